import type { ClientBase } from 'pg';

/** A table as a backup holds it. */
export interface Table {
  name: string;
  /** All but those that are computed from others. */
  columns: string[];
}

/** What says which steps were taken; a restore takes them itself. */
export const STEPS_OF = { api: 'api_migrations', library: 'library_migrations' } as const;

interface Known extends Table {
  references: string[];
}

/** The product's tables, each after those that it refers to. The queue's lie in a schema of their own and hold only what is under way. */
export async function tablesInOrder(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Known>(
    `SELECT relname AS name,
       ARRAY(SELECT attname::text FROM pg_attribute
         WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT DISTINCT target.relname::text FROM pg_constraint JOIN pg_class target ON target.oid = confrelid
         WHERE conrelid = class.oid AND contype = 'f' AND confrelid <> class.oid) AS references
     FROM pg_class class
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> ALL ($1) ORDER BY relname`,
    [Object.values(STEPS_OF)],
  );
  return inOrder(rows).map(({ name, columns }) => ({ name, columns }));
}

function inOrder(tables: Known[]): Known[] {
  const placed: Known[] = [];
  while (placed.length < tables.length) {
    const waiting = tables.filter((table) => !placed.includes(table));
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ references }) => !references.some((name) => names.has(name)));
    if (ready.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...names].join(', ')}`);
    placed.push(...ready);
  }
  return placed;
}

/** Where counters stand; `called` as PostgreSQL's setval has it. */
export interface Sequence {
  name: string;
  value: string;
  called: boolean;
}

export async function sequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace
       AND relname NOT LIKE ALL ($1) ORDER BY relname`,
    [Object.values(STEPS_OF).map((table) => `${table}\\_%`)],
  );
  const found: Sequence[] = [];
  for (const { name } of rows) {
    const stand = await client.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text AS value, is_called AS called FROM ${client.escapeIdentifier(name)}`,
    );
    found.push(...stand.rows.map((row) => ({ name, ...row })));
  }
  return found;
}

/** Which steps a database has taken; none of what has no tables yet. */
export interface Steps {
  api: string[];
  library: number;
}

export async function stepsTaken(client: ClientBase): Promise<Steps> {
  const exists = async (table: string): Promise<boolean> =>
    (await client.query<{ is: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is', [table])).rows[0]?.is ?? false;
  const api = (await exists(STEPS_OF.api))
    ? (await client.query<{ name: string }>(`SELECT name FROM ${STEPS_OF.api} ORDER BY id`)).rows
    : [];
  const library = (await exists(STEPS_OF.library))
    ? (await client.query<{ steps: number }>(`SELECT count(*)::integer AS steps FROM ${STEPS_OF.library}`)).rows
    : [];
  return { api: api.map(({ name }) => name), library: library[0]?.steps ?? 0 };
}
