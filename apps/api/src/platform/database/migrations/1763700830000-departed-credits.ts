import { sqlMigration } from './sql-migration';

/** What a deleted account used of its month, under a keyed hash of its address, until that month is over. */
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
