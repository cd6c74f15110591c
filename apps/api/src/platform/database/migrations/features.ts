import type { SqlMigration } from './sql-migration';

/** Later features: the finder, shares, corrections, limits. */
export const FEATURES: SqlMigration[] = [
  /** Payment events are stored before they are applied. A refund ends a subscription until the next payment. */
  {
    name: 'PaymentInbox1763700410000',
    up: `
      ALTER TABLE subscriptions ADD COLUMN period_start timestamptz, ADD COLUMN revoked_at timestamptz;
      CREATE INDEX subscriptions_customer ON subscriptions (customer_id);
      ALTER TABLE payment_events ADD COLUMN attempts integer NOT NULL DEFAULT 0;
      CREATE INDEX payment_events_waiting ON payment_events (occurred_at) WHERE outcome IS NULL;
      CREATE INDEX payment_events_adjustments ON payment_events ((payload->'data'->>'subscription_id'))
        WHERE type LIKE 'adjustment.%';
    `,
  },
  /** Results of searches for their further pages. They expire after an hour and need not survive a crash. */
  {
    name: 'Finder1763700500000',
    up: `
      CREATE UNLOGGED TABLE finder_searches (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        response jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX finder_searches_age ON finder_searches (created_at);
    `,
  },
  /** Findings for a bibliography in addition to the results of its entries: web pages, versions of record. */
  {
    name: 'Bibliography1763700510000',
    up: 'ALTER TABLE batches ADD COLUMN findings jsonb',
  },
  /** Read-only links to results. Only the hash of a token is stored. */
  {
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
  },
  /** The style of the correction that the user accepted; null when none was. */
  {
    name: 'Accepted1763700710000',
    up: 'ALTER TABLE citations ADD COLUMN accepted text',
  },
  /** The reference of an item as parsed in its document; null when the item is parsed by itself. */
  {
    name: 'ReadItems1763700730000',
    up: 'ALTER TABLE batch_items ADD COLUMN reference jsonb',
  },
  /** Networks from which accounts have signed in. Failed logins from other networks do not delay logins from these. */
  {
    name: 'LoginPlaces1763700800000',
    up: `
      CREATE TABLE login_places (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        hash text NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, hash)
      );
    `,
  },
  /** `json` preserves the order of keys, which `jsonb` does not, so that a repeated answer is identical to the first. */
  {
    name: 'AnswersAsWritten1763700810000',
    up: 'ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE json USING answer::json',
  },
  /** Databases that failed for an item of a batch and are queried again; null when there are none. */
  {
    name: 'AskingAgain1763700820000',
    up: 'ALTER TABLE batch_items ADD COLUMN asking_again text[]',
  },
  /** Credits that a deleted account used in its current month, by a keyed hash of its address. */
  {
    name: 'DepartedCredits1763700830000',
    up: `
      CREATE TABLE departed_credits (
        address_hash text NOT NULL,
        period_start timestamptz NOT NULL,
        used integer NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (address_hash, period_start))`,
  },
];
