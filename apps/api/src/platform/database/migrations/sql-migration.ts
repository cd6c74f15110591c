import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration of one SQL script. TypeORM records its name, which ends with the timestamp in milliseconds. */
interface SqlMigration {
  name: string;
  up: string;
}

export function sqlMigration({ name, up }: SqlMigration): new () => MigrationInterface {
  return class implements MigrationInterface {
    name = name;
    up = (runner: QueryRunner) => runner.query(up);
    down = () => Promise.reject(new Error('Migrations are not reverted: restore a backup.'));
  };
}
