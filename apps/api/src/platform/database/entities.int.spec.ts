import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { migrate } from './data-source';
import { FIRST } from './migrations';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await scratchDatabase();
});
afterAll(() => scratch.end());

/** Columns of each table as PostgreSQL has them after all migrations: "text", "text or null". */
async function migratedTables(): Promise<Record<string, Record<string, string>>> {
  const rows: { table: string; columns: Record<string, string> }[] = await scratch.database.query(
    `SELECT relname AS table, json_object_agg(attname, format_type(atttypid, atttypmod)
       || CASE WHEN attnotnull THEN '' ELSE ' or null' END) AS columns
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped
       AND relname <> 'api_migrations' GROUP BY relname ORDER BY relname`,
  );
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

/** The same as the entities declare it. */
function declaredTables(): Record<string, Record<string, string>> {
  const { driver, entityMetadatas } = scratch.database;
  return Object.fromEntries(
    entityMetadatas.map(({ tableName, columns }) => [
      tableName,
      Object.fromEntries(
        columns.map((column) => {
          const precision = column.precision == null ? '' : `(${column.precision})`;
          const type = driver.normalizeType(column).replace(/^timestamp(?= with)/, `timestamp${precision}`);
          return [column.databaseName, `${type}${column.isArray ? '[]' : ''}${column.isNullable ? ' or null' : ''}`];
        }),
      ),
    ]),
  );
}

test('every table has an entity', async () => {
  const declared = declaredTables();
  const missing = Object.keys(await migratedTables()).filter((table) => !(table in declared));
  expect(missing).toEqual([]);
});

test('entities declare every column of their tables, with its type and whether it may be null', async () => {
  const migrated = await migratedTables();
  for (const [table, columns] of Object.entries(declaredTables()))
    expect([table, columns]).toEqual([table, migrated[table]]);
});

test('tables of a version before the first migration are refused, and stay as they are', async () => {
  const recorded = (from: string, to: string) =>
    scratch.database.query('UPDATE api_migrations SET name = $2 WHERE name = $1', [from, to]);
  const before = await migratedTables();
  await recorded(FIRST, 'Sessions1763700000000');
  await expect(migrate(scratch.database)).rejects.toThrow('too old: see docs/upgrading.md');
  await recorded('Sessions1763700000000', FIRST);
  await migrate(scratch.database);
  expect(await migratedTables()).toEqual(before);
});
