import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who works under an idempotency key: one that was taken over from a request that seemed dead writes no more. */
export class KeyOwners1763700400000 implements MigrationInterface {
  name = 'KeyOwners1763700400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE idempotency_keys ADD COLUMN owner uuid NOT NULL DEFAULT gen_random_uuid();
      CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX idempotency_keys_age; ALTER TABLE idempotency_keys DROP COLUMN owner');
  }
}
