import { sqlMigration } from './sql-migration';

/** The request that owns an idempotency key. A request whose key was taken over can no longer write. */
export const KeyOwners1763700400000 = sqlMigration({
  name: 'KeyOwners1763700400000',
  up: `
      ALTER TABLE idempotency_keys ADD COLUMN owner uuid NOT NULL DEFAULT gen_random_uuid();
      CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
    `,
  down: 'DROP INDEX idempotency_keys_age; ALTER TABLE idempotency_keys DROP COLUMN owner',
});
