import { Body, Controller, HttpCode, Inject, Post, Req, StreamableFile, UploadedFile } from '@nestjs/common';
import { ApiConflictResponse, ApiCookieAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Sources } from '@veracite/connectors/sources';
import { DOCUMENT_LIMITS } from '@veracite/contracts/documents';
import type { WorkPassages } from '@veracite/contracts/passages';
import { askPassages } from '@veracite/verification/fit/ask-passages';
import type { Request } from 'express';
import { abortedWith } from '../../platform/http/request';
import { jsonResponse } from '../../platform/http/file-response';
import { Upload, type SentFile } from '../../platform/http/upload';
import { badRequest } from '../../platform/problem/problem';
import { CpuBound } from '../../platform/security/rate-limit.guard';
import { Threads } from '../../platform/threads/threads';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import type { User } from '../auth/entities';
import { SOURCES } from '../connectors/tokens';
import { CheckLists } from '../checks/check-lists.service';
import { CorrectedFiles } from '../checks/corrected-files.service';
import { CorrectedDto, PassagesDto } from '../checks/dto';
import { ListReader, requesterOf } from '../checks/list-reader.service';

@ApiTags('documents')
@ApiCookieAuth()
@Controller('api/documents')
export class DocumentsController {
  constructor(
    private readonly reader: ListReader,
    private readonly lists: CheckLists,
    private readonly correctedFiles: CorrectedFiles,
    private readonly threads: Threads,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  @Post()
  @OpenToKeys('verify', 'bibliography')
  @HttpCode(200)
  @CpuBound()
  @Upload(DOCUMENT_LIMITS.bytes)
  @ApiOperation({
    summary: 'Reads a whole document: its references, its citations in the text, what is wrong between them; free',
    description:
      'PDF, Word (.docx), OpenDocument (.odt), a LaTeX or Markdown project (.zip), .tex, .md, HTML, JATS, TEI or plain text, by content, at most 30 MB. The file is read and forgotten. The texts of `references` go to `/api/citations/verify-batch` or `/api/bibliography/analyze` when they are to be checked, which costs `cost` credits.',
  })
  @ApiOkResponse({
    description:
      'Places are offsets of `text` in UTF-16 units; boxes are points of the page from its upper left corner. Positions in `refs` and `citations` count from 0.',
  })
  async read(
    @CurrentUser() user: User,
    @UploadedFile() file: SentFile | undefined,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    if (!file) throw badRequest('Please send a document as the field "file" of a multipart/form-data body', '/file');
    return jsonResponse((await this.reader.readFile(file, requesterOf(user, request))).answer);
  }

  @Post('corrected')
  @OpenToKeys('verify', 'bibliography')
  @HttpCode(200)
  @CpuBound()
  @Upload(DOCUMENT_LIMITS.bytes, { fields: 1 })
  @ApiOperation({
    summary: 'A corrected copy of a document whose references were checked; free',
    description:
      'Send the document as the field `file` of a form, and as `check` the check of its references. Word documents and OpenDocument texts have tracked changes, in their list and where the text cites a corrected entry, and comments; the list of a LaTeX, Markdown or text file is corrected in place. If corrections were accepted, only those are made. Everything else of the file stays as it is. The file is not stored.',
  })
  @ApiProduces('application/octet-stream')
  @ApiConflictResponse({ description: 'The check has not ended, is that of another document, or needs no correction' })
  async corrected(
    @CurrentUser() user: User,
    @Body() { check }: CorrectedDto,
    @UploadedFile() file: SentFile | undefined,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    if (!file) throw badRequest('Please send a document as the field "file" of a multipart/form-data body', '/file');
    const { id } = await this.lists.ended(user, check);
    return this.correctedFiles.of(file, id, requesterOf(user, request));
  }

  @Post('passages')
  @OpenToKeys('verify', 'bibliography')
  @HttpCode(200)
  @CpuBound()
  @ApiOperation({
    summary: 'Finds the sentence of each cited abstract that is nearest to the sentences that cite it; free',
    description:
      'Databases are asked for the abstracts by identifier. The sentences are not stored and not sent to any database. A passage says where to look, not whether the work supports the sentence.',
  })
  passages(
    @CurrentUser() user: User,
    @Body() { works }: PassagesDto,
    @Req() request: Request,
  ): Promise<WorkPassages[]> {
    const signal = abortedWith(request);
    return askPassages(works, this.sources, {
      signal,
      userId: user.id,
      fit: (abstracts) => this.threads.run('nearestPassages', [abstracts], user.id, signal),
    });
  }
}
