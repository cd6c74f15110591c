import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of its corrected citations a reader put in the place of the one written; none when it stands as written. */
export class Accepted1763700710000 implements MigrationInterface {
  name = 'Accepted1763700710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE citations ADD COLUMN accepted text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE citations DROP COLUMN accepted');
  }
}
