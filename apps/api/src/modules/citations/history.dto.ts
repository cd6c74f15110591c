import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { IsOptional } from 'class-validator';
import { ChoiceField, QueryInt, QueryTime, TextField, Trimmed } from '../../platform/problem/validators';

/** `invalid` means fake. */
export const STATUS_FILTERS = ['all', 'valid', 'incomplete', 'invalid', 'fake', 'unknown'] as const;
export const EXPORT_KINDS = ['csv', 'json'] as const;

/** Selects records of the history; all of them without a filter. */
export class HistoryFilterQuery {
  @ChoiceField(STATUS_FILTERS, { required: false, default: 'all' })
  status: (typeof STATUS_FILTERS)[number] = 'all';

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
