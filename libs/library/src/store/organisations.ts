import type { Pool } from 'pg';
import type { Organisation } from '@veracite/model/organisation';
import { organisationKey } from '@veracite/text/organisation-name';
import type { LibraryStatus } from '../port';
import type { Asks } from './readers';

/** What a registry says of one organisation. */
export interface OrganisationEntry extends Organisation {
  /** ISO 8601: the day of the entry's last change. Older entries do not take the place of newer ones. */
  modified: string;
  /** Taken back by the registry (made in error, or twice): it names no organization, also after an older file is read. */
  isWithdrawn: boolean;
}

const keysOf = ({ names, acronyms }: Organisation): string[] => [
  ...new Set([...names, ...acronyms].map(organisationKey).filter(Boolean)),
];

/** Records organisations by their number; what is there already is replaced unless it is newer. */
export async function addOrganisations(pool: Pool, entries: readonly OrganisationEntry[]): Promise<{ added: number }> {
  const rows = new Map<string, OrganisationEntry>();
  for (const entry of entries) if ((rows.get(entry.ror)?.modified ?? '') <= entry.modified) rows.set(entry.ror, entry);
  if (rows.size === 0) return { added: 0 };
  // One order for all who write: two imports at once must not wait for each other.
  const sorted = [...rows.values()].sort((a, b) => (a.ror < b.ror ? -1 : 1));
  await pool.query(
    `insert into library_organisations as o (ror, modified, keys, organisation)
     select ror, modified, keys, organisation
     from json_to_recordset($1) as t(ror text, modified date, keys text[], organisation json)
     on conflict (ror) do update
       set modified = excluded.modified, keys = excluded.keys, organisation = excluded.organisation
       where o.modified <= excluded.modified`,
    [
      JSON.stringify(
        sorted.map(({ isWithdrawn, modified, ...organisation }) => ({
          ror: organisation.ror,
          modified,
          keys: isWithdrawn ? [] : keysOf(organisation),
          organisation,
        })),
      ),
    ],
  );
  return { added: entries.length };
}

/**
 * For each list of names the organisations that bear one of them, as a whole name or as an acronym, by their numbers. All
 * lists are one statement.
 */
export async function organisationsNamed(reader: Asks, asked: readonly string[][]): Promise<Organisation[][]> {
  const keys = asked.map((names) => new Set(names.map(organisationKey).filter(Boolean)));
  const all = [...new Set(keys.flatMap((each) => [...each]))];
  if (all.length === 0) return asked.map(() => []);
  const { rows } = await reader.query<{ keys: string[]; organisation: Organisation }>({
    name: 'library-organisations',
    text: 'select keys, organisation from library_organisations where keys && $1::text[] order by ror',
    values: [all],
  });
  return keys.map((wanted) =>
    rows.filter((row) => row.keys.some((key) => wanted.has(key))).map(({ organisation }) => organisation),
  );
}

/** How many organisations are known, and the day of the newest entry; undefined when there are none. */
export async function organisationsStatus(pool: Pool): Promise<LibraryStatus['organisations']> {
  const { rows } = await pool.query<{ count: number; until: string | null }>(
    `select (count(*) filter (where keys <> '{}'))::int as count, max(modified)::text as until from library_organisations`,
  );
  const { count = 0, until } = rows[0] ?? {};
  return until ? { count, until } : undefined;
}
