import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was read of an item with the text it was found in, until it is checked; none when it is read by itself. */
export class ReadItems1763700730000 implements MigrationInterface {
  name = 'ReadItems1763700730000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE batch_items ADD COLUMN reference jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE batch_items DROP COLUMN reference');
  }
}
