import { migrate as migrateLibrary } from '@veracite/library/store/migrate';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions, migrate } from '../../platform/database/data-source';
import { MIGRATIONS } from '../../platform/database/migrations';
import { fillTables } from '../../../testing/filled-tables';
import { restoreFrom } from './files';
import { restoreBackup } from './restore';
import { STEPS_OF, tablesInOrder } from './tables';
import { writeBackup } from './write';

const admin = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
const databases: string[] = [];
beforeAll(() => admin.connect());
afterAll(async () => {
  for (const name of databases) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.end();
});

/** Creates an empty database. */
async function newDatabase(): Promise<string> {
  const name = `backup_${process.pid}_${databases.length}`;
  await admin.query(`CREATE DATABASE ${name}`);
  databases.push(name);
  return Object.assign(new URL(process.env['DATABASE_URL'] ?? ''), { pathname: `/${name}` }).href;
}

async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function tablesOf(url: string, api = MIGRATIONS.length) {
  const options = { ...dataSourceOptions(url, []), migrations: MIGRATIONS.slice(0, api) };
  const database = await new DataSource(options).initialize();
  await migrate(database).finally(() => database.destroy());
  const pool = new pg.Pool({ connectionString: url });
  await migrateLibrary(pool).finally(() => pool.end());
}

function backupOf(url: string): Promise<Buffer> {
  return on(url, async (client) => {
    const out = new PassThrough();
    const [whole] = await Promise.all([buffer(out), writeBackup(client, out).then(() => out.end())]);
    return whole;
  });
}

/** Returns every row of every table as text, and the values of sequences. */
const contents = (url: string): Promise<Record<string, string[]>> =>
  on(url, async (client) => {
    const found: Record<string, string[]> = {};
    for (const { name } of await tablesInOrder(client)) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
      found[name] = rows.map(({ row }) => row);
    }
    const { rows } = await client.query<{ stand: string }>(
      `SELECT sequencename || ' ' || coalesce(last_value::text, 'unused') AS stand FROM pg_sequences
       WHERE schemaname = current_schema() AND sequencename NOT LIKE ALL ($1) ORDER BY 1`,
      [Object.values(STEPS_OF).map((table) => `${table}%`)],
    );
    return { ...found, sequences: rows.map(({ stand }) => stand) };
  });

/** Returns chunks as a file is read, which end anywhere. */
const inParts = (whole: Buffer, size = 1_000) =>
  Readable.from(
    Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
      whole.subarray(index * size, (index + 1) * size),
    ),
  );

let source: string;
let backup: Buffer;
beforeAll(async () => {
  source = await newDatabase();
  await tablesOf(source);
  await on(source, fillTables);
  backup = await backupOf(source);
});

test('a restore brings back every row of every table and the values of sequences', async () => {
  const before = await contents(source);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const target = await newDatabase();
  await restoreBackup(target, inParts(backup));
  expect(await contents(target)).toEqual(before);
});

test('a backup of an older version is restored and then migrated', async () => {
  const old = await newDatabase();
  await tablesOf(old, MIGRATIONS.length - 1);
  await on(old, async (client) => {
    await fillTables(client, 1);
    // Migrations that are now contained in the first one.
    await client.query("INSERT INTO api_migrations (timestamp, name) VALUES (1763700000000, 'Accounts1763700000000')");
  });
  const target = await newDatabase();
  await restoreBackup(target, inParts(await backupOf(old)));
  const [then, now, fresh] = [await contents(old), await contents(target), await contents(source)];
  expect(Object.keys(now)).toEqual(Object.keys(fresh));
  // Columns of later migrations come last.
  for (const name of ['users', 'citations', 'credit_ledger', 'library_notices']) {
    const rows = (then[name] ?? []).map((row) => row.replace(/\)$/, ''));
    expect(now[name]?.map((row, index) => row.slice(0, rows[index]?.length))).toEqual(rows);
  }
});

const changed = (from: RegExp, to: string) => Buffer.from(backup.toString('latin1').replace(from, to), 'latin1');
test.each([
  ['another file', () => Buffer.from('-- PostgreSQL database dump\n'), /not a backup of Veracite/],
  ['an empty file', () => Buffer.alloc(0), /not a backup of Veracite/],
  ['one of a newer version', () => changed(/NamesOfChecks1764300000000/, 'Later9999999999999'), /newer version.*Later/],
  [
    'one of a version before the first migration',
    () => changed(/EarlierVersions1764200000000/, 'A1763700000000'),
    /too old/,
  ],
  ['one cut off in a table', () => backup.subarray(0, backup.length / 2), /cut off/],
  ['one cut off between tables', () => backup.subarray(0, backup.lastIndexOf('\ntable ') + 1), /cut off/],
  ['one without its last line', () => backup.subarray(0, backup.lastIndexOf('\nend ') + 1), /cut off/],
  ['one that lacks a row', () => changed(/(\ntable \{"name":"users".*\n).*\n/, '$1'), /cut off|foreign key/],
])('%s is refused and leaves no row', async (_, file, refusal) => {
  const target = await newDatabase();
  await expect(restoreBackup(target, inParts(file()))).rejects.toThrow(refusal);
  // The first row of library_shape is inserted by the migration that creates the table.
  const { sequences, library_shape: _own, ...tables } = await contents(target);
  expect([Object.values(tables).flat(), sequences?.length]).toEqual([[], expect.any(Number)]);
});

test('a damaged file is reported', async () => {
  const file = path.join(os.tmpdir(), `${databases[0]}.backup`);
  fs.writeFileSync(file, gzipSync(backup).subarray(0, -2_000));
  await expect(restoreFrom(file, await newDatabase())).rejects.toThrow(/is cut off: nothing was restored/);
  fs.writeFileSync(file, 'not zipped');
  await expect(restoreFrom(file, await newDatabase())).rejects.toThrow(/is not a backup/);
  fs.rmSync(file);
});

test('a backup is not restored into a database with rows', async () => {
  await expect(restoreBackup(source, inParts(backup))).rejects.toThrow(/not empty: \w+ has rows/);
});
