import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration of two SQL scripts. TypeORM records its name, which ends with the timestamp in milliseconds. */
export interface SqlMigration {
  name: string;
  up: string;
  down: string;
}

export function sqlMigration({ name, up, down }: SqlMigration): new () => MigrationInterface {
  const run = (script: string) => (runner: QueryRunner) => runner.query(script);
  return class implements MigrationInterface {
    name = name;
    up = run(up);
    down = run(down);
  };
}
