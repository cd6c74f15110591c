import { sqlMigration } from './sql-migration';

/** Results of searches for their further pages. They expire after an hour and need not survive a crash. */
export const Finder1763700500000 = sqlMigration({
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
  down: 'DROP TABLE finder_searches',
});
