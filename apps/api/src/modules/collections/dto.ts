import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  COLLECTION_NAME_MAX,
  DECISION_KINDS,
  DIGESTS_MAX,
  LETTER_MAX,
  PAPER_STATES,
  POLICY_MAX,
  REASON_MAX,
  RETENTION_DAYS,
  type ChangeCollection,
  type CreateCollection,
  type DecisionKind,
  type DecisionRequest,
  type PaperState,
} from '@veracite/contracts/collections';
import { ANSWER_LIMITS } from '@veracite/contracts/letter-answers';
import { COLLECTION_FORMATS, type CollectionFormat } from '@veracite/desk/export/table';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, IsNotEmpty, IsUUID, Matches, ValidateIf } from 'class-validator';
import {
  BooleanField,
  ChoiceField,
  IntegerField,
  NameField,
  Printable,
  QueryInt,
  TextField,
  Trimmed,
  Visible,
  WhenGiven,
} from '../../platform/problem/validators';

const LETTERS = ['text', 'docx', 'eml'] as const;

/** A body that sets the policy and the retention of a collection. */
class CollectionSettings {
  @TextField(POLICY_MAX, {
    required: false,
    example: 'conference',
    description: 'Name of a ready policy, or a policy as YAML',
  })
  @IsNotEmpty({ message: 'policy may not be empty' })
  @WhenGiven()
  policy?: string;

  @IntegerField(RETENTION_DAYS.min, RETENTION_DAYS.max, {
    required: false,
    description: `Days from now after which the collection is deleted. Default: ${RETENTION_DAYS.default}`,
  })
  retentionDays?: number;
}

export class CreateCollectionDto extends CollectionSettings implements CreateCollection {
  @NameField(COLLECTION_NAME_MAX, { example: 'ICML 2027 submissions' })
  name!: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Default: your own group' })
  @IsUUID('all', { message: 'groupId must be the id of a group' })
  @WhenGiven()
  groupId?: string;
}

export class ChangeCollectionDto extends CollectionSettings implements ChangeCollection {
  @NameField(COLLECTION_NAME_MAX, { required: false })
  name?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'The version that the new policy replaces' })
  @IsInt({ message: 'policyVersion must be a whole number' })
  @ValidateIf(({ policy }: ChangeCollectionDto) => policy !== undefined)
  policyVersion?: number;

  @Trimmed()
  @TextField(LETTER_MAX, {
    required: false,
    description:
      'Template of letters, with placeholders such as {questions}; the first paragraph is the subject. Empty: that of the product',
  })
  letter?: string;
}

export class DigestsDto {
  @ApiProperty({
    type: [String],
    maxItems: DIGESTS_MAX,
    example: ['ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    description: 'SHA-256 of files, in hexadecimal',
  })
  @Matches(/^[\da-f]{64}$/, { each: true, message: 'Each digest must have 64 hexadecimal digits in lower case' })
  @ArrayMaxSize(DIGESTS_MAX, { message: `digests may have at most ${DIGESTS_MAX} entries` })
  @ArrayNotEmpty({ message: 'digests may not be empty' })
  @IsArray({ message: 'digests must be a list' })
  digests!: string[];
}

export class PapersQuery {
  @TextField(100, { required: false, description: '`next` of the previous page' })
  cursor?: string;

  @ChoiceField([...PAPER_STATES, 'undecided', 'answered'], {
    required: false,
    description: '`undecided`: papers with flags without a decision. `answered`: with new answers of the authors',
  })
  state?: PaperState | 'undecided' | 'answered';

  @TextField(200, { required: false, description: 'Part of the file name or the title' })
  q?: string;
}

/** Completes a bare DOI to an address. */
const CompletedAddress = () =>
  Transform(({ value }: { value: unknown }) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' ? undefined : String(text).startsWith('10.') ? `https://doi.org/${String(text)}` : text;
  });

export class AnswerDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Position of the reference' })
  @QueryInt(0, 999_999, 'position must be a whole number')
  position!: number;

  @CompletedAddress()
  @Matches(/^https?:\/\/\S+$/i, { message: 'An address begins with http:// or https://, or is a DOI' })
  @Printable()
  @TextField(ANSWER_LIMITS.address, { required: false, description: 'Where the work can be found; or its DOI' })
  address?: string;

  @Trimmed()
  @TextField(ANSWER_LIMITS.note, { required: false, default: '' })
  note: string = '';

  @ApiPropertyOptional({ type: 'string', format: 'binary', description: 'The work, or its first page' })
  file?: unknown;
}

export class ExportQuery {
  @ChoiceField(COLLECTION_FORMATS, { required: false, default: 'csv' })
  format: CollectionFormat = 'csv';
}

export class LetterQuery {
  @ChoiceField(LETTERS, { required: false, default: 'text' })
  format: (typeof LETTERS)[number] = 'text';
}

export class DecisionDto implements DecisionRequest {
  @ChoiceField(DECISION_KINDS, { nullable: true, description: 'null withdraws the decision' })
  kind!: DecisionKind | null;

  @Trimmed()
  @Printable()
  @Visible({ message: 'reason must have visible text' })
  @TextField(REASON_MAX, { description: 'Required for `dismissed`' })
  reason!: string;

  @BooleanField({ required: false, description: 'Applies to the same reference in all papers. Default: false' })
  everywhere?: boolean;

  @IntegerField(0, 2_000_000_000, { description: 'The version that it replaces; 0 for the first decision' })
  version!: number;
}
