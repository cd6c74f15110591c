import type { SqlMigration } from './sql-migration';

export const REMOVALS: SqlMigration[] = [
  /** The tables of certificates of version 0.1, and the views through which version 1.0 used checks. */
  {
    name: 'EarlierVersions1764200000000',
    up: `
      DROP VIEW batch_items;
      DROP VIEW batches;
      DROP TABLE certificates;
      DROP TABLE sealed_entries;
      DELETE FROM checks WHERE kind = 'seal';
    `,
  },
];
