import { sqlMigration } from './sql-migration';

/** What a bibliography's worker found beside the results of its entries: addresses, versions of record. */
export const Bibliography1763700510000 = sqlMigration({
  name: 'Bibliography1763700510000',
  up: 'ALTER TABLE batches ADD COLUMN findings jsonb',
  down: 'ALTER TABLE batches DROP COLUMN findings',
});
