import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes a migration of two SQL scripts.
 * @param name the name that TypeORM records, ending with the timestamp in milliseconds
 */
export function sqlMigration({
  name,
  up,
  down,
}: {
  name: string;
  up: string;
  down: string;
}): new () => MigrationInterface {
  const run = (script: string) => (runner: QueryRunner) => runner.query(script);
  return class implements MigrationInterface {
    name = name;
    up = run(up);
    down = run(down);
  };
}
