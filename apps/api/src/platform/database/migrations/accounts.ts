import type { SqlMigration } from './sql-migration';

/** The first tables: accounts, citations, payments and API keys. */
export const ACCOUNTS: SqlMigration[] = [
  /** Users, sessions, credits with their ledger, and idempotency keys. */
  {
    name: 'Accounts1763700000000',
    up: `
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL UNIQUE,
        name text NOT NULL,
        password_hash text,
        avatar text,
        provider text NOT NULL DEFAULT 'email',
        role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'support', 'admin')),
        plan text NOT NULL DEFAULT 'free',
        plan_since timestamptz,
        unlimited boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE sessions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        user_agent text
      );
      CREATE INDEX sessions_user ON sessions (user_id);
      CREATE TABLE login_failures (
        key text PRIMARY KEY,
        failures integer NOT NULL,
        last_at timestamptz NOT NULL
      );
      CREATE TABLE credit_periods (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        period_start timestamptz NOT NULL,
        period_end timestamptz NOT NULL,
        granted integer NOT NULL CHECK (granted >= -1),
        used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
        reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
        UNIQUE (user_id, period_start)
      );
      CREATE TABLE credit_reservations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        period_id uuid NOT NULL REFERENCES credit_periods ON DELETE CASCADE,
        amount integer NOT NULL CHECK (amount > 0),
        captured integer CHECK (captured BETWEEN 0 AND amount),
        purpose text NOT NULL,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'expired')),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX credit_reservations_open ON credit_reservations (expires_at) WHERE state = 'open';
      CREATE TABLE credit_ledger (
        id bigserial PRIMARY KEY,
        period_id uuid NOT NULL REFERENCES credit_periods ON DELETE CASCADE,
        reservation_id uuid,
        kind text NOT NULL CHECK (kind IN ('limit', 'grant', 'reserve', 'capture', 'release')),
        amount integer NOT NULL,
        note text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX credit_ledger_period ON credit_ledger (period_id);
      CREATE FUNCTION credit_ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'the ledger is append-only'; END $$;
      CREATE TRIGGER credit_ledger_append_only BEFORE UPDATE ON credit_ledger
        FOR EACH ROW EXECUTE FUNCTION credit_ledger_is_append_only();
      CREATE TABLE idempotency_keys (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        key text NOT NULL,
        request_hash text NOT NULL,
        answer jsonb,
        locked_until timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, key)
      );
    `,
  },
  /** The history of checks, and batches with their items. */
  {
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
  },
  /** Subscriptions as the payment provider reports them, and all of its events. */
  {
    name: 'Payments1763700200000',
    up: `
      CREATE TABLE subscriptions (
        id text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        customer_id text,
        plan text NOT NULL,
        status text NOT NULL,
        started_at timestamptz NOT NULL,
        period_end timestamptz,
        cancel_at timestamptz,
        told_at timestamptz NOT NULL
      );
      CREATE INDEX subscriptions_user ON subscriptions (user_id);
      CREATE TABLE payment_events (
        id text PRIMARY KEY,
        type text NOT NULL,
        occurred_at timestamptz NOT NULL,
        payload jsonb NOT NULL,
        outcome text,
        received_at timestamptz NOT NULL DEFAULT now()
      );
    `,
  },
  /** API keys of users. */
  {
    name: 'ApiKeys1763700300000',
    up: `
      CREATE TABLE api_keys (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        hint text NOT NULL,
        hash text NOT NULL UNIQUE,
        scopes text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE INDEX api_keys_user ON api_keys (user_id);
    `,
  },
  /** Password reset links, and the time at which an address was verified. */
  {
    name: 'PasswordResets1763700310000',
    up: `
      ALTER TABLE users ADD email_verified_at timestamptz;
      CREATE TABLE password_resets (
        token_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX password_resets_user ON password_resets (user_id);
    `,
  },
  /** Accounts of OpenID providers, and sign-ins in progress. */
  {
    name: 'Identities1763700320000',
    up: `
      CREATE TABLE identities (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (issuer, subject)
      );
      CREATE INDEX identities_user ON identities (user_id);
      CREATE TABLE sign_in_attempts (
        state_hash text PRIMARY KEY,
        provider text NOT NULL,
        nonce text NOT NULL,
        verifier text NOT NULL,
        callback text,
        expires_at timestamptz NOT NULL
      );
    `,
  },
  /** The request that owns an idempotency key. A request whose key was taken over can no longer write. */
  {
    name: 'KeyOwners1763700400000',
    up: `
      ALTER TABLE idempotency_keys ADD COLUMN owner uuid NOT NULL DEFAULT gen_random_uuid();
      CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
    `,
  },
];
