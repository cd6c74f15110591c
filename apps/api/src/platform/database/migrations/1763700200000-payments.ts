import { sqlMigration } from './sql-migration';

/** Subscriptions as the payment provider reports them, and all of its events. */
export const Payments1763700200000 = sqlMigration({
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
  down: 'DROP TABLE payment_events, subscriptions',
});
