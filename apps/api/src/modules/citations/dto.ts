import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Acceptance } from '@veracite/contracts/citations';
import { CHECK_TOOLS } from '@veracite/contracts/check-tools';
import { LIMITS } from '@veracite/contracts/limits';
import { STYLES, type Style } from '@veracite/model/verification';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { Trimmed, ChoiceField, QueryInt, QueryTime, TextField } from '../../platform/problem/validators';

/** `invalid` means fake. */
const STATUS_FILTERS = ['all', 'valid', 'incomplete', 'invalid', 'fake', 'unknown'] as const;
const TOOL_FILTERS = ['all', ...CHECK_TOOLS] as const;
const EXPORT_KINDS = ['csv', 'json'] as const;

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
