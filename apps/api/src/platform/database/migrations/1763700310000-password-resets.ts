import { sqlMigration } from './sql-migration';

/** Password reset links, and the time at which an address was verified. */
export const PasswordResets1763700310000 = sqlMigration({
  name: 'PasswordResets1763700310000',
  up: `
      ALTER TABLE users ADD email_verified_at timestamptz;
      CREATE TABLE password_resets (
        token_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX password_resets_user ON password_resets (user_id);
    `,
  down: 'DROP TABLE password_resets; ALTER TABLE users DROP email_verified_at',
});
