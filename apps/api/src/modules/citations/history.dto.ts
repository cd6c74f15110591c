import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { QueryInt, QueryTime, Trimmed } from '../../platform/problem/validators';

/** `invalid` means fake. */
export const STATUS_FILTERS = ['all', 'valid', 'incomplete', 'invalid', 'fake', 'unknown'] as const;
export const EXPORT_KINDS = ['csv', 'json'] as const;

/** Selects records of the history; all of them without a filter. */
export class HistoryFilterQuery {
  @ApiPropertyOptional({ enum: STATUS_FILTERS, default: 'all' })
  @IsIn(STATUS_FILTERS, { message: `status must be one of ${STATUS_FILTERS.join(', ')}` })
  @IsOptional()
  status: (typeof STATUS_FILTERS)[number] = 'all';

  @ApiPropertyOptional({
    maxLength: LIMITS.historySearchMax,
    description: 'Words that all occur in the citation, its record or the reason',
  })
  @Trimmed()
  @MaxLength(LIMITS.historySearchMax, { message: `q may have at most ${LIMITS.historySearchMax} characters` })
  @IsString({ message: 'q must be a text' })
  @IsOptional()
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
  @ApiPropertyOptional({ enum: EXPORT_KINDS, default: 'json' })
  @IsIn(EXPORT_KINDS, { message: `format must be one of ${EXPORT_KINDS.join(', ')}` })
  format: (typeof EXPORT_KINDS)[number] = 'json';
}
