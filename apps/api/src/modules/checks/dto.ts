import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CHECK_TOOLS, type CheckTool } from '@veracite/contracts/check-tools';
import { type ChangeCheck, type CheckOptions, type EntryOperation, type RunCheck } from '@veracite/contracts/checks';
import { LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { STYLES, type Style } from '@veracite/model/verification';
import { Transform, Type } from 'class-transformer';
import {
  Allow,
  IsEmpty,
  IsUUID,
  IsIn,
  Matches,
  ValidateBy,
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsObject,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { z } from 'zod';
import { badRequest } from '../../platform/problem/problem';
import { BooleanField, ChoiceField, TextField, WhenGiven } from '../../platform/problem/validators';
import { Citations, Entries, Layout, ListText, LONGEST, Manuscript, ManuscriptAuthors } from './list-fields';
import { PASSAGE_LIMITS, type CitedWork, type PassagesRequest } from '@veracite/contracts/passages';

const IDENTIFIER_MAX = 300;
const { works: WORKS, sentences: SENTENCES, sentenceChars: CHARS } = PASSAGE_LIMITS;

const Identifier = (example: string) => TextField(IDENTIFIER_MAX, { required: false, example });

class CitedWorkDto implements CitedWork {
  @Identifier('10.1038/nature14539')
  doi?: string;

  @Identifier('1706.03762')
  arxiv?: string;

  @Identifier('26017442')
  pmid?: string;

  @Identifier('PMC4096799')
  pmcid?: string;

  @ApiProperty({ type: [String], maxItems: SENTENCES, description: 'The sentences that cite the work' })
  @ArrayMaxSize(SENTENCES, { message: `A work may have at most ${SENTENCES} sentences` })
  @MaxLength(CHARS, { each: true, message: `A sentence may have at most ${CHARS} characters` })
  @IsString({ each: true, message: 'sentences must be texts' })
  @IsArray({ message: 'sentences must be a list' })
  sentences!: string[];
}

export class CorrectedDto {
  @ApiProperty({ type: String, format: 'uuid', description: 'The check of the references of the document' })
  @IsUUID('all', { message: 'check must be the id of a check' })
  check!: string;

  @ApiProperty({ type: String, format: 'binary' })
  @Allow()
  file?: unknown;
}

export class PassagesDto implements PassagesRequest {
  @ApiProperty({ type: [CitedWorkDto], maxItems: WORKS })
  @ValidateNested({ each: true })
  @Type(() => CitedWorkDto)
  @IsObject({ each: true, message: 'works must be a list of works' })
  @ArrayMaxSize(WORKS, { message: `At most ${WORKS} works can be asked for at once` })
  @ArrayNotEmpty({ message: 'Please send at least one work' })
  @IsArray({ message: 'works must be a list' })
  works!: CitedWorkDto[];
}

const DEPTHS = ['full', 'quick'] as const;

/** Reads a boolean of a form. */
const FormBoolean = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));

/** Options of a check, each of which may be left out. */
export class CheckOptionsDto implements ChangeCheck {
  @ChoiceField(STYLES, { required: false, description: 'Default: apa' })
  style?: Style;

  @ChoiceField(DEPTHS, { required: false, description: '`quick` costs half as many credits. Default: full' })
  depth?: CheckOptions['depth'];

  @BooleanField({
    required: false,
    description:
      'false: the results are available for an hour after they were first fetched, and then deleted. Default: true',
  })
  @FormBoolean()
  keep?: boolean;

  @Manuscript()
  manuscript?: string;

  @ManuscriptAuthors()
  manuscriptAuthors?: string;
}

