import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { z } from 'zod';

/** A data source, the entity manager of a transaction, or a `pg` client. */
interface SqlRunner {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/**
 * Runs a statement that the query builder cannot express, and checks every row it returns.
 * @param row describes one row; other columns are left out. A constant, because creating a schema takes half a millisecond
 * @throws ZodError when a row is not as described
 */
export async function queryRows<Row extends z.ZodType>(
  runner: SqlRunner,
  row: Row,
  sql: string,
  parameters: unknown[] = [],
): Promise<z.infer<Row>[]> {
  const answer = await runner.query(sql, parameters);
  return z.array(row).parse(rowsOf(answer));
}

/** Runs an UPDATE or DELETE that the query builder cannot express; returns the number of changed rows. */
export async function queryAffected(runner: SqlRunner, sql: string, parameters: unknown[] = []): Promise<number> {
  const answer = await runner.query(sql, parameters);
  return isCounted(answer) ? answer[1] : 0;
}

/** Runs a statement that returns whole rows of an entity's table (`RETURNING *`). */
export async function queryEntities<Entity extends ObjectLiteral>(
  runner: DataSource | EntityManager,
  target: EntityTarget<Entity>,
  sql: string,
  parameters: unknown[] = [],
): Promise<Entity[]> {
  const database = 'connection' in runner ? runner.connection : runner;
  const rows = await queryRows(runner, z.record(z.string(), z.unknown()), sql, parameters);
  return rows.map((row) => toEntity(database, target, row));
}

/** Creates an entity from a row. @param prefix of the names of its columns */
export function toEntity<Entity extends ObjectLiteral>(
  database: DataSource,
  target: EntityTarget<Entity>,
  row: Record<string, unknown>,
  prefix = '',
): Entity {
  const metadata = database.getMetadata(target);
  const entity = metadata.create() as Entity;
  for (const column of metadata.columns)
    column.setEntityValue(entity, database.driver.prepareHydratedValue(row[prefix + column.databaseName], column));
  return entity;
}

/** Returns the list of an entity's columns for a SELECT, each named with the table's alias and a dot. */
export function columnsOf(database: DataSource, target: EntityTarget<ObjectLiteral>, alias: string): string {
  const { columns } = database.getMetadata(target);
  return columns.map(({ databaseName }) => `${alias}.${databaseName} AS "${alias}.${databaseName}"`).join(', ');
}

/** TypeORM returns the rows, or `[rows, count]` for UPDATE and DELETE; `pg` returns an object with `rows`. */
function rowsOf(answer: unknown): unknown {
  if (isCounted(answer)) return answer[0];
  return typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : answer;
}

function isCounted(answer: unknown): answer is [unknown[], number] {
  return Array.isArray(answer) && answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === 'number';
}

/** A jsonb column that this server wrote itself: an object or a list, not checked further. */
export const json = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** A time, which becomes ISO 8601. */
export const isoTime = z.date().transform((date) => date.toISOString());

/** Reads from a replica if there is one. It lags behind: not for what must show the user's last change. */
export async function onReplica<T>(database: DataSource, read: (manager: EntityManager) => Promise<T>): Promise<T> {
  const runner = database.createQueryRunner('slave');
  try {
    return await read(runner.manager);
  } finally {
    await runner.release();
  }
}
