import type { Pool } from 'pg';
import type { Organization } from '@veracite/model/organization';
import { organizationKey } from '@veracite/text/organization-name';
import type { LibraryStatus } from '../port';
import type { Asks } from './readers';

/** Entry of a registry about one organization. */
export interface OrganizationEntry extends Organization {
  /** ISO 8601: the day of the entry's last change. Older entries do not take the place of newer ones. */
  modified: string;
  /** Withdrawn by the registry (an error or a duplicate). It stays withdrawn when an older file is imported. */
  isWithdrawn: boolean;
}

const keysOf = ({ names, acronyms }: Organization): string[] => [
  ...new Set([...names, ...acronyms].map(organizationKey).filter(Boolean)),
];

/** Stores organizations by their id. A stored entry is replaced unless it is newer. */
export async function addOrganizations(pool: Pool, entries: readonly OrganizationEntry[]): Promise<{ added: number }> {
  const rows = new Map<string, OrganizationEntry>();
  for (const entry of entries) if ((rows.get(entry.ror)?.modified ?? '') <= entry.modified) rows.set(entry.ror, entry);
  if (rows.size === 0) return { added: 0 };
  // All imports write in the same order, so that two of them do not deadlock.
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
        sorted.map(({ isWithdrawn, modified, ...organization }) => ({
          ror: organization.ror,
          modified,
          keys: isWithdrawn ? [] : keysOf(organization),
          organisation: organization,
        })),
      ),
    ],
  );
  return { added: entries.length };
}

/** Returns for each list of names the organizations with one of them, whole or as an acronym; one statement. */
export async function organizationsNamed(reader: Asks, asked: readonly string[][]): Promise<Organization[][]> {
  const keys = asked.map((names) => new Set(names.map(organizationKey).filter(Boolean)));
  const all = [...new Set(keys.flatMap((each) => [...each]))];
  if (all.length === 0) return asked.map(() => []);
  const { rows } = await reader.query<{ keys: string[]; organization: Organization }>({
    name: 'library-organisations',
    text: 'select keys, organisation as organization from library_organisations where keys && $1::text[] order by ror',
    values: [all],
  });
  return keys.map((wanted) =>
    rows.filter((row) => row.keys.some((key) => wanted.has(key))).map(({ organization }) => organization),
  );
}

/** Returns the number of organizations and the date of the newest entry; undefined if there are none. */
export async function organizationsStatus(pool: Pool): Promise<LibraryStatus['organizations']> {
  const { rows } = await pool.query<{ count: number; until: string | null }>(
    `select (count(*) filter (where keys <> '{}'))::int as count, max(modified)::text as until from library_organisations`,
  );
  const { count = 0, until } = rows[0] ?? {};
  return until ? { count, until } : undefined;
}