export class CreateCheckDto extends CheckOptionsDto {
  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: LIMITS.checkMaxChars })
  @ListText(LIMITS.checkMaxChars)
  @WhenGiven()
  text?: string;

  @Layout()
  layout?: 'one-a-line';

  @Entries(LIMITS.checkMaxEntries, { description: 'Entries of `text`, with the offsets from `/api/citations/parse`' })
  entries?: ChosenEntry[];

  @Citations(LIMITS.checkMaxEntries, `A list may have at most ${LIMITS.checkMaxEntries} references`)
  @WhenGiven()
  citations?: string[];

  @ApiPropertyOptional({
    type: 'string',
    format: 'binary',
    description: 'A document, in a multipart/form-data body with the options. It is read and not stored.',
  })
  @IsEmpty({ message: 'A file must be sent as multipart/form-data' })
  @WhenGiven()
  file?: unknown;

  @ChoiceField(CHECK_TOOLS, { required: false, description: 'Default: citations, and documents for a file' })
  tool?: CheckTool;
}

export class RunCheckDto extends CheckOptionsDto implements RunCheck {
  @BooleanField({
    required: false,
    default: false,
    description: 'true: checks the first references that your credits cover, and leaves out the others',
  })
  partly: boolean = false;
}

/** Documentation of an operation; `Operations` validates it. */
class OperationDto {
  @ApiProperty({ enum: ['join', 'cut', 'edit', 'add', 'include'] })
  op!: string;

  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  position!: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'Of `cut`: an offset of `raw` in UTF-16 units' })
  at?: number;

  @ApiPropertyOptional({ type: String, maxLength: LONGEST, description: 'Of `edit` and `add`: the new text' })
  raw?: string;

  @ApiPropertyOptional({ type: Boolean, description: 'Of `include`' })
  included?: boolean;
}

const POSITION = z.int().min(0).max(999_999);
const RAW = z.string().max(LIMITS.lineMax - 1);
const OPERATION: z.ZodType<EntryOperation> = z.discriminatedUnion('op', [
  z.object({ op: z.literal('join'), position: POSITION }),
  z.object({ op: z.literal('cut'), position: POSITION, at: POSITION.min(1) }),
  z.object({ op: z.literal('edit'), position: POSITION, raw: RAW }),
  z.object({ op: z.literal('add'), position: POSITION, raw: RAW }),
  z.object({ op: z.literal('include'), position: POSITION, included: z.boolean() }),
]);
const OPERATIONS = z.array(OPERATION).min(1).max(LIMITS.entryOperations);

export class EntryOperationsDto {
  @ApiProperty({ type: [OperationDto], minItems: 1, maxItems: LIMITS.entryOperations })
  @ValidateBy(
    { name: 'operations', validator: { validate: (value: unknown) => OPERATIONS.safeParse(value).success } },
    {
      message: `operations must be a list of 1 to ${LIMITS.entryOperations} operations: {op: join, position}, {op: cut, position, at}, {op: edit, position, raw}, {op: add, position, raw} or {op: include, position, included}`,
    },
  )
  operations!: EntryOperation[];
}

export class EntriesQuery {
  @ApiPropertyOptional({
    type: String,
    example: '500-999',
    description: `Positions of the first and last entry to return, at most ${LIMITS.checkEntriesPage}. Default: the first ${LIMITS.checkEntriesPage}`,
  })
  @Matches(/^\d{1,6}-\d{1,6}$/, { message: 'entries must be two positions, such as 0-499' })
  @WhenGiven()
  entries?: string;
}

/** Returns the positions of the first and the last entry of a range. @throws Problem 400 for more than a page */
export function rangeOf(entries = `0-${LIMITS.checkEntriesPage - 1}`): [from: number, to: number] {
  const [from = 0, to = 0] = entries.split('-').map(Number);
  if (to < from || to - from >= LIMITS.checkEntriesPage)
    throw badRequest(`entries must be at most ${LIMITS.checkEntriesPage} positions, in order`, '/entries');
  return [from, to];
}

export class OpenQuery {
  @ApiPropertyOptional({ enum: ['open'], description: 'Checks that were not started or are running' })
  @IsIn(['open'], { message: 'state must be open' })
  @WhenGiven()
  state?: 'open';
}
