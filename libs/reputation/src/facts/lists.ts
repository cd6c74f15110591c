import listed from '../../data/listed.json';
import facts from '../../data/lists.json';
import { foldedName } from '@veracite/text/journal-name';
import { rowsOf } from '@veracite/text/data-file';
import { placeOf, placesAbove } from '../web/place';

/** A list of journals or publishers, and whose opinion it is. */
export interface ListFacts {
  id: string;
  name: string;
  owner: string;
  /** The day or year of the copy, ISO 8601 as far as it is known. */
  date: string;
  about: 'predatory' | 'hijacked' | 'metrics';
  address: string;
  /** How whoever is listed disputes it. */
  dispute: string;
}

/** One entry as the lists have it. */
export interface Listing {
  kind: 'journal' | 'publisher' | 'hijacked' | 'metrics';
  title: string;
  /** Host and path of its website; see `placeOf`. */
  place?: string;
  lists: ListFacts[];
  /** Of a hijacked journal: the authentic one. */
  twin?: string;
  twinPlace?: string;
}

/** The lists, asked by exact folded title or by the place of a website; never by a part of a title. */
export interface Lists {
  titled(title: string, kind: Listing['kind']): Listing[];
  /** Entries whose website holds this address. */
  placed(address: string): Listing[];
  /** Hijacked journals whose authentic website holds this address. */
  authentic(address: string): Listing[];
}

/** The lists in libs/reputation/data. */
export function readLists(): Lists {
  const lists = new Map(
    rowsOf(facts, ['id', 'name', 'owner', 'date', 'about', 'address', 'dispute']).map((row) => [
      row.id,
      { ...row, about: row.about as ListFacts['about'] },
    ]),
  );
  const rows = rowsOf(listed, ['kind', 'title', 'place', 'lists', 'twin', 'twin-place']);
  return listsOf(
    rows.map((row) => ({
      kind: row.kind as Listing['kind'],
      title: row.title,
      place: row.place || undefined,
      lists: row.lists.split(' ').flatMap((id) => lists.get(id) ?? []),
      twin: row.twin || undefined,
      twinPlace: row['twin-place'] || undefined,
    })),
  );
}

export function listsOf(listings: Listing[]): Lists {
  const byTitle = indexOf(listings, ({ kind, title }) => namesOf(title).map((name) => `${kind} ${name}`));
  const byPlace = indexOf(listings, ({ place }) => (place ? [place] : []));
  const byTwin = indexOf(listings, ({ twinPlace }) => (twinPlace?.includes('worldcat.org') ? [] : (twinPlace ?? [])));
  return {
    titled: (title, kind) => [...new Set(namesOf(title).flatMap((name) => byTitle.get(`${kind} ${name}`) ?? []))],
    placed: (address) => above(address).flatMap((place) => byPlace.get(place) ?? []),
    authentic: (address) => above(address).flatMap((place) => byTwin.get(place) ?? []),
  };
}

/** The names an entry goes by, and is asked for by: `Journal of Software (JSW)` also without what stands in brackets at its end. */
function namesOf(title: string): string[] {
  const bare = title.replace(/\s?[([][^()[\]]*[)\]]\s?$/, '');
  return [...new Set([foldedName(title), foldedName(bare)])].filter(Boolean);
}

function above(address: string): string[] {
  const place = placeOf(address);
  return place ? placesAbove(place) : [];
}

function indexOf(listings: Listing[], keysOf: (listing: Listing) => string | string[]): Map<string, Listing[]> {
  const index = new Map<string, Listing[]>();
  for (const listing of listings) {
    for (const key of [keysOf(listing)].flat()) index.set(key, [...(index.get(key) ?? []), listing]);
  }
  return index;
}
