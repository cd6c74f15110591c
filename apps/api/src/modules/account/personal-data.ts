import type { EntityManager } from 'typeorm';

/** Columns that prove who somebody is; nobody is given them, not even their owner. */
const SECRET = ['password_hash', 'hash', 'token_hash', 'request_hash', 'secret'];

/** A table with rows of one user: what is to be selected and which rows, `$1` being the user's id. */
export interface PersonalTable {
  table: string;
  where: string;
  /**
   * One JSON object a row, without secrets, in the order of the primary key, with that key as `place`: those behind the
   * place `$2` (null for the first), at most `$3`.
   */
  select: string;
}

interface ForeignKey {
  child: string;
  column: string;
  parent: string;
}

/**
 * Every table that hangs on the users' by foreign keys, near or far: what is somebody's is what goes with their
 * account. The database itself is asked, so that a table which is new tomorrow is not forgotten.
 */
export async function personalTables(manager: EntityManager): Promise<PersonalTable[]> {
  const keys: ForeignKey[] = await manager.query(`
    SELECT con.conrelid::regclass::text AS child, quote_ident(att.attname) AS column, con.confrelid::regclass::text AS parent
    FROM pg_constraint con JOIN pg_attribute att ON att.attrelid = con.conrelid AND att.attnum = con.conkey[1]
    WHERE con.contype = 'f' AND cardinality(con.conkey) = 1 AND con.connamespace = current_schema()::regnamespace
    ORDER BY 1, 2
  `);
  const found = new Map([['users', 'id = $1']]);
  for (const [parent, where] of found) {
    for (const { child, column } of keys.filter((key) => key.parent === parent && !found.has(key.child)))
      found.set(child, `${column} IN (SELECT id FROM ${parent} WHERE ${where})`);
  }
  const orders = await primaryKeys(manager);
  return [...found].map(([table, where]) => ({
    table,
    where,
    select: portionOf(
      `to_jsonb(mine) - ARRAY[${SECRET.map((name) => `'${name}'`).join(', ')}]`,
      table,
      where,
      orders.get(table) ?? [],
    ),
  }));
}

/** A portion of a table's rows by keyset: no transaction stays open between two portions. */
function portionOf(row: string, table: string, where: string, key: { column: string; type: string }[]): string {
  const columns = key.map(({ column }) => `mine.${column}`).join(', ');
  const behind = key.map(({ type }, at) => `($2::text[])[${at + 1}]::${type}`).join(', ');
  return `SELECT ${row} AS row, ARRAY[${key.map(({ column }) => `mine.${column}::text`).join(', ')}] AS place
    FROM ${table} mine WHERE (${where}) AND ($2::text[] IS NULL OR (${columns}) > (${behind})) ORDER BY ${columns} LIMIT $3`;
}

async function primaryKeys(manager: EntityManager): Promise<Map<string, { column: string; type: string }[]>> {
  const rows: { table: string; column: string; type: string }[] = await manager.query(`
    SELECT idx.indrelid::regclass::text AS table, quote_ident(att.attname) AS column,
      format_type(att.atttypid, att.atttypmod) AS type
    FROM pg_index idx JOIN pg_class cls ON cls.oid = idx.indrelid
    CROSS JOIN LATERAL unnest(idx.indkey::smallint[]) WITH ORDINALITY AS part (attnum, place)
    JOIN pg_attribute att ON att.attrelid = idx.indrelid AND att.attnum = part.attnum
    WHERE idx.indisprimary AND cls.relnamespace = current_schema()::regnamespace ORDER BY idx.indrelid, part.place
  `);
  const keys = new Map<string, { column: string; type: string }[]>();
  for (const { table, ...part } of rows) keys.set(table, [...(keys.get(table) ?? []), part]);
  return keys;
}

/** Events of the payment provider about a user: they hang on nothing, since they are kept before it is known whose they are. */
export const PAYMENT_EVENTS_OF = `
  payload #>> '{data,custom_data,userId}' = $1::text
  OR payload #>> '{data,id}' IN (SELECT id FROM subscriptions WHERE user_id = $1::uuid)
  OR payload #>> '{data,subscription_id}' IN (SELECT id FROM subscriptions WHERE user_id = $1::uuid)
`;

/** The events themselves, as `PersonalTable.select` has rows. */
export const SELECT_PAYMENT_EVENTS = portionOf('mine.payload', 'payment_events', PAYMENT_EVENTS_OF, [
  { column: 'id', type: 'text' },
]);
