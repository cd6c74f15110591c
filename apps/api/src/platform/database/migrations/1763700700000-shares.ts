import { sqlMigration } from './sql-migration';

/** Read-only links to results. Only the hash of a token is stored. */
export const Shares1763700700000 = sqlMigration({
  name: 'Shares1763700700000',
  up: `
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
    `,
  down: 'DROP INDEX citations_batch; DROP TABLE shares',
});
