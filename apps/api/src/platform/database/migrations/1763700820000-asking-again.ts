import { sqlMigration } from './sql-migration';

/** Databases that failed for an item of a batch and are queried again; null when there are none. */
export const AskingAgain1763700820000 = sqlMigration({
  name: 'AskingAgain1763700820000',
  up: 'ALTER TABLE batch_items ADD COLUMN asking_again text[]',
  down: 'ALTER TABLE batch_items DROP COLUMN asking_again',
});
