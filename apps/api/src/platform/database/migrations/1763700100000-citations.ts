import { sqlMigration } from './sql-migration';

/** The history of checks, and batches with their items. */
export const Citations1763700100000 = sqlMigration({
  name: 'Citations1763700100000',
  up: `
      CREATE TABLE citations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        origin text NOT NULL,
        batch_id uuid,
        original_text text NOT NULL,
        status text NOT NULL,
        reason text,
        source_links jsonb NOT NULL,
        extracted_details jsonb,
        result jsonb NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX citations_history ON citations (user_id, created_at DESC, id DESC);
      CREATE TABLE batches (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL,
        options jsonb NOT NULL,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'done', 'cancelled', 'failed')),
        total integer NOT NULL,
        settled integer NOT NULL DEFAULT 0,
        reservation_id uuid NOT NULL REFERENCES credit_reservations,
        fence integer NOT NULL DEFAULT 0,
        lease_until timestamptz NOT NULL DEFAULT now(),
        deadline_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      );
      CREATE INDEX batches_open ON batches (lease_until) WHERE state IN ('queued', 'running');
      CREATE INDEX batches_user ON batches (user_id, created_at DESC);
      CREATE TABLE batch_items (
        batch_id uuid NOT NULL REFERENCES batches ON DELETE CASCADE,
        position integer NOT NULL,
        text text NOT NULL,
        result jsonb,
        sequence integer,
        PRIMARY KEY (batch_id, position)
      );
    `,
  down: 'DROP TABLE batch_items, batches, citations',
});
