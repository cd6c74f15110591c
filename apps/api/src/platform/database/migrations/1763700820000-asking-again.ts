import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which databases failed to answer about an item of a batch and are about to be asked again; null once none is. */
export class AskingAgain1763700820000 implements MigrationInterface {
  name = 'AskingAgain1763700820000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE batch_items ADD COLUMN asking_again text[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE batch_items DROP COLUMN asking_again');
  }
}
