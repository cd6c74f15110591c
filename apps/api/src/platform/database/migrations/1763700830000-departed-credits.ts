import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a deleted account used of its month, under a keyed hash of its address, until that month is over. */
export class DepartedCredits1763700830000 implements MigrationInterface {
  name = 'DepartedCredits1763700830000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE departed_credits (
        address_hash text NOT NULL,
        period_start timestamptz NOT NULL,
        used integer NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (address_hash, period_start))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE departed_credits');
  }
}
