import { sqlMigration } from './sql-migration';

/** `json` keeps a text as it is written, `jsonb` orders its names anew: a repeated answer is the first one, byte by byte. */
export const AnswersAsWritten1763700810000 = sqlMigration({
  name: 'AnswersAsWritten1763700810000',
  up: 'ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE json USING answer::json',
  down: 'ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE jsonb USING answer::jsonb',
});
