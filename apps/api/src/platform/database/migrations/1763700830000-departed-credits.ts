import { sqlMigration } from './sql-migration';

/** Credits that a deleted account used in its current month, by a keyed hash of its address. */
export const DepartedCredits1763700830000 = sqlMigration({
  name: 'DepartedCredits1763700830000',
  up: `
      CREATE TABLE departed_credits (
        address_hash text NOT NULL,
        period_start timestamptz NOT NULL,
        used integer NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (address_hash, period_start))`,
  down: 'DROP TABLE departed_credits',
});
