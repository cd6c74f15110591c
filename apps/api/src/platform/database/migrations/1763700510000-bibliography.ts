import { sqlMigration } from './sql-migration';

/** Findings for a bibliography in addition to the results of its entries: web pages, versions of record. */
export const Bibliography1763700510000 = sqlMigration({
  name: 'Bibliography1763700510000',
  up: 'ALTER TABLE batches ADD COLUMN findings jsonb',
  down: 'ALTER TABLE batches DROP COLUMN findings',
});
