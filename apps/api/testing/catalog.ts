import type { ClientBase } from 'pg';

interface Column {
  type: string;
  /** Whether an INSERT without it fails. */
  isRequired: boolean;
}

/** The columns of each table or updatable view, and the constraints of its rows. */
export type Catalog = Map<string, { columns: Map<string, Column>; rules: Set<string> }>;

export async function catalogOf(client: ClientBase): Promise<Catalog> {
  const { rows: columns } = await client.query<{ table: string; name: string } & Column>(
    `SELECT relname AS table, attname AS name, format_type(atttypid, atttypmod) AS type,
       attnotnull AND NOT atthasdef AND attidentity = '' AS "isRequired"
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relkind IN ('r', 'v') AND relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped`,
  );
  const { rows: rules } = await client.query<{ table: string; rule: string }>(
    // The table that a foreign key refers to may have been renamed.
    `SELECT relname AS table, CASE contype WHEN 'f'
       THEN regexp_replace(pg_get_constraintdef(pg_constraint.oid), 'REFERENCES [^(]+', 'REFERENCES ' || confrelid::oid)
       ELSE pg_get_constraintdef(pg_constraint.oid) END AS rule
     FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid WHERE relnamespace = current_schema()::regnamespace
     UNION ALL SELECT relname, pg_get_indexdef(indexrelid)
     FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
     WHERE indisunique AND relnamespace = current_schema()::regnamespace`,
  );
  const catalog: Catalog = new Map();
  for (const { table, name, type, isRequired } of columns) {
    const known = catalog.get(table) ?? { columns: new Map<string, Column>(), rules: new Set<string>() };
    known.columns.set(name, { type, isRequired });
    catalog.set(table, known);
  }
  for (const { table, rule } of rules) catalog.get(table)?.rules.add(rule);
  return catalog;
}

/**
 * Lists the changes of a migration that break the previous version, which runs next to this one in a rolling upgrade.
 * Dropped constraints and the names of unique indexes do not matter.
 */
export function breaks(before: Catalog, after: Catalog): string[] {
  return [...before].flatMap(([table, { columns, rules }]) => {
    const now = after.get(table);
    if (!now) return [`table ${table} is gone`];
    const lost = [...columns].flatMap(([name, { type, isRequired }]) => {
      const column = now.columns.get(name);
      if (!column) return [`${table}.${name} is gone`];
      if (column.type !== type) return [`${table}.${name} is ${column.type} and was ${type}`];
      return column.isRequired && !isRequired ? [`${table}.${name} must be given now`] : [];
    });
    const demanded = [...now.columns].flatMap(([name, { isRequired }]) =>
      isRequired && !columns.has(name) ? [`${table}.${name} must be given`] : [],
    );
    const stricter = [...now.rules]
      .filter((rule) => !rules.has(rule))
      .map((rule) => `${table} has a new rule: ${rule}`);
    return [...lost, ...demanded, ...stricter];
  });
}
