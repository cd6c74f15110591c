import { sqlMigration } from './sql-migration';

/**
 * Tables for the certificates of version 0.1, and batches without a reservation.
 */
export const Reports1763900000000 = sqlMigration({
  name: 'Reports1763900000000',
  up: `
      ALTER TABLE batches ALTER COLUMN reservation_id DROP NOT NULL;
      CREATE TABLE sealed_entries (
        batch_id uuid NOT NULL REFERENCES batches ON DELETE CASCADE,
        position integer NOT NULL,
        listed jsonb NOT NULL,
        entry bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (batch_id, position)
      );
      CREATE INDEX sealed_entries_age ON sealed_entries (created_at);
      CREATE TABLE certificates (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        batches uuid[] NOT NULL,
        sealing_id uuid REFERENCES batches ON DELETE CASCADE,
        head text,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, batches)
      );
      CREATE INDEX certificates_sealing ON certificates (sealing_id);
    `,
  down: `DROP TABLE certificates, sealed_entries; DELETE FROM batches WHERE reservation_id IS NULL;
      ALTER TABLE batches ALTER COLUMN reservation_id SET NOT NULL`,
});
