import { sqlMigration } from './sql-migration';

/** Watched lists, their works with the events reported of each, and these events. */
export const Watches1763800100000 = sqlMigration({
  name: 'Watches1763800100000',
  up: `
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
    `,
  down: 'DROP TABLE watch_news, watched_works, watches',
});
