import listed from '../../data/listed.json';
import facts from '../../data/lists.json';
import { foldedName } from '@veracite/text/journal-name';
import { rowsOf } from '@veracite/text/data-file';
import { placeOf, placesAbove } from '../web/place';

/** A list of journals or publishers, and its owner. */
export interface ListFacts {
  id: string;
  name: string;
  owner: string;
  /** ISO 8601 date or year of the copy. */
  date: string;
  about: 'predatory' | 'hijacked' | 'metrics';
  address: string;
  /** Instructions for disputing an entry. */
  dispute: string;
}

export interface Listing {
  kind: 'journal' | 'publisher' | 'hijacked' | 'metrics';
  title: string;
  /** Host and path of its website; see `placeOf`. */
  place?: string;
  lists: ListFacts[];
  /** The authentic journal, for a hijacked one. */
  twin?: string;
  twinPlace?: string;
}

/** The lists, searched by exact folded title or by the address of a website. */
export interface Lists {
  titled(title: string, kind: Listing['kind']): Listing[];
  /** Entries with a website that contains this address. */
  placed(address: string): Listing[];
  /** Hijacked journals with an authentic website that contains this address. */
  authentic(address: string): Listing[];
}

/** Reads the lists in libs/reputation/data. */
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

/** Returns the names of an entry: `Journal of Software (JSW)` also without the brackets at its end. */
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
