import type { EntityManager } from 'typeorm';

/** Columns that prove who somebody is; nobody is given them, not even their owner. */
const SECRET = ['password_hash', 'hash', 'token_hash', 'request_hash'];

/** A table with rows of one user: what is to be selected and which rows, `$1` being the user's id. */
export interface Belonging {
  table: string;
  where: string;
  /** One JSON object a row, without secrets. */
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
export async function belongings(manager: EntityManager): Promise<Belonging[]> {
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
  return [...found].map(([table, where]) => ({
    table,
    where,
    select: `SELECT to_jsonb(mine) - ARRAY[${SECRET.map((name) => `'${name}'`).join(', ')}] AS row FROM ${table} mine WHERE ${where}`,
  }));
}

/** Events of the payment provider about a user: they hang on nothing, since they are kept before it is known whose they are. */
export const PAYMENT_EVENTS_OF = `
  payload #>> '{data,custom_data,userId}' = $1::text
  OR payload #>> '{data,id}' IN (SELECT id FROM subscriptions WHERE user_id = $1::uuid)
  OR payload #>> '{data,subscription_id}' IN (SELECT id FROM subscriptions WHERE user_id = $1::uuid)
`;
