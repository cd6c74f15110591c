import { sqlMigration } from './sql-migration';

/** Users, sessions, credits with their ledger, and idempotency keys. */
export const Accounts1763700000000 = sqlMigration({
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
  down: `
      DROP TABLE idempotency_keys, credit_ledger, credit_reservations, credit_periods, login_failures, sessions, users;
      DROP FUNCTION credit_ledger_is_append_only;
    `,
});
