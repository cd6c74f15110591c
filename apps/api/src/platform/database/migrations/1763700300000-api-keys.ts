import { sqlMigration } from './sql-migration';

/** API keys of users. */
export const ApiKeys1763700300000 = sqlMigration({
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
  down: 'DROP TABLE api_keys',
});
