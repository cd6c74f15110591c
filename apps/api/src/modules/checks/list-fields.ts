import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { STYLES, type Style } from '@veracite/model/verification';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import {
  BooleanField,
  ChoiceField,
  isVisible,
  NoBinary,
  Trimmed,
  Visible,
  WhenGiven,
} from '../../platform/problem/validators';

/* Fields that several requests have. */

export const EXAMPLE = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521, 436–444.';
export const LONGEST = LIMITS.lineMax - 1;
export const NO_TEXT = 'Please enter at least one citation';
const AUTHORS_MAX = 2_000;

/** A text with references. */
export const ListText = (max: number) =>
  applyDecorators(
    IsString({ message: 'text must be a string' }),
    MaxLength(max, { message: `A text may have at most ${max} characters` }),
    Visible({ message: NO_TEXT }),
    NoBinary(),
  );

/** The text that the entries of a request refer to. */
export const SourceText = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      maxLength: LIMITS.parseMaxChars,
      example: EXAMPLE,
      description: 'The text that `entries` refer to, instead of citations; it is parsed once',
    }),
    ListText(LIMITS.parseMaxChars),
    WhenGiven(),
  );

/** The option to read a text line by line. */
export const Layout = () =>
  applyDecorators(
    ApiPropertyOptional({ enum: ['one-a-line'], description: 'Every line of `text` that is not blank is an entry' }),
    IsIn(['one-a-line'], { message: 'layout must be one-a-line, or left out' }),
    WhenGiven(),
  );

/** Citations without surrounding spaces. @param tooMany the error for more than `max` */
export const Citations = (max: number, tooMany: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: [String], maxItems: max, description: 'Instead of `text`' }),
    IsArray({ message: 'citations must be a list of texts' }),
    ArrayNotEmpty({ message: NO_TEXT }),
    ArrayMaxSize(max, { message: tooMany }),
    IsString({ each: true, message: 'Every citation must be a string' }),
    MaxLength(LONGEST, { each: true, message: `A citation may have at most ${LONGEST} characters` }),
    Visible({ each: true, message: 'Every citation must have visible text' }),
    NoBinary({ each: true }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'string' ? item.trim() : item)) : value,
    ),
  );

/** Makes a field optional when the request has a text with entries; when present, it is always validated. */
export const UnlessFromText = () =>
  ValidateIf((request: { text?: unknown }, value: unknown) => value !== undefined || request.text === undefined);

/** Documentation of an entry; `Entries` validates it. */
class EntryDto implements ChosenEntry {
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  start!: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: EXAMPLE.length })
  end!: number;

  @ApiPropertyOptional({ type: String, maxLength: LONGEST, description: 'Replaces the text in the range' })
  citation?: string;
}

function isEntry(value: unknown): value is ChosenEntry {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { start, end, citation } = value as Partial<Record<keyof ChosenEntry, unknown>>;
  const isSpan =
    Number.isSafeInteger(start) && Number.isSafeInteger(end) && 0 <= Number(start) && Number(start) < Number(end);
  return (
    isSpan &&
    (citation === undefined ||
      (typeof citation === 'string' && citation.length < LIMITS.lineMax && (citation === '' || isVisible(citation))))
  );
}

/** One to `max` entries of a text: offsets `{start, end}`, and `citation` when the user edited the text. */
export function Entries(max: number, documented: ApiPropertyOptions = {}): PropertyDecorator {
  const validate = (value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.length <= max && value.every(isEntry);
  return applyDecorators(
    ApiPropertyOptional({ ...documented, type: [EntryDto], minItems: 1, maxItems: max } as ApiPropertyOptions),
    ValidateBy(
      { name: 'entries', validator: { validate } },
      { message: `entries must be a list of 1 to ${max} entries {start, end, citation?} with 0 ≤ start < end` },
    ),
    WhenGiven(),
  );
}

/** The options of the routes of the specification. */
export class ListOptions {
  @ChoiceField(STYLES, { required: false, default: 'apa' })
  format: Style = 'apa';

  /** The account's setting takes precedence. */
  @BooleanField({
    required: false,
    default: true,
    description:
      'false: nothing of the text is kept, and the answer has no id. A list is available for an hour after it was first fetched completely, and for a day if it is not fetched.',
  })
  keep: boolean = true;
}

/** The text that cites a list. */
export const Manuscript = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      maxLength: LIMITS.manuscriptMaxChars,
      description: 'The text that cites the list. Its in-text citations are parsed; the text is not stored.',
    }),
    IsOptional(),
    IsString({ message: 'manuscript must be a string' }),
    MaxLength(LIMITS.manuscriptMaxChars, {
      message: `A manuscript may have at most ${LIMITS.manuscriptMaxChars} characters`,
    }),
  );

export const ManuscriptAuthors = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: AUTHORS_MAX, example: 'Ada Lovelace; Charles Babbage' }),
    IsOptional(),
    IsString({ message: 'manuscriptAuthors must be a string' }),
    Trimmed(),
    MaxLength(AUTHORS_MAX, { message: `manuscriptAuthors may have at most ${AUTHORS_MAX} characters` }),
  );
