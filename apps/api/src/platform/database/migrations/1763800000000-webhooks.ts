import { sqlMigration } from './sql-migration';

/** Webhooks and their deliveries. */
export const Webhooks1763800000000 = sqlMigration({
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
  down: 'DROP TABLE webhook_deliveries, webhooks',
});
