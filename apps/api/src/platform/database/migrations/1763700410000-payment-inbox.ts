import { sqlMigration } from './sql-migration';

/** Payment events are stored before they are applied. A refund ends a subscription until the next payment. */
export const PaymentInbox1763700410000 = sqlMigration({
  name: 'PaymentInbox1763700410000',
  up: `
      ALTER TABLE subscriptions ADD COLUMN period_start timestamptz, ADD COLUMN revoked_at timestamptz;
      CREATE INDEX subscriptions_customer ON subscriptions (customer_id);
      ALTER TABLE payment_events ADD COLUMN attempts integer NOT NULL DEFAULT 0;
      CREATE INDEX payment_events_waiting ON payment_events (occurred_at) WHERE outcome IS NULL;
      CREATE INDEX payment_events_adjustments ON payment_events ((payload->'data'->>'subscription_id'))
        WHERE type LIKE 'adjustment.%';
    `,
  down: `
      DROP INDEX payment_events_adjustments, payment_events_waiting, subscriptions_customer;
      ALTER TABLE payment_events DROP COLUMN attempts;
      ALTER TABLE subscriptions DROP COLUMN period_start, DROP COLUMN revoked_at;
    `,
});
