import { sqlMigration } from './sql-migration';

/** Which databases failed to answer about an item of a batch and are about to be asked again; null once none is. */
export const AskingAgain1763700820000 = sqlMigration({
  name: 'AskingAgain1763700820000',
  up: 'ALTER TABLE batch_items ADD COLUMN asking_again text[]',
  down: 'ALTER TABLE batch_items DROP COLUMN asking_again',
});
