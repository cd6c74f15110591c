import { EARLIER_STEPS, MIGRATIONS as LIBRARY_STEPS } from '@veracite/library/store/migrations';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import released from '../../../data/released-steps.json';
import { breaks, catalogOf, type Catalog } from '../../../testing/catalog';
import { MIGRATIONS } from './migrations';

/*
 * Migrations only add to the schema, so that the previous version keeps working next to the new one: in a rolling
 * upgrade both use the same tables. docs/upgrading.md explains how to make a change in two versions.
 */

interface Step {
  name: string;
  sql: string;
}

/** Returns the statements of a migration without running them. */
async function statementsOf(Migration: new () => MigrationInterface): Promise<Step> {
  const statements: string[] = [];
  const runner = { query: async (sql: string) => void statements.push(sql) };
  const migration = new Migration();
  await migration.up(runner as unknown as QueryRunner);
  return { name: migration.name ?? Migration.name, sql: statements.join(';\n') };
}

const stepsOfLibrary = LIBRARY_STEPS.map((sql, index) => ({ name: `library ${EARLIER_STEPS + index}`, sql }));
const allSteps = async (): Promise<Step[]> => [...(await Promise.all(MIGRATIONS.map(statementsOf))), ...stepsOfLibrary];
const digest = (sql: string): string => createHash('sha256').update(sql).digest('hex').slice(0, 16);

const schema = `steps_${process.pid}`;
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'], options: `-c search_path=${schema}` });
beforeAll(async () => {
  await client.connect();
  await client.query(`CREATE SCHEMA ${schema}`);
});
afterAll(async () => {
  await client.query(`DROP SCHEMA ${schema} CASCADE`);
  await client.end();
});

async function after(sql: string): Promise<Catalog> {
  await client.query(sql);
  return catalogOf(client);
}

test('a released migration is never changed; WRITE_RELEASED_STEPS=1 records those of a new version', async () => {
  const steps = Object.fromEntries((await allSteps()).map(({ name, sql }) => [name, digest(sql)]));
  if (process.env['WRITE_RELEASED_STEPS']) {
    const file = path.resolve(__dirname, '../../../data/released-steps.json');
    fs.writeFileSync(file, `${JSON.stringify(steps, null, 2)}\n`);
  }
  const was = process.env['WRITE_RELEASED_STEPS'] ? steps : released;
  expect(steps).toMatchObject(was);
});

test('after every unreleased migration, the previous version can still read and write', async () => {
  let before: Catalog = new Map();
  const broken: string[] = [];
  for (const { name, sql } of await allSteps()) {
    const now = await after(sql);
    if (!(name in released)) broken.push(...breaks(before, now).map((what) => `${name}: ${what}`));
    before = now;
  }
  expect(broken).toEqual([]);
});

describe('changes that break the previous version', () => {
  beforeAll(async () => {
    await client.query('CREATE TABLE old (id integer PRIMARY KEY, name text, size integer NOT NULL DEFAULT 1)');
    await client.query('CREATE TABLE other (id integer PRIMARY KEY)');
  });

  test.each([
    ['a new table', 'CREATE TABLE fresh (id integer NOT NULL)', []],
    ['a new column that may be left out', 'ALTER TABLE old ADD a text, ADD b integer NOT NULL DEFAULT 0', []],
    ['a new index', 'CREATE INDEX ON old (name)', []],
    ['a dropped rule', 'ALTER TABLE old ALTER size DROP NOT NULL', []],
    [
      'a renamed table with a view of its old name',
      'ALTER TABLE old RENAME TO fresh; CREATE VIEW old AS SELECT * FROM fresh',
      [],
    ],
    ['a dropped table', 'DROP TABLE other', ['table other is gone']],
    ['a dropped column', 'ALTER TABLE old DROP name', ['old.name is gone']],
    ['a renamed column', 'ALTER TABLE old RENAME name TO title', ['old.name is gone']],
    ['a column of another type', 'ALTER TABLE old ALTER size TYPE bigint', ['old.size is bigint and was integer']],
    ['a new column that must be given', 'ALTER TABLE old ADD c text NOT NULL', ['old.c must be given']],
    ['an old column that must be given', 'ALTER TABLE old ALTER name SET NOT NULL', ['old.name must be given now']],
    ['a dropped default', 'ALTER TABLE old ALTER size DROP DEFAULT', ['old.size must be given now']],
    ['a new rule', 'ALTER TABLE old ADD CHECK (size > 0)', ['old has a new rule: CHECK ((size > 0))']],
    [
      'values that must differ',
      'CREATE UNIQUE INDEX differ ON old (name)',
      [expect.stringContaining('old has a new rule')],
    ],
  ])('%s', async (_, sql, expected) => {
    await client.query('BEGIN');
    try {
      const before = await catalogOf(client);
      expect(breaks(before, await after(sql))).toEqual(expected);
    } finally {
      await client.query('ROLLBACK');
    }
  });
});
