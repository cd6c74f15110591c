import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys that sign certificates. Public halves are kept for good; of a key that signs no more the private half is gone. */
export class SigningKeys1763800200000 implements MigrationInterface {
  name = 'SigningKeys1763800200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE signing_keys (
        kid text PRIMARY KEY,
        jwk jsonb NOT NULL,
        private_key bytea,
        created_at timestamptz NOT NULL,
        retired_at timestamptz
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signing_keys');
  }
}
