import { Body, Controller, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { LIMITS, textLines } from '@veracite/contracts/limits';
import type { ParseAnswer } from '@veracite/contracts/parse';
import type { Request } from 'express';
import { abortedWith } from '../../../platform/http/aborted';
import { jsonResponse } from '../../../platform/http/json-response';
import { badRequest } from '../../../platform/problem/problem';
import { RateLimited } from '../../../platform/security/rate-limit.guard';
import { OpenToKeys } from '../../auth/keys/open-to-keys';
import { CurrentUser } from '../../auth/session.guard';
import { OpenToVisitors } from '../../../platform/security/open-routes';
import type { User } from '../../auth/user.entity';
import { byLine } from '../../../tasks/parse-answer';
import { PARSE_RESPONSE } from './documentation';
import { ParseDto } from './dto';
import { TextReader } from './text-reader.service';

@ApiTags('citations')
@Controller('api/citations')
export class ParseController {
  constructor(private readonly reader: TextReader) {}

  @Post('parse')
  @OpenToVisitors()
  @OpenToKeys('verify', 'bibliography')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Finds the references in a text; free, and open without signing in',
    description:
      'Accepts any supported format: lists with one reference per line, numbered, wrapped or separated by blank lines, BibTeX, RIS and other files. Plain text without another clear layout is read line by line, and so is any text with `layout`.',
  })
  @ApiOkResponse(PARSE_RESPONSE)
  @ApiResponse({ status: 429, description: 'Too many requests of this user or address' })
  @RateLimited('parses')
  async parse(
    @CurrentUser() user: User | undefined,
    @Body() { text, layout }: ParseDto,
    @Req() request: Request,
  ): Promise<ParseAnswer | StreamableFile> {
    const queueKey = user?.id ?? request.ip ?? '';
    if (layout === undefined)
      return jsonResponse(await this.reader.readToJson(text, { queueKey, signal: abortedWith(request) }));
    if (textLines(text).length > LIMITS.parseMaxLines)
      throw badRequest(`A text may have at most ${LIMITS.parseMaxLines} lines`, '/text');
    return byLine(text);
  }
}
