import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Networks from which accounts signed in: guessing elsewhere slows nobody down there. */
export class LoginPlaces1763700800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE login_places (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        hash text NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE login_places');
  }
}
