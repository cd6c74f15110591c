-- References that users have checked themselves. They are known by a digest of title and authors, not by a list.
CREATE TABLE checked_references (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key bytea NOT NULL,
  title text NOT NULL,
  authors text[] NOT NULL,
  reason text NOT NULL,
  source text,
  checked_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, key)
);
