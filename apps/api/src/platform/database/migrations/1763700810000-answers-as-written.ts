import { sqlMigration } from './sql-migration';

/** `json` preserves the order of keys, which `jsonb` does not, so that a repeated answer is identical to the first. */
export const AnswersAsWritten1763700810000 = sqlMigration({
  name: 'AnswersAsWritten1763700810000',
  up: 'ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE json USING answer::json',
  down: 'ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE jsonb USING answer::jsonb',
});
