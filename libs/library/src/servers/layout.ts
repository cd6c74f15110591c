import type { Asks } from '../store/readers';

/** The index on one server. */
export interface Placed {
  number: number;
  name: string;
  /** Bits of a key that name its bucket. */
  bits: number;
  entries: number;
}

/** Where imported works lie besides the library's own database. One transaction there changes all of it. */
export interface Layout {
  /** Goes up with every import that packs. */
  generation: number;
  servers: Placed[];
}

/** The index of a server has a new table for each generation: the old one serves until the new ones are whole everywhere. */
export const postingsOf = (generation: number): string => `library_postings_${generation}`;

/** All servers that were ever taken into use, those without works too. */
export async function readLayout(main: Asks): Promise<Layout> {
  const { rows } = await main.query<{ generation: number; servers: Placed[] | null }>({
    name: 'library-layout',
    text: `select generation, (select json_agg(s order by number) from library_servers s) as servers from library_shape`,
  });
  return { generation: rows[0]?.generation ?? 0, servers: rows[0]?.servers ?? [] };
}
