import type { ColumnOptions } from 'typeorm';
import { storable } from '../../tasks/storable';

/** Options of a jsonb column whose texts come from outside: characters that PostgreSQL refuses are left out. */
export const JSON_COLUMN = {
  type: 'jsonb',
  transformer: {
    to: (value: unknown): unknown => (value == null ? value : JSON.parse(storable(value))),
    from: (value: unknown): unknown => value,
  },
} satisfies ColumnOptions;
