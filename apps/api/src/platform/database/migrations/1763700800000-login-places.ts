import { sqlMigration } from './sql-migration';

/** Networks from which accounts have signed in. Failed logins from other networks do not delay logins from these. */
export const LoginPlaces1763700800000 = sqlMigration({
  name: 'LoginPlaces1763700800000',
  up: `
      CREATE TABLE login_places (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        hash text NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, hash)
      );
    `,
  down: 'DROP TABLE login_places',
});
