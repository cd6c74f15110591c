import { sqlMigration } from './sql-migration';

/** The reference of an item as parsed in its document; null when the item is parsed by itself. */
export const ReadItems1763700730000 = sqlMigration({
  name: 'ReadItems1763700730000',
  up: 'ALTER TABLE batch_items ADD COLUMN reference jsonb',
  down: 'ALTER TABLE batch_items DROP COLUMN reference',
});
