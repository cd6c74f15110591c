import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import {
  UPLOAD_BYTES_MAX,
  type AddedPaper,
  type Paper,
  type PaperPage,
  type PaperSummary,
} from '@veracite/contracts/collections';
import { Upload, type SentFile } from '../../platform/http/upload';
import { PositionParam, UuidParam } from '../../platform/problem/uuid.pipe';
import { RateLimited, CpuBound } from '../../platform/security/rate-limit.guard';
import { Entered, EnteredPaper, ForEditors, ForMembers } from './collection-access';
import { CollectionFiles, LETTER_TYPES } from './collection-files.service';
import type { InCollection, InPaper } from './collections.service';
import { Decisions } from './decisions.service';
import { DecisionDto, DigestsDto, LetterQuery, PapersQuery } from './dto';
import { PaperViews } from './paper-views.service';
import { Papers } from './papers.service';

@ForMembers()
@Controller('api/collections/:id/papers')
export class PapersController {
  constructor(
    private readonly papers: Papers,
    private readonly views: PaperViews,
    private readonly decisions: Decisions,
    private readonly files: CollectionFiles,
  ) {}

  @Post()
  @ForEditors()
  @HttpCode(200)
  @RateLimited('parses')
  @Upload(UPLOAD_BYTES_MAX)
  @ApiOperation({
    summary: 'Adds a paper, or the papers of an archive (.zip, .tar, .tar.gz)',
    description:
      'A paper has at most 30 MB, an archive 100 MB. A LaTeX project as .zip is one paper. Files that the collection has already are not added again. Each paper is read and checked in the background; the credits of the owner of the group are charged.',
  })
  add(@Entered() place: InCollection, @UploadedFile() file: SentFile | undefined): Promise<AddedPaper[]> {
    return this.papers.add(place, file);
  }

  @Post('known')
  @ForEditors()
  @HttpCode(200)
  @ApiOperation({ summary: 'Those of the given digests whose files are in the collection already' })
  known(@Entered() { collection }: InCollection, @Body() { digests }: DigestsDto): Promise<string[]> {
    return this.papers.known(collection.id, digests);
  }

  @Get()
  @ApiOperation({ summary: 'The queue: papers by expected number of invented references, highest first' })
  page(@Entered() { collection }: InCollection, @Query() query: PapersQuery): Promise<PaperPage> {
    return this.views.page(collection.id, query);
  }

  @Get(':paper')
  @ApiOperation({
    summary: 'A paper with its flagged and decided references, decisions and signals',
    description: '`GET /api/checks/{id}` with its `checkId` has all references.',
  })
  get(@EnteredPaper() { paper }: InPaper): Promise<Paper> {
    return this.views.get(paper);
  }

  @Delete(':paper')
  @ForEditors()
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a paper with its file, results and decisions' })
  remove(@EnteredPaper() place: InPaper): Promise<void> {
    return this.papers.remove(place);
  }

  @Post(':paper/retry')
  @ForEditors()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Reads an unreadable paper again, checks references without a verdict again, or tries again for credits',
  })
  @ApiConflictResponse({ description: 'The paper is being read or checked, or each reference has a verdict' })
  retry(@EnteredPaper() place: InPaper): Promise<PaperSummary> {
    return this.papers.retry(place);
  }

  @Put(':paper/decisions/:position')
  @ForEditors()
  @ApiOperation({
    summary: 'Decides about a reference, or withdraws a decision',
    description:
      '`confirmed`: it counts as certain. `dismissed`: it does not count. `asked`: the authors are asked for evidence. With `everywhere` it applies to the same reference in all papers of the collection.',
  })
  @ApiConflictResponse({ description: 'The decision has another version; `current` has it' })
  async decide(
    @EnteredPaper() place: InPaper,
    @Param('position', PositionParam) position: number,
    @Body() decision: DecisionDto,
  ): Promise<Paper> {
    return this.views.get(await this.decisions.decide(place, position, decision));
  }

  @Get(':paper/letter')
  @ApiOperation({ summary: 'A letter that asks the authors about flagged references, as text, Word or e-mail' })
  @ApiProduces(...Object.values(LETTER_TYPES))
  @ApiConflictResponse({ description: 'There is nothing to ask' })
  letter(@EnteredPaper() place: InPaper, @Query() { format }: LetterQuery): Promise<StreamableFile> {
    return this.files.letter(place, format);
  }

  @Delete(':paper/answers')
  @ForEditors()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Withdraws the address at which authors answer; answers are kept, and the next letter has a new address',
  })
  withdrawAnswers(@EnteredPaper() place: InPaper): Promise<void> {
    return this.files.withdrawAnswers(place);
  }

  @Get(':paper/answers/:answer/file')
  @ApiOperation({ summary: 'The file that the authors sent in answer to a letter' })
  @ApiProduces('application/octet-stream')
  answerFile(@EnteredPaper() place: InPaper, @Param('answer', UuidParam) answer: string): Promise<StreamableFile> {
    return this.files.answerFile(place, answer);
  }

  @Get(':paper/annotated')
  @CpuBound()
  @ApiOperation({ summary: 'The file with a remark about each reference: PDF, Word, OpenDocument, JATS or TEI' })
  @ApiProduces('application/octet-stream')
  @ApiConflictResponse({ description: 'The paper was not checked yet' })
  annotated(@EnteredPaper() place: InPaper): Promise<StreamableFile> {
    return this.files.annotated(place);
  }

  @Get(':paper/corrected')
  @CpuBound()
  @ApiOperation({
    summary:
      'The file with corrections: tracked changes in Word and OpenDocument, in place in LaTeX, Markdown and text',
  })
  @ApiProduces('application/octet-stream')
  @ApiConflictResponse({ description: 'The paper was not checked yet, or has nothing to correct' })
  corrected(@EnteredPaper() place: InPaper): Promise<StreamableFile> {
    return this.files.corrected(place);
  }

  @Get(':paper/document')
  @CpuBound()
  @ApiOperation({ summary: 'The file as `POST /api/documents` reads it: its text, citations, references and problems' })
  @ApiOkResponse({ description: 'Positions of `references` are those of the entries of the check' })
  document(@EnteredPaper() place: InPaper): Promise<StreamableFile> {
    return this.files.document(place);
  }

  @Get(':paper/file')
  @ApiOperation({ summary: 'The file as it was uploaded' })
  @ApiProduces('application/octet-stream')
  file(@EnteredPaper() place: InPaper): Promise<StreamableFile> {
    return this.files.file(place);
  }
}
