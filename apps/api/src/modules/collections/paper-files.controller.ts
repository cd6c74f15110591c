import { Body, Controller, Get, Param, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiCookieAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Paper } from '@veracite/contracts/collections';
import { PositionParam, UuidParam } from '../../platform/problem/uuid.pipe';
import { CpuBound } from '../../platform/security/cpu-bound';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { Decisions } from './decisions.service';
import { DecisionDto, LetterQuery } from './dto';
import { PaperDetails } from './paper-details.service';
import { download, LETTER_TYPES, PaperFiles } from './paper-files.service';

/** Decisions about a paper, the letter to its authors, and its file. */
@ApiTags('collections')
@ApiCookieAuth()
@OpenToKeys('desk')
@Controller('api/collections/:id/papers/:paper')
export class PaperFilesController {
  constructor(
    private readonly decisions: Decisions,
    private readonly details: PaperDetails,
    private readonly files: PaperFiles,
  ) {}

  @Put('decisions/:position')
  @ApiOperation({
    summary: 'Decides about a reference, or withdraws a decision',
    description:
      '`confirmed`: it counts as certain. `dismissed`: it does not count. `asked`: the authors are asked for evidence. With `everywhere` it applies to the same reference in all papers of the collection.',
  })
  @ApiConflictResponse({ description: 'The decision has another version; `current` has it' })
  async decide(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Param('paper', UuidParam) paper: string,
    @Param('position', PositionParam) position: number,
    @Body() decision: DecisionDto,
  ): Promise<Paper> {
    await this.decisions.decide(user.id, id, paper, position, decision);
    return this.details.get(user.id, id, paper);
  }

  @Get('letter')
  @ApiOperation({ summary: 'A letter that asks the authors about flagged references, as text, Word or e-mail' })
  @ApiProduces(...Object.values(LETTER_TYPES).map((type) => type.replace(/;.*/, '')))
  @ApiConflictResponse({ description: 'There is nothing to ask' })
  async letter(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Param('paper', UuidParam) paper: string,
    @Query() { format }: LetterQuery,
  ): Promise<StreamableFile> {
    return download(await this.files.letter(user, id, paper, format));
  }

  @Get('annotated')
  @CpuBound()
  @ApiOperation({ summary: 'The file with a remark about each reference: PDF, Word, JATS or TEI' })
  @ApiProduces('application/octet-stream')
  @ApiConflictResponse({ description: 'The paper was not checked yet' })
  async annotated(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Param('paper', UuidParam) paper: string,
  ): Promise<StreamableFile> {
    return download(await this.files.annotated(user, id, paper));
  }

  @Get('file')
  @ApiOperation({ summary: 'The file as it was uploaded' })
  @ApiProduces('application/octet-stream')
  async file(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Param('paper', UuidParam) paper: string,
  ): Promise<StreamableFile> {
    return download(await this.files.file(user.id, id, paper));
  }
}
