import { Body, Controller, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ParseAnswer } from '@veracite/contracts/parse';
import type { Request } from 'express';
import { jsonResponse } from '../../platform/http/file-response';
import { OpenToVisitors } from '../../platform/security/open-routes';
import { RateLimited } from '../../platform/security/rate-limit.guard';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import type { User } from '../auth/entities';
import { ListReader, requesterOf } from '../checks/list-reader.service';
import { ParseDto } from './dto';

@ApiTags('citations')
@Controller('api/citations')
export class ParseController {
  constructor(private readonly reader: ListReader) {}

  @Post('parse')
  @OpenToVisitors()
  @OpenToKeys('verify', 'bibliography')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Finds the references in a text; free, and open without signing in',
    description:
      'Accepts any supported format: lists with one reference per line, numbered, wrapped or separated by blank lines, BibTeX, RIS and other files. Plain text without another clear layout is read line by line, and so is any text with `layout`.',
  })
  @ApiOkResponse({
    description:
      '`start` and `end` are offsets of the text in UTF-16 units: of the text sent, or of `text` where the answer has one (two columns that were copied line by line are separated; send that text with its entries). `leftOut.kind` is `heading`, `page` (a page number or running head), `prose` or `too-long`. `cost` is the number of credits for checking all entries.',
  })
  @RateLimited('parses')
  async parse(
    @CurrentUser() user: User | undefined,
    @Body() { text, layout }: ParseDto,
    @Req() request: Request,
  ): Promise<ParseAnswer | StreamableFile> {
    const answer = await this.reader.parse(text, layout, requesterOf(user, request));
    return answer instanceof Uint8Array ? jsonResponse(answer) : answer;
  }
}
