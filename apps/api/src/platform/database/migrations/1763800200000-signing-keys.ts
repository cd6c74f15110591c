import { sqlMigration } from './sql-migration';

/** Keys for certificates. Public keys are kept; the private key is deleted when a key is retired. */
export const SigningKeys1763800200000 = sqlMigration({
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
  down: 'DROP TABLE signing_keys',
});
