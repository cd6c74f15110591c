import { sqlMigration } from './sql-migration';

/** Accounts of OpenID providers, and sign-ins in progress. */
export const Identities1763700320000 = sqlMigration({
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
  down: 'DROP TABLE sign_in_attempts, identities',
});
