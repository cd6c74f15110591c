import { sqlMigration } from './sql-migration';

/** What was read of an item with the text it was found in, until it is checked; none when it is read by itself. */
export const ReadItems1763700730000 = sqlMigration({
  name: 'ReadItems1763700730000',
  up: 'ALTER TABLE batch_items ADD COLUMN reference jsonb',
  down: 'ALTER TABLE batch_items DROP COLUMN reference',
});
