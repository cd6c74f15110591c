import type { ClientBase } from 'pg';
import { z } from 'zod';
import { queryRows } from '../../platform/database/checked-query';

const TABLE = z.object({
  name: z.string(),
  /** All columns that are not generated. */
  columns: z.array(z.string()),
});
const REFERRING_TABLE = TABLE.extend({ references: z.array(z.string()) });

export type Table = z.infer<typeof TABLE>;

/** Tables that record the migrations that have run; a restore runs them itself. */
export const STEPS_OF = { api: 'api_migrations', library: 'library_migrations' } as const;

/** Returns the product's tables, each after those that it refers to. The queue is in Redis and not part of a backup. */
export async function tablesInOrder(client: ClientBase): Promise<Table[]> {
  const tables = await queryRows(
    client,
    REFERRING_TABLE,
    `SELECT relname AS name,
       ARRAY(SELECT attname::text FROM pg_attribute
         WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT DISTINCT target.relname::text FROM pg_constraint JOIN pg_class target ON target.oid = confrelid
         WHERE conrelid = class.oid AND contype = 'f' AND confrelid <> class.oid) AS references
     FROM pg_class class
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> ALL ($1) ORDER BY relname`,
    [Object.values(STEPS_OF)],
  );
  return inOrder(tables).map(({ name, columns }) => ({ name, columns }));
}

function inOrder(tables: z.infer<typeof REFERRING_TABLE>[]): Table[] {
  const placed: Table[] = [];
  while (placed.length < tables.length) {
    const waiting = tables.filter((table) => !placed.includes(table));
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ references }) => !references.some((name) => names.has(name)));
    if (ready.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...names].join(', ')}`);
    placed.push(...ready);
  }
  return placed;
}

const SEQUENCE_STATE = z.object({ value: z.string(), called: z.boolean() });

/** The state of a sequence; `called` as in PostgreSQL's `setval`. */
export type Sequence = { name: string } & z.infer<typeof SEQUENCE_STATE>;

export async function sequences(client: ClientBase): Promise<Sequence[]> {
  const names = await queryRows(
    client,
    z.object({ name: z.string() }),
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace
       AND relname NOT LIKE ALL ($1) ORDER BY relname`,
    [Object.values(STEPS_OF).map((table) => `${table}\\_%`)],
  );
  const found: Sequence[] = [];
  for (const { name } of names) {
    const select = `SELECT last_value::text AS value, is_called AS called FROM ${client.escapeIdentifier(name)}`;
    found.push(...(await queryRows(client, SEQUENCE_STATE, select)).map((state) => ({ name, ...state })));
  }
  return found;
}

/** The migrations that have run in a database; none where its table does not exist yet. */
export interface Steps {
  api: string[];
  library: number;
}

export async function stepsTaken(client: ClientBase): Promise<Steps> {
  const exists = async (table: string): Promise<boolean> => {
    const select = 'SELECT to_regclass($1) IS NOT NULL AS found';
    return (await queryRows(client, z.object({ found: z.boolean() }), select, [table])).some(({ found }) => found);
  };
  const api = (await exists(STEPS_OF.api))
    ? await queryRows(client, z.object({ name: z.string() }), `SELECT name FROM ${STEPS_OF.api} ORDER BY id`)
    : [];
  const count = `SELECT coalesce(max(step) + 1, 0) AS steps FROM ${STEPS_OF.library}`;
  const [library] = (await exists(STEPS_OF.library))
    ? await queryRows(client, z.object({ steps: z.int() }), count)
    : [];
  return { api: api.map(({ name }) => name), library: library?.steps ?? 0 };
}
