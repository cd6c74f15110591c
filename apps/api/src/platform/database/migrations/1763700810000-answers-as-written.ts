import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `json` keeps a text as it is written, `jsonb` orders its names anew: a repeated answer is the first one, byte by byte. */
export class AnswersAsWritten1763700810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE json USING answer::json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE jsonb USING answer::jsonb');
  }
}
