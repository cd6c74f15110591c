import type { SqlMigration } from './sql-migration';

/** Webhooks, watches, certificates and checks. */
export const CHECKS: SqlMigration[] = [
  {
    name: 'Webhooks1763800000000',
    up: `
      CREATE TABLE webhooks (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        url text NOT NULL,
        events text[] NOT NULL,
        secret text NOT NULL,
        active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX webhooks_user ON webhooks (user_id);
      CREATE TABLE webhook_deliveries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
        event text NOT NULL,
        payload text NOT NULL,
        state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        last_status integer,
        last_fault text,
        created_at timestamptz NOT NULL DEFAULT now(),
        next_at timestamptz NOT NULL DEFAULT now(),
        delivered_at timestamptz
      );
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_at) WHERE state = 'pending';
      CREATE INDEX webhook_deliveries_list ON webhook_deliveries (webhook_id, created_at DESC, id);
    `,
  },
  /** Watched lists, their works with the events reported of each, and these events. */
  {
    name: 'Watches1763800100000',
    up: `
      CREATE TABLE watches (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        address text,
        every text NOT NULL,
        mail boolean NOT NULL,
        active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL,
        asked_at timestamptz,
        next_at timestamptz NOT NULL,
        lease_until timestamptz,
        fence integer NOT NULL DEFAULT 0,
        fault text,
        unwatched text[] NOT NULL DEFAULT '{}',
        consulted jsonb NOT NULL DEFAULT '[]'
      );
      CREATE INDEX watches_user ON watches (user_id, created_at DESC);
      CREATE INDEX watches_due ON watches (next_at) WHERE active;
      CREATE TABLE watched_works (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        watch_id uuid NOT NULL REFERENCES watches ON DELETE CASCADE,
        work_key text NOT NULL,
        position integer NOT NULL,
        listed boolean NOT NULL DEFAULT true,
        label text NOT NULL,
        identifiers jsonb NOT NULL,
        told jsonb NOT NULL DEFAULT '[]',
        asked_at timestamptz,
        failed text[] NOT NULL DEFAULT '{}',
        UNIQUE (watch_id, work_key)
      );
      CREATE TABLE watch_news (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        work_id uuid NOT NULL REFERENCES watched_works ON DELETE CASCADE,
        kind text NOT NULL,
        doi text,
        date jsonb,
        url text,
        source text NOT NULL,
        at_start boolean NOT NULL,
        told_at timestamptz NOT NULL,
        mail_due boolean NOT NULL,
        mail_lease timestamptz
      );
      CREATE INDEX watch_news_work ON watch_news (work_id, told_at DESC);
      CREATE INDEX watch_news_due ON watch_news (told_at) WHERE mail_due;
    `,
  },
  /** Keys for certificates. Public keys are kept; the private key is deleted when a key is retired. */
  {
    name: 'SigningKeys1763800200000',
    up: `
      CREATE TABLE signing_keys (
        kid text PRIMARY KEY,
        jwk jsonb NOT NULL,
        private_key bytea,
        created_at timestamptz NOT NULL,
        retired_at timestamptz
      )
    `,
  },
  /** Tables for the certificates of version 0.1, and batches without a reservation. */
  {
    name: 'Reports1763900000000',
    up: `
      ALTER TABLE batches ALTER COLUMN reservation_id DROP NOT NULL;
      CREATE TABLE sealed_entries (
        batch_id uuid NOT NULL REFERENCES batches ON DELETE CASCADE,
        position integer NOT NULL,
        listed jsonb NOT NULL,
        entry bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (batch_id, position)
      );
      CREATE INDEX sealed_entries_age ON sealed_entries (created_at);
      CREATE TABLE certificates (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        batches uuid[] NOT NULL,
        sealing_id uuid REFERENCES batches ON DELETE CASCADE,
        head text,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, batches)
      );
      CREATE INDEX certificates_sealing ON certificates (sealing_id);
    `,
  },
  /** Accounts that keep no texts, and the expiry of batches that are not kept. */
  {
    name: 'TextsNotKept1763900100000',
    up: `
      ALTER TABLE users ADD COLUMN keep_texts boolean NOT NULL DEFAULT true;
      ALTER TABLE batches ADD COLUMN forget_at timestamptz;
      CREATE INDEX batches_forgotten ON batches (forget_at) WHERE forget_at IS NOT NULL;
    `,
  },
  /** Credits that an operator granted, within the limit of a period. */
  {
    name: 'ExtraCredits1764000000000',
    up: `
      ALTER TABLE credit_periods ADD COLUMN extra integer NOT NULL DEFAULT 0;
      UPDATE credit_periods SET extra = entries.amount FROM (
        SELECT period_id, sum(amount) AS amount FROM credit_ledger entry
        WHERE kind = 'grant' AND NOT EXISTS (SELECT FROM credit_ledger later
          WHERE later.period_id = entry.period_id AND later.kind = 'limit' AND later.id > entry.id)
        GROUP BY period_id) AS entries
      WHERE entries.period_id = credit_periods.id AND granted <> -1 AND period_end > now()
    `,
  },
  /**
   * Batches become checks, which may also be lists that were read and not yet checked. Servers of the previous version
   * read and write the lists that they know through views with the old names: those without a tool.
   */
  {
    name: 'Checks1764000100000',
    up: `
      ALTER TABLE batches RENAME TO checks;
      ALTER TABLE checks RENAME COLUMN forget_at TO expires_at;
      ALTER TABLE checks
        ALTER COLUMN user_id DROP NOT NULL,
        ADD COLUMN tool text,
        ADD COLUMN excluded integer NOT NULL DEFAULT 0,
        ADD COLUMN problems jsonb,
        DROP CONSTRAINT batches_state_check,
        ADD CONSTRAINT checks_state_check CHECK (state IN ('read', 'queued', 'running', 'done', 'cancelled', 'failed')),
        ADD CONSTRAINT checks_owner_check CHECK (user_id IS NOT NULL OR state = 'read');
      ALTER TABLE batch_items RENAME TO check_entries;
      ALTER TABLE check_entries RENAME COLUMN batch_id TO check_id;
      ALTER TABLE check_entries RENAME COLUMN asking_again TO retried;
      ALTER TABLE check_entries
        ADD COLUMN included boolean NOT NULL DEFAULT true,
        ADD COLUMN details jsonb,
        ADD COLUMN progress jsonb;
      CREATE VIEW batches AS SELECT id, user_id, kind, options, state, total, settled, reservation_id, fence,
        lease_until, deadline_at, created_at, finished_at, findings, expires_at AS forget_at FROM checks WHERE tool IS NULL;
      CREATE VIEW batch_items AS SELECT check_id AS batch_id, position, text, result, sequence, reference,
        retried AS asking_again FROM check_entries;
    `,
  },
];
