-- The tables of the server as of version 1.1. Later changes are migrations (index.ts).

-- Users, sessions, credits with their ledger, and idempotency keys.
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
  email_verified_at timestamptz,
  keep_texts boolean NOT NULL DEFAULT true,
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
  -- Credits that an operator granted, within `granted`.
  extra integer NOT NULL DEFAULT 0,
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
  -- `json` preserves the order of keys, so that a repeated answer is identical to the first.
  answer json,
  -- A request whose key was taken over by another can no longer write.
  owner uuid NOT NULL DEFAULT gen_random_uuid(),
  locked_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- The history of checks.
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
  -- The style of the correction that the user accepted.
  accepted text,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX citations_history ON citations (user_id, created_at DESC, id DESC);
CREATE INDEX citations_batch ON citations (batch_id) WHERE batch_id IS NOT NULL;

-- Lists of references that were read, and their checks.
CREATE TABLE checks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  tool text,
  options jsonb NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('read', 'queued', 'running', 'done', 'cancelled', 'failed')),
  total integer NOT NULL,
  settled integer NOT NULL DEFAULT 0,
  excluded integer NOT NULL DEFAULT 0,
  problems jsonb,
  -- Findings on a bibliography in addition to the results of its entries: web pages, versions of record.
  findings jsonb,
  reservation_id uuid REFERENCES credit_reservations,
  fence integer NOT NULL DEFAULT 0,
  lease_until timestamptz NOT NULL DEFAULT now(),
  deadline_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  expires_at timestamptz,
  CONSTRAINT checks_owner_check CHECK (user_id IS NOT NULL OR state = 'read')
);
CREATE INDEX checks_open ON checks (lease_until) WHERE state IN ('queued', 'running');
CREATE INDEX checks_user ON checks (user_id, created_at DESC);
CREATE INDEX checks_forgotten ON checks (expires_at) WHERE expires_at IS NOT NULL;
CREATE TABLE check_entries (
  check_id uuid NOT NULL REFERENCES checks ON DELETE CASCADE,
  position integer NOT NULL,
  text text NOT NULL,
  included boolean NOT NULL DEFAULT true,
  -- The reference as parsed in its document; null when the entry is parsed by itself.
  reference jsonb,
  details jsonb,
  progress jsonb,
  result jsonb,
  sequence integer,
  -- Databases that failed and are asked again; null when there are none.
  retried text[],
  PRIMARY KEY (check_id, position)
);

-- Subscriptions as the payment provider reports them, and all of its events, stored before they are applied.
CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  customer_id text,
  plan text NOT NULL,
  status text NOT NULL,
  started_at timestamptz NOT NULL,
  period_start timestamptz,
  period_end timestamptz,
  cancel_at timestamptz,
  -- A refund ends a subscription until the next payment.
  revoked_at timestamptz,
  told_at timestamptz NOT NULL
);
CREATE INDEX subscriptions_user ON subscriptions (user_id);
CREATE INDEX subscriptions_customer ON subscriptions (customer_id);
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  occurred_at timestamptz NOT NULL,
  payload jsonb NOT NULL,
  outcome text,
  attempts integer NOT NULL DEFAULT 0,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_events_waiting ON payment_events (occurred_at) WHERE outcome IS NULL;
CREATE INDEX payment_events_adjustments ON payment_events ((payload->'data'->>'subscription_id'))
  WHERE type LIKE 'adjustment.%';

-- API keys of users.
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

-- Password reset links.
CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user ON password_resets (user_id);

-- Accounts of OpenID providers, and sign-ins in progress.
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

-- Results of searches for their further pages. They expire after an hour and need not survive a crash.
CREATE UNLOGGED TABLE finder_searches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  response jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX finder_searches_age ON finder_searches (created_at);

-- Read-only links to results. Only the hash of a token is stored.
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

-- Networks from which accounts have signed in. Failed logins from other networks do not delay logins from these.
CREATE TABLE login_places (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  hash text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, hash)
);

-- Credits that a deleted account used in its current month, by a keyed hash of its address.
CREATE TABLE departed_credits (
  address_hash text NOT NULL,
  period_start timestamptz NOT NULL,
  used integer NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (address_hash, period_start)
);

