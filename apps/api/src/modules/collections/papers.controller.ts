import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  StreamableFile,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConflictResponse, ApiConsumes, ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  UPLOAD_BYTES_MAX,
  type AddedPaper,
  type Paper,
  type PaperPage,
  type PaperSummary,
} from '@veracite/contracts/collections';
import type { CheckEntry } from '@veracite/contracts/checks';

import { UuidParam } from '../../platform/problem/uuid.pipe';
import { RateLimited } from '../../platform/security/rate-limit.guard';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { EntriesQuery } from '../checks/dto';
import type { SentFile } from '../checks/list-reader.service';
import { DigestsDto, PapersQuery } from './dto';
import { PaperDetails } from './paper-details.service';
import { Papers } from './papers.service';

@ApiTags('collections')
@ApiCookieAuth()
@OpenToKeys('desk')
@Controller('api/collections/:id/papers')
export class PapersController {
  constructor(
    private readonly papers: Papers,
    private readonly details: PaperDetails,
  ) {}

  @Post()
  @HttpCode(200)
  @RateLimited('parses')
  @UseInterceptors(
    FileInterceptor('file', {
      limits: { fileSize: UPLOAD_BYTES_MAX, files: 1, fields: 0, parts: 2 },
      defParamCharset: 'utf8',
    }),
  )
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  })
  @ApiOperation({
    summary: 'Adds a paper, or the papers of an archive (.zip, .tar, .tar.gz)',
    description:
      'A paper has at most 30 MB, an archive 100 MB. A LaTeX project as .zip is one paper. Files that the collection has already are not added again. Each paper is read and checked in the background; the credits of the owner of the group are charged.',
  })
  add(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @UploadedFile() file: SentFile | undefined,
  ): Promise<AddedPaper[]> {
    return this.papers.add(user.id, id, file);
  }

  @Post('known')
  @HttpCode(200)
  @ApiOperation({ summary: 'Those of the given digests whose files are in the collection already' })
  known(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Body() { digests }: DigestsDto,
  ): Promise<string[]> {
    return this.papers.known(user.id, id, digests);
  }

  @Get()
  @ApiOperation({ summary: 'The queue: papers by expected number of invented references, highest first' })
  page(@CurrentUser() user: User, @Param('id', UuidParam) id: string, @Query() query: PapersQuery): Promise<PaperPage> {
    return this.details.page(user.id, id, query);
  }

  @Get(':paper')
  @ApiOperation({ summary: 'A paper with its flagged and decided references, decisions and signals' })
  get(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Param('paper', UuidParam) paper: string,
  ): Promise<Paper> {
    return this.details.get(user.id, id, paper);
  }

  @Get(':paper/entries')
  @ApiOperation({ summary: 'The first 500 references of a paper with their results, or those of `entries`' })
  entries(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Param('paper', UuidParam) paper: string,
    @Query() { entries }: EntriesQuery,
  ): Promise<CheckEntry[] | StreamableFile> {
    return this.details.entries(user.id, id, paper, entries);
  }

  @Delete(':paper')
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a paper with its file, results and decisions' })
  remove(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Param('paper', UuidParam) paper: string,
  ): Promise<void> {
    return this.papers.remove(user.id, id, paper);
  }

  @Post(':paper/retry')
  @HttpCode(202)
  @ApiOperation({ summary: 'Reads an unreadable paper again, or starts one that waits for credits' })
  @ApiConflictResponse({ description: 'The paper is being read, or was checked' })
  async retry(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Param('paper', UuidParam) paper: string,
  ): Promise<PaperSummary> {
    await this.papers.retry(user.id, id, paper);
    return this.details.summary(user.id, id, paper);
  }
}
