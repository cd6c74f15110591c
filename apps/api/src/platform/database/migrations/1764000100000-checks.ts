import { sqlMigration } from './sql-migration';

/**
 * Batches become checks, which may also be lists that were read and not yet checked. Servers of the previous version
 * read and write the lists that they know through views with the old names: those without a tool.
 */
export const Checks1764000100000 = sqlMigration({
  name: 'Checks1764000100000',
  up: `
      ALTER TABLE batches RENAME TO checks;
      ALTER TABLE checks RENAME COLUMN forget_at TO expires_at;
      ALTER TABLE checks
        ALTER COLUMN user_id DROP NOT NULL,
        ADD COLUMN tool text,
        ADD COLUMN excluded integer NOT NULL DEFAULT 0,
        ADD COLUMN problems jsonb,
        DROP CONSTRAINT batches_state_check,
        ADD CONSTRAINT checks_state_check CHECK (state IN ('read', 'queued', 'running', 'done', 'cancelled', 'failed')),
        ADD CONSTRAINT checks_owner_check CHECK (user_id IS NOT NULL OR state = 'read');
      ALTER TABLE batch_items RENAME TO check_entries;
      ALTER TABLE check_entries RENAME COLUMN batch_id TO check_id;
      ALTER TABLE check_entries RENAME COLUMN asking_again TO retried;
      ALTER TABLE check_entries
        ADD COLUMN included boolean NOT NULL DEFAULT true,
        ADD COLUMN details jsonb,
        ADD COLUMN progress jsonb;
      CREATE VIEW batches AS SELECT id, user_id, kind, options, state, total, settled, reservation_id, fence,
        lease_until, deadline_at, created_at, finished_at, findings, expires_at AS forget_at FROM checks WHERE tool IS NULL;
      CREATE VIEW batch_items AS SELECT check_id AS batch_id, position, text, result, sequence, reference,
        retried AS asking_again FROM check_entries;
    `,
  down: `
      DROP VIEW batches, batch_items;
      DELETE FROM checks WHERE state = 'read';
      DELETE FROM check_entries WHERE NOT included;
      ALTER TABLE check_entries DROP COLUMN included, DROP COLUMN details, DROP COLUMN progress;
      ALTER TABLE check_entries RENAME COLUMN retried TO asking_again;
      ALTER TABLE check_entries RENAME COLUMN check_id TO batch_id;
      ALTER TABLE check_entries RENAME TO batch_items;
      ALTER TABLE checks DROP COLUMN tool, DROP COLUMN excluded, DROP COLUMN problems, DROP CONSTRAINT checks_owner_check,
        DROP CONSTRAINT checks_state_check, ALTER COLUMN user_id SET NOT NULL,
        ADD CONSTRAINT batches_state_check CHECK (state IN ('queued', 'running', 'done', 'cancelled', 'failed'));
      ALTER TABLE checks RENAME COLUMN expires_at TO forget_at;
      ALTER TABLE checks RENAME TO batches
    `,
});