-- Endpoints of users, and deliveries to them.
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

-- Watched lists, their works with the events reported of each, and these events.
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

-- Keys for certificates. Public keys are kept; the private key is deleted when a key is retired.
CREATE TABLE signing_keys (
  kid text PRIMARY KEY,
  jwk jsonb NOT NULL,
  private_key bytea,
  created_at timestamptz NOT NULL,
  retired_at timestamptz
);

-- Groups of people, their invitations and log.
CREATE TABLE groups (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX groups_owner ON groups (owner_id);
CREATE TABLE group_members (
  group_id uuid NOT NULL REFERENCES groups ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'editor', 'reader')),
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_id, user_id)
);
CREATE INDEX group_members_user ON group_members (user_id);
CREATE TABLE group_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES groups ON DELETE CASCADE,
  email text NOT NULL,
  -- `owner`: the group is offered to a member.
  role text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  UNIQUE (group_id, email)
);
CREATE TABLE audit_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES groups ON DELETE CASCADE,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  action text NOT NULL,
  collection_id uuid,
  paper_id uuid,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_events_group ON audit_events (group_id, at DESC, id);
CREATE INDEX audit_events_user ON audit_events (user_id);

-- Collections of papers. Papers have a check each, which is deleted with them. A decision without a paper applies to the
-- reference in all papers of its collection.
CREATE TABLE collections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES groups ON DELETE CASCADE,
  name text NOT NULL,
  policy text NOT NULL,
  policy_version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX collections_group ON collections (group_id);
CREATE INDEX collections_expired ON collections (expires_at);
CREATE TABLE papers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  collection_id uuid NOT NULL REFERENCES collections ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL,
  digest bytea NOT NULL,
  file bytea NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'reading', 'checking', 'ready', 'unreadable')),
  attempts integer NOT NULL DEFAULT 0,
  fault text,
  kind text,
  title text,
  authors jsonb NOT NULL DEFAULT '[]',
  identifiers jsonb NOT NULL DEFAULT '{}',
  signals jsonb NOT NULL DEFAULT '[]',
  check_id uuid NOT NULL UNIQUE REFERENCES checks ON DELETE CASCADE,
  is_stale boolean NOT NULL DEFAULT false,
  expected double precision,
  assessment jsonb,
  undecided integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (collection_id, digest),
  UNIQUE (collection_id, position)
);
ALTER TABLE papers ALTER file SET STORAGE EXTERNAL;
CREATE INDEX papers_queue ON papers (collection_id, expected DESC NULLS LAST, position);
CREATE INDEX papers_open ON papers (collection_id, position) WHERE state IN ('waiting', 'reading', 'checking');
CREATE INDEX papers_stale ON papers (collection_id) WHERE is_stale;
CREATE TABLE paper_references (
  paper_id uuid NOT NULL REFERENCES papers ON DELETE CASCADE,
  position integer NOT NULL,
  collection_id uuid NOT NULL REFERENCES collections ON DELETE CASCADE,
  fingerprint bytea NOT NULL,
  PRIMARY KEY (paper_id, position)
);
CREATE INDEX paper_references_same ON paper_references (collection_id, fingerprint);
CREATE FUNCTION delete_check_of_paper() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN DELETE FROM checks WHERE id = OLD.check_id; RETURN NULL; END $$;
CREATE TRIGGER papers_check AFTER DELETE ON papers FOR EACH ROW
  EXECUTE FUNCTION delete_check_of_paper();
CREATE TABLE decisions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  collection_id uuid NOT NULL REFERENCES collections ON DELETE CASCADE,
  paper_id uuid REFERENCES papers ON DELETE CASCADE,
  fingerprint bytea NOT NULL,
  kind text CHECK (kind IN ('confirmed', 'dismissed', 'asked')),
  reason text NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX decisions_paper ON decisions (paper_id, fingerprint) WHERE paper_id IS NOT NULL;
CREATE UNIQUE INDEX decisions_everywhere ON decisions (collection_id, fingerprint) WHERE paper_id IS NULL;
CREATE INDEX decisions_reference ON decisions (collection_id, fingerprint);
CREATE INDEX decisions_user ON decisions (user_id);
