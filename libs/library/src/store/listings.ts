import type { Pool } from 'pg';
import { foldedName } from '@veracite/text/journal-name';

/** Entry of a list about one journal. */
export interface JournalListing {
  /** The list's name: a journal is on a list once. */
  list: string;
  about: 'vetted' | 'predatory' | 'hijacked';
  /** The publisher of the list. */
  owner: string;
  /** ISO 8601: the day of the entry, else of the list. */
  date: string;
  /** Where the entry is read. */
  url?: string;
  title: string;
  issns: string[];
}

/** Stores entries of lists under each ISSN and the folded title of the journal. */
export async function addListings(pool: Pool, listings: Iterable<JournalListing>): Promise<{ added: number }> {
  let added = 0;
  const rows = new Map<string, { key: string; listing: JournalListing }>();
  for (const listing of listings) {
    added += 1;
    for (const key of [...listing.issns, foldedName(listing.title)])
      rows.set(`${key}\t${listing.list}`, { key, listing });
  }
  if (rows.size === 0) return { added };
  const entries = [...rows.values()];
  await pool.query(
    `insert into library_listings (key, list, listing)
     select * from unnest($1::text[], $2::text[], $3::json[])
     on conflict (key, list) do update set listing = excluded.listing`,
    [
      entries.map(({ key }) => key),
      entries.map(({ listing }) => listing.list),
      entries.map(({ listing }) => JSON.stringify(listing)),
    ],
  );
  return { added };
}

/** One listing of each list; a listing met by its title alone must not name other ISSNs than the journal's. */
export async function listingsNaming(pool: Pool, titles: string[], issns: string[]): Promise<JournalListing[]> {
  const keys = [...issns, ...titles.map(foldedName)].filter(Boolean);
  if (keys.length === 0) return [];
  const { rows } = await pool.query<{ listing: JournalListing }>({
    name: 'library-listings',
    text: 'select listing from library_listings where key = any($1::text[]) order by list, key',
    values: [keys],
  });
  const matching = rows.filter(
    ({ listing }) =>
      issns.length === 0 || listing.issns.length === 0 || listing.issns.some((issn) => issns.includes(issn)),
  );
  return [...new Map(matching.map(({ listing }) => [listing.list, listing])).values()];
}
