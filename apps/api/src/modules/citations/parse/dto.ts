import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { isVisible, NoBinary, Visible, WhenGiven } from '../../../platform/problem/validators';

const EXAMPLE = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521, 436–444.';
const TOO_LONG = `A text may have at most ${LIMITS.parseMaxChars} characters`;
const NO_TEXT = 'Please enter at least one citation';

export class ParseDto {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.parseMaxChars, example: EXAMPLE })
  @NoBinary()
  @Visible({ message: NO_TEXT })
  @IsNotEmpty({ message: NO_TEXT })
  @MaxLength(LIMITS.parseMaxChars, { message: TOO_LONG })
  @IsString({ message: 'text must be a text' })
  text!: string;

  @ApiPropertyOptional({ enum: ['one-a-line'], description: 'Every line that is not blank is an entry' })
  @IsIn(['one-a-line'], { message: 'layout must be one-a-line, or left out' })
  @WhenGiven()
  layout?: 'one-a-line';
}

/** Documentation of an entry; `Entries` validates it. */
class EntryDto implements ChosenEntry {
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  start!: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: EXAMPLE.length })
  end!: number;

  @ApiPropertyOptional({ type: String, maxLength: LIMITS.lineMax - 1, description: 'Replaces the text in the range' })
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

/** Validates one to `max` entries of a text: offsets `{start, end}`, and `citation` when the user edited the text. */
export function Entries(max: number, documented: ApiPropertyOptions = {}): PropertyDecorator {
  const message = `entries must be a list of 1 to ${max} entries {start, end, citation?} with 0 ≤ start < end`;
  const validate = (value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.length <= max && value.every(isEntry);
  return (target, key) => {
    ApiPropertyOptional({ ...documented, type: [EntryDto], minItems: 1, maxItems: max } as ApiPropertyOptions)(
      target,
      key,
    );
    ValidateBy({ name: 'entries', validator: { validate } }, { message })(target, key);
    WhenGiven()(target, key);
  };
}

/** Validates the text that the entries of a request refer to. */
export function SourceText(): PropertyDecorator {
  return (target, key) => {
    ApiPropertyOptional({
      type: String,
      maxLength: LIMITS.parseMaxChars,
      example: EXAMPLE,
      description: 'The text that `entries` refer to, instead of citations; it is parsed once',
    })(target, key);
    NoBinary()(target, key);
    Visible({ message: NO_TEXT })(target, key);
    MaxLength(LIMITS.parseMaxChars, { message: TOO_LONG })(target, key);
    IsString({ message: 'text must be a text' })(target, key);
    WhenGiven()(target, key);
  };
}

/** Makes a field optional when the request has a text with entries; when present, it is always validated. */
export function UnlessFromText(): PropertyDecorator {
  return ValidateIf((request: { text?: unknown }, value: unknown) => value !== undefined || request.text === undefined);
}

/** The option of version 0.1 that kept answers for certificates: accepted, and ignored. */
export const Seal = () =>
  applyDecorators(
    ApiPropertyOptional({ deprecated: true, description: 'Ignored: every kept result has a certificate' }),
    IsBoolean({ message: 'seal must be true or false' }),
    IsOptional(),
  );
