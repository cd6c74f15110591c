import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Acceptance } from '@veracite/contracts/citations';
import { CHECK_TOOLS } from '@veracite/contracts/check-tools';
import { LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { STYLES, type Style } from '@veracite/model/verification';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import {
  NoBinary,
  Trimmed,
  Visible,
  ChoiceField,
  QueryInt,
  QueryTime,
  TextField,
} from '../../platform/problem/validators';
import {
  Citations,
  Entries,
  EXAMPLE,
  Layout,
  ListOptions,
  ListText,
  LONGEST,
  NO_TEXT,
  SourceText,
  UnlessFromText,
} from '../checks/list-fields';

/** `invalid` means fake. */
export const STATUS_FILTERS = ['all', 'valid', 'incomplete', 'invalid', 'fake', 'unknown'] as const;
export const TOOL_FILTERS = ['all', ...CHECK_TOOLS] as const;
export const EXPORT_KINDS = ['csv', 'json'] as const;

/** Selects records of the history; all of them without a filter. */
export class HistoryFilterQuery {
  @ChoiceField(STATUS_FILTERS, { required: false, default: 'all' })
  status: (typeof STATUS_FILTERS)[number] = 'all';

  @ChoiceField(TOOL_FILTERS, { required: false, default: 'all', description: 'The tool that made the check' })
  tool: (typeof TOOL_FILTERS)[number] = 'all';

  @Trimmed()
  @TextField(LIMITS.historySearchMax, {
    required: false,
    description: 'Words that all occur in the citation, its record or the reason',
  })
  q?: string;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Checked at this time or later' })
  @QueryTime('from must be a date or a time in ISO 8601')
  @IsOptional()
  from?: Date;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Checked before this time' })
  @QueryTime('to must be a date or a time in ISO 8601')
  @IsOptional()
  to?: Date;
}

export class HistoryQuery extends HistoryFilterQuery {
  @ApiPropertyOptional({ minimum: 1, default: 1 })
  @QueryInt(1, 1_000_000, 'page must be a whole number from 1')
  @IsOptional()
  page: number = 1;

  @ApiPropertyOptional({ minimum: 1, maximum: LIMITS.historyPageMax, default: 10 })
  @QueryInt(1, LIMITS.historyPageMax, `limit must be a whole number from 1 to ${LIMITS.historyPageMax}`)
  @IsOptional()
  limit: number = 10;
}

export class HistoryExportQuery extends HistoryFilterQuery {
  @ChoiceField(EXPORT_KINDS, { required: false, default: 'json' })
  format: (typeof EXPORT_KINDS)[number] = 'json';
}

export class ParseDto {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.parseMaxChars, example: EXAMPLE })
  @IsNotEmpty({ message: NO_TEXT })
  @ListText(LIMITS.parseMaxChars)
  text!: string;

  @Layout()
  layout?: 'one-a-line';
}

export class VerifyDto extends ListOptions {
  @ApiPropertyOptional({ maxLength: LONGEST, example: EXAMPLE })
  @Trimmed()
  @NoBinary()
  @MaxLength(LONGEST, { message: `A citation may have at most ${LONGEST} characters` })
  @Visible({ message: 'Citation text is required' })
  @IsNotEmpty({ message: 'Citation text is required' })
  @IsString({ message: 'Citation text is required' })
  @UnlessFromText()
  citation?: string;

  @SourceText()
  text?: string;

  @Entries(1)
  entries?: ChosenEntry[];
}

export class VerifyBatchDto extends ListOptions {
  @Citations(LIMITS.batchMax, `A batch may hold at most ${LIMITS.batchMax} citations`)
  @UnlessFromText()
  citations?: string[];

  @SourceText()
  text?: string;

  @Entries(LIMITS.batchMax)
  entries?: ChosenEntry[];
}

class AcceptanceDto implements Acceptance {
  @ApiProperty({ format: 'uuid', description: 'A record of the history' })
  @IsUUID('all', { message: 'id must be the id of a record' })
  id!: string;

  @ApiPropertyOptional({ enum: STYLES, nullable: true, description: 'null withdraws the acceptance' })
  @IsIn(STYLES, { message: `style must be one of ${STYLES.join(', ')}` })
  @IsOptional()
  style: Style | null = null;
}

export class CorrectionsDto {
  @ApiProperty({ type: [AcceptanceDto], maxItems: LIMITS.batchMax })
  @Type(() => AcceptanceDto)
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'corrections must be a list of {id, style}' })
  @ArrayMaxSize(LIMITS.batchMax, { message: `At most ${LIMITS.batchMax} corrections are accepted at a time` })
  @ArrayNotEmpty({ message: 'Please name at least one correction' })
  @IsArray({ message: 'corrections must be a list' })
  corrections!: AcceptanceDto[];
}
