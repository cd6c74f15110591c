import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a bibliography's worker found beside the results of its entries: addresses, versions of record. */
export class Bibliography1763700510000 implements MigrationInterface {
  name = 'Bibliography1763700510000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE batches ADD COLUMN findings jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE batches DROP COLUMN findings');
  }
}
