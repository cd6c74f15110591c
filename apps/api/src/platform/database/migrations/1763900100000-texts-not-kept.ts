import { sqlMigration } from './sql-migration';

/** Accounts that keep no texts, and the expiry of batches that are not kept. */
export const TextsNotKept1763900100000 = sqlMigration({
  name: 'TextsNotKept1763900100000',
  up: `
      ALTER TABLE users ADD COLUMN keep_texts boolean NOT NULL DEFAULT true;
      ALTER TABLE batches ADD COLUMN forget_at timestamptz;
      CREATE INDEX batches_forgotten ON batches (forget_at) WHERE forget_at IS NOT NULL;
    `,
  down: 'ALTER TABLE batches DROP COLUMN forget_at; ALTER TABLE users DROP COLUMN keep_texts',
});
