import type { ClientBase } from 'pg';
import { tablesInOrder } from '../src/admin/backup/tables';

/** Values that could break a format of lines and tabs, or look like its end. */
const TRAPS = ['tab\tline\nend\\.', '\\.', '\\N', '', 'ünïcødé “𝔘” \u{1f600}', '{"a":[1,"\\\\"]}'];

interface Column {
  name: string;
  type: string;
  /** The table it refers to, and by which column. */
  target: string | null;
  key: string | null;
  /** Check constraints of this column, as PostgreSQL prints them. */
  rules: string[];
}

/** Values required by constraints on several columns. */
const FIXED: Record<string, Record<string, unknown>> = { shares: { batch_id: null } };

/**
 * Inserts rows into every table, with values that follow from PostgreSQL's catalog.
 * @param each number of rows per table
 */
export async function fillTables(client: ClientBase, each = TRAPS.length): Promise<void> {
  for (const { name } of await tablesInOrder(client)) {
    // Tables that a migration has filled stay as they are.
    const { rowCount } = await client.query(`SELECT FROM ${client.escapeIdentifier(name)} LIMIT 1`);
    if (rowCount) continue;
    const { rows: columns } = await client.query<Column>(COLUMNS, [name]);
    const list = columns.map((column) => client.escapeIdentifier(column.name)).join(', ');
    for (let row = 0; row < each; row += 1) {
      const values: unknown[] = [];
      for (const column of columns) {
        const fixed = FIXED[name] ?? {};
        values.push(column.name in fixed ? fixed[column.name] : await sample(client, column, row));
      }
      const places = values.map((_, index) => `$${index + 1}`).join(', ');
      await client.query(
        `INSERT INTO ${client.escapeIdentifier(name)} (${list}) OVERRIDING SYSTEM VALUE VALUES (${places})`,
        values,
      );
    }
  }
}

/** Selects the columns without a default. */
const COLUMNS = `SELECT own.attname::text AS name, format_type(own.atttypid, NULL) AS type, target.relname::text AS target,
    other.attname::text AS key,
    ARRAY(SELECT pg_get_constraintdef(oid) FROM pg_constraint
      WHERE conrelid = own.attrelid AND contype = 'c' AND own.attnum = ANY (conkey)) AS rules
  FROM pg_attribute own
    LEFT JOIN pg_constraint reference
      ON reference.conrelid = own.attrelid AND reference.contype = 'f' AND reference.conkey = ARRAY[own.attnum]
    LEFT JOIN pg_class target ON target.oid = reference.confrelid
    LEFT JOIN pg_attribute other ON other.attrelid = reference.confrelid AND other.attnum = reference.confkey[1]
  WHERE own.attrelid = $1::regclass AND own.attnum > 0 AND NOT own.attisdropped AND NOT own.atthasdef
    AND own.attidentity = '' ORDER BY own.attnum`;

let count = 0;

async function sample(client: ClientBase, { name, type, target, key, rules }: Column, row: number): Promise<unknown> {
  count += 1;
  if (target && key) {
    const { rows } = await client.query<{ value: unknown }>(
      `SELECT ${client.escapeIdentifier(key)} AS value FROM ${client.escapeIdentifier(target)} ORDER BY 1 OFFSET $1 LIMIT 1`,
      [row],
    );
    return rows[0]?.value;
  }
  // An enumerated column lists its values in a constraint.
  const word = rules
    .map((rule) => new RegExp(`\\b${name} = (?:ANY \\(ARRAY\\[)?'([^']+)'`).exec(rule)?.[1])
    .find(Boolean);
  if (word) return word;
  return OF_TYPE[type]?.(row) ?? `${TRAPS[row % TRAPS.length]} ${count}`;
}

const json = (row: number) => JSON.stringify({ text: TRAPS[row % TRAPS.length], at: row });
const OF_TYPE: Record<string, (row: number) => unknown> = {
  uuid: () => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
  integer: (row) => row + 1,
  smallint: (row) => row + 1,
  bigint: () => String(9_007_199_254_740_993n + BigInt(count)),
  'double precision': () => 0.1 + 0.2,
  real: () => 0.5,
  boolean: (row) => row % 2 === 0,
  date: () => '2026-02-28',
  json,
  jsonb: json,
  bytea: () => Buffer.from(`\\x00 bytes\n${count}`),
  tsvector: () => `'word':${(count % 100) + 1}`,
  'uuid[]': () => ['00000000-0000-4000-8000-000000000001'],
  'text[]': (row) => [TRAPS[row % TRAPS.length], 'NULL', ''],
  'timestamp with time zone': () => `2026-11-01T10:00:00.${String(count % 1_000_000).padStart(6, '0')}Z`,
};
