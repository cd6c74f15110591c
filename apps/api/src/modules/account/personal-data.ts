import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../platform/database/checked-query';

/** Columns that are not exported: secrets, and the files of papers, which their pages offer. */
const SECRET = ['password_hash', 'hash', 'token_hash', 'request_hash', 'secret', 'file'];

/** A table with rows of one user, whose id is `$1`. */
interface PersonalTable {
  table: string;
  /** SQL of at most `$3` rows after the place `$2` (null: from the start), as JSON without secrets, by primary key. */
  select: string;
}

const FOREIGN_KEY = z.object({ child: z.string(), column: z.string(), parent: z.string(), required: z.boolean() });
const KEY_COLUMN = z.object({ table: z.string(), column: z.string(), type: z.string() });

/** Returns the tables that refer to `users`, directly or not, from PostgreSQL's catalog: new ones are included. */
export async function personalTables(manager: EntityManager): Promise<PersonalTable[]> {
  const keys = await queryRows(
    manager,
    FOREIGN_KEY,
    `SELECT con.conrelid::regclass::text AS child, quote_ident(att.attname) AS column, con.confrelid::regclass::text AS parent,
      att.attnotnull AS required
    FROM pg_constraint con JOIN pg_attribute att ON att.attrelid = con.conrelid AND att.attnum = con.conkey[1]
    WHERE con.contype = 'f' AND cardinality(con.conkey) = 1 AND con.connamespace = current_schema()::regnamespace
    ORDER BY 1, 2`,
  );
  const found = new Map([['users', 'id = $1']]);
  // A column that may be null leads to a table only where no other one does.
  for (const usable of [keys.filter(({ parent, required }) => required || parent === 'users'), keys])
    for (const [parent, where] of found)
      for (const { child, column } of usable.filter((key) => key.parent === parent && !found.has(key.child)))
        found.set(child, `${column} IN (SELECT id FROM ${parent} WHERE ${where})`);
  const orders = await primaryKeys(manager);
  return [...found].map(([table, where]) => ({
    table,
    select: chunkOf(
      `to_jsonb(mine) - ARRAY[${SECRET.map((name) => `'${name}'`).join(', ')}]`,
      table,
      where,
      orders.get(table) ?? [],
    ),
  }));
}

/** Returns SQL that reads a chunk of rows by keyset, without a transaction that stays open between chunks. */
function chunkOf(row: string, table: string, where: string, key: { column: string; type: string }[]): string {
  const columns = key.map(({ column }) => `mine.${column}`).join(', ');
  const after = key.map(({ type }, index) => `($2::text[])[${index + 1}]::${type}`).join(', ');
  return `SELECT ${row} AS row, ARRAY[${key.map(({ column }) => `mine.${column}::text`).join(', ')}] AS place
    FROM ${table} mine WHERE (${where}) AND ($2::text[] IS NULL OR (${columns}) > (${after})) ORDER BY ${columns} LIMIT $3`;
}

async function primaryKeys(manager: EntityManager): Promise<Map<string, { column: string; type: string }[]>> {
  const rows = await queryRows(
    manager,
    KEY_COLUMN,
    `SELECT idx.indrelid::regclass::text AS table, quote_ident(att.attname) AS column,
      format_type(att.atttypid, att.atttypmod) AS type
    FROM pg_index idx JOIN pg_class cls ON cls.oid = idx.indrelid
    CROSS JOIN LATERAL unnest(idx.indkey::smallint[]) WITH ORDINALITY AS part (attnum, place)
    JOIN pg_attribute att ON att.attrelid = idx.indrelid AND att.attnum = part.attnum
    WHERE idx.indisprimary AND cls.relnamespace = current_schema()::regnamespace ORDER BY idx.indrelid, part.place`,
  );
  const keys = new Map<string, { column: string; type: string }[]>();
  for (const { table, ...part } of rows) keys.set(table, [...(keys.get(table) ?? []), part]);
  return keys;
}

/** Condition for payment events of a user. They have no foreign key, since they are stored before their user is known. */
export const PAYMENT_EVENTS_OF = `
  payload #>> '{data,custom_data,userId}' = $1::text
  OR payload #>> '{data,id}' IN (SELECT id FROM subscriptions WHERE user_id = $1::uuid)
  OR payload #>> '{data,subscription_id}' IN (SELECT id FROM subscriptions WHERE user_id = $1::uuid)
`;

/** Selects these events in the form of `PersonalTable.select`. */
export const SELECT_PAYMENT_EVENTS = chunkOf('mine.payload', 'payment_events', PAYMENT_EVENTS_OF, [
  { column: 'id', type: 'text' },
]);
