import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Read-only links to results; of a link's token only the hash is kept. */
export class Shares1763700700000 implements MigrationInterface {
  name = 'Shares1763700700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shares (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        citation_id uuid REFERENCES citations ON DELETE CASCADE,
        batch_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CHECK ((citation_id IS NULL) <> (batch_id IS NULL))
      );
      CREATE INDEX shares_user ON shares (user_id, created_at DESC);
      CREATE INDEX citations_batch ON citations (batch_id) WHERE batch_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX citations_batch; DROP TABLE shares');
  }
}
