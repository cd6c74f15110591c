import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  COLLECTION_NAME_MAX,
  DECISION_KINDS,
  DIGESTS_MAX,
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
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Trimmed, Visible, WhenGiven } from '../../platform/problem/validators';
import { COLLECTION_FORMATS, type CollectionFormat } from '../../tasks/desk-output';

const NAMELESS = { message: 'A name is required' };
const SEARCH_MAX = 200;

const Name = () =>
  applyDecorators(
    Trimmed(),
    Visible(NAMELESS),
    MaxLength(COLLECTION_NAME_MAX, { message: `The name may have at most ${COLLECTION_NAME_MAX} characters` }),
    IsNotEmpty(NAMELESS),
    IsString(NAMELESS),
  );

const Policy = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      maxLength: POLICY_MAX,
      example: 'conference',
      description: 'Name of a ready policy, or a policy as YAML',
    }),
    MaxLength(POLICY_MAX, { message: `policy may have at most ${POLICY_MAX} characters` }),
    IsNotEmpty({ message: 'policy may not be empty' }),
    IsString({ message: 'policy must be a text' }),
    WhenGiven(),
  );

const DAYS = {
  message: `retentionDays must be a whole number from ${RETENTION_DAYS.min} to ${RETENTION_DAYS.max}`,
};
const Retention = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'integer',
      minimum: RETENTION_DAYS.min,
      maximum: RETENTION_DAYS.max,
      description: `Days from now after which the collection is deleted. Default: ${RETENTION_DAYS.default}`,
    }),
    Max(RETENTION_DAYS.max, DAYS),
    Min(RETENTION_DAYS.min, DAYS),
    IsInt(DAYS),
    WhenGiven(),
  );

export class CreateCollectionDto implements CreateCollection {
  @ApiProperty({ type: String, maxLength: COLLECTION_NAME_MAX, example: 'ICML 2027 submissions' })
  @Name()
  name!: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Default: your own group' })
  @IsUUID('all', { message: 'groupId must be the id of a group' })
  @WhenGiven()
  groupId?: string;

  @Policy()
  policy?: string;

  @Retention()
  retentionDays?: number;
}

export class ChangeCollectionDto implements ChangeCollection {
  @ApiPropertyOptional({ type: String, maxLength: COLLECTION_NAME_MAX })
  @Name()
  @WhenGiven()
  name?: string;

  @Policy()
  policy?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'The version that the new policy replaces' })
  @IsInt({ message: 'policyVersion must be a whole number' })
  @ValidateIf(({ policy }: ChangeCollectionDto) => policy !== undefined)
  policyVersion?: number;

  @Retention()
  retentionDays?: number;
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
  @ApiPropertyOptional({ type: String, description: '`next` of the previous page' })
  @MaxLength(100, { message: 'cursor is not valid' })
  @IsString({ message: 'cursor must be a text' })
  @WhenGiven()
  cursor?: string;

  @ApiPropertyOptional({ enum: PAPER_STATES })
  @IsIn(PAPER_STATES, { message: `state must be one of ${PAPER_STATES.join(', ')}` })
  @WhenGiven()
  state?: PaperState;

  @ApiPropertyOptional({ type: String, maxLength: SEARCH_MAX, description: 'Part of the file name or the title' })
  @MaxLength(SEARCH_MAX, { message: `q may have at most ${SEARCH_MAX} characters` })
  @IsString({ message: 'q must be a text' })
  @WhenGiven()
  q?: string;
}

export class ExportQuery {
  @ApiPropertyOptional({ enum: COLLECTION_FORMATS, default: 'csv' })
  @IsIn(COLLECTION_FORMATS, { message: `format must be one of ${COLLECTION_FORMATS.join(', ')}` })
  format: CollectionFormat = 'csv';
}

const LETTERS = ['text', 'docx', 'eml'] as const;

export class LetterQuery {
  @ApiPropertyOptional({ enum: LETTERS, default: 'text' })
  @IsIn(LETTERS, { message: `format must be one of ${LETTERS.join(', ')}` })
  format: (typeof LETTERS)[number] = 'text';
}

const VERSION = { message: 'version must be a whole number from 0: the version that the decision replaces' };

export class DecisionDto implements DecisionRequest {
  @ApiProperty({ enum: DECISION_KINDS, nullable: true, description: 'null withdraws the decision' })
  @IsIn([...DECISION_KINDS, null], { message: `kind must be null or one of ${DECISION_KINDS.join(', ')}` })
  kind!: DecisionKind | null;

  @ApiProperty({ type: String, maxLength: REASON_MAX, description: 'Required for `dismissed`' })
  @Trimmed()
  @MaxLength(REASON_MAX, { message: `reason may have at most ${REASON_MAX} characters` })
  @IsString({ message: 'reason must be a text' })
  reason!: string;

  @ApiPropertyOptional({ type: Boolean, description: 'Applies to the same reference in all papers. Default: false' })
  @IsBoolean({ message: 'everywhere must be true or false' })
  @WhenGiven()
  everywhere?: boolean;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'The version that it replaces; 0 for the first decision' })
  @Max(2_000_000_000, VERSION)
  @Min(0, VERSION)
  @IsInt(VERSION)
  version!: number;
}
