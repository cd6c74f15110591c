import { migrate as migrateLibrary } from '@veracite/library/store/migrate';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg, { type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource, type MigrationInterface } from 'typeorm';
import { dataSourceOptions, migrate } from '../../platform/database/data-source';
import { FIRST, MIGRATIONS } from '../../platform/database/migrations';
import { CommandFault } from '../command-fault';
import { END, FORMAT, linesOf, SEQUENCE, TABLE, TABLE_ENDS, inTransaction } from './format';
import { stepsTaken, tablesInOrder, type Sequence, type Steps, type Table } from './tables';
import { sumOf, type Counts } from './write';

/** Names of migrations as TypeORM records them. */
const KNOWN = MIGRATIONS.map((migration) => (new migration() as MigrationInterface).name ?? migration.name);
/** The timestamp of a migration. Those of earlier versions are contained in the first one. */
const timeOf = (name: string): string => name.slice(-'1764200000000'.length);
const CUT_OFF = 'The backup is cut off: nothing was restored.';

/**
 * Restores a backup into an empty database. Tables are created as they were when the backup was made, filled, and then
 * migrated to this version.
 * @param chunks the backup's text, uncompressed
 * @throws CommandFault when it is not a backup, is truncated or of a newer version, or the database is not empty
 */
export async function restoreBackup(url: string, chunks: AsyncIterable<Buffer>): Promise<Counts> {
  const lines = linesOf(chunks);
  const [kind, head] = wordAndValue((await lines.next()).value);
  if (kind !== FORMAT) throw new CommandFault('This is not a backup of Veracite.');
  const { steps } = head as { steps: Steps };
  if (!steps.api.includes(FIRST)) throw new CommandFault('The backup is too old: see docs/upgrading.md.');
  const unknown = steps.api.find((name) => !KNOWN.includes(name) && timeOf(name) > timeOf(FIRST));
  if (unknown) throw new CommandFault(`The backup was made by a newer version, which knows ${unknown}.`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await mustBeEmpty(client, steps);
    await makeTables(url, steps);
    const counts = await inTransaction(client, '', () => fill(client, lines));
    await makeTables(url);
    return sumOf(counts);
  } finally {
    await client.end();
  }
}

async function mustBeEmpty(client: Client, { api, library }: Steps): Promise<void> {
  for (const { name } of await tablesInOrder(client)) {
    const { rows } = await client.query(`SELECT FROM ${client.escapeIdentifier(name)} LIMIT 1`);
    if (rows.length > 0)
      throw new CommandFault(`The database is not empty: ${name} has rows. A backup is restored into a new database.`);
  }
  const taken = await stepsTaken(client);
  if (taken.library > library || taken.api.some((name) => !api.includes(name)))
    throw new CommandFault('The tables of the database are newer than the backup. Restore it into a new database.');
}

/** @param steps migrations to run; all of this version when absent */
async function makeTables(url: string, steps?: Steps): Promise<void> {
  const migrations = MIGRATIONS.filter((_, index) => !steps || steps.api.includes(KNOWN[index] ?? ''));
  const database = await new DataSource({ ...dataSourceOptions(url, []), migrations }).initialize();
  await migrate(database).finally(() => database.destroy());
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await migrateLibrary(pool, steps?.library).finally(() => pool.end());
}

/** @returns the number of rows of each table */
async function fill(client: Client, lines: AsyncGenerator<Buffer>): Promise<Record<string, number>> {
  const here = new Map((await tablesInOrder(client)).map((table) => [table.name, table]));
  const counts: Record<string, number> = {};
  for await (const line of lines) {
    const [kind, value] = wordAndValue(line);
    if (kind === TABLE) {
      const table = value as Table;
      const columns = here.get(table.name)?.columns ?? [];
      if (!table.columns.every((column) => columns.includes(column)))
        throw new CommandFault(`The backup has columns of ${table.name} that its tables do not have: it was changed.`);
      counts[table.name] = await copyRows(client, table, lines);
    } else if (kind === SEQUENCE) {
      const { name, value: last, called } = value as Sequence;
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [client.escapeIdentifier(name), last, called]);
    } else if (kind === END) {
      if (JSON.stringify(value) !== JSON.stringify(counts)) throw new CommandFault(CUT_OFF);
      return counts;
    } else throw new CommandFault(CUT_OFF);
  }
  throw new CommandFault(CUT_OFF);
}

async function copyRows(client: Client, table: Table, lines: AsyncGenerator<Buffer>): Promise<number> {
  const name = client.escapeIdentifier(table.name);
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  // Triggers ran when the rows were first written. A migration may have inserted rows of its own.
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER; DELETE FROM ${name}`);
  const copy = client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`));
  const done = finished(copy);
  try {
    for (;;) {
      const { value, done: over } = await lines.next();
      if (over) throw new CommandFault(CUT_OFF);
      if (value.length === 3 && value.toString('latin1') === `${TABLE_ENDS}\n`) break;
      if (!copy.write(value)) await Promise.race([once(copy, 'drain'), done]);
    }
  } catch (error) {
    // The transaction cannot be rolled back while the copy is running.
    copy.destroy();
    await done.catch(() => undefined);
    throw error;
  }
  copy.end();
  await done;
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  return copy.rowCount;
}

function wordAndValue(line: Buffer | undefined): [word: string, value: unknown] {
  const [, word = '', value = ''] = /^(\S+) (.*)\n$/s.exec(line?.toString('utf8') ?? '') ?? [];
  try {
    return [word, JSON.parse(value)];
  } catch {
    // Not a line of a backup; the caller checks the word.
    return ['', undefined];
  }
}
