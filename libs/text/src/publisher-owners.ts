import table from '../data/publishers.json';

/*
 * Owners of publishers' names, written by `npm run lab -- train:publishers` from registrants of DOIs, lists of journals and
 * bibliographies. A line of `owners` has the names of one owner and the prefixes of its DOIs without "10.": "acm|association
 * for computing machinery = 1145". A line of `related` has the numbers of an owner and of those that works appeared with as
 * well: after mergers, under imprints and in editions for other countries.
 */

const BY_NAME = new Map<string, number>();
const BY_PREFIX = new Map<string, number>();
const REGISTRANTS = new Set<number>();
/** Number of owners with a word in their names. */
const OWNERS_WITH_WORD = new Map<string, number>();
for (const [owner, line] of table.owners.entries()) {
  const [names = '', prefixes = ''] = line.split(' = ');
  for (const name of names.split('|')) BY_NAME.set(name, owner);
  for (const prefix of prefixes.split(' ').filter(Boolean)) BY_PREFIX.set(prefix, owner);
  if (prefixes) REGISTRANTS.add(owner);
  for (const word of new Set(names.split(/[ |]/))) OWNERS_WITH_WORD.set(word, (OWNERS_WITH_WORD.get(word) ?? 0) + 1);
}
const RELATED = new Map(
  table.related.map((line): [number, Set<number>] => {
    const [owner = -1, ...others] = line.split(' ').map(Number);
    return [owner, new Set(others)];
  }),
);

/** Folded names of cities, which some references have instead of the publisher. */
export const PLACES: ReadonlySet<string> = new Set(table.places.split('|'));

/** Returns the owner of a name as `publisherKey` writes it, or undefined if the name is not listed. */
export const ownerOf = (key: string): number | undefined => BY_NAME.get(key);

/** Returns the owner that registers DOIs with the prefix of this DOI, if it is known. */
export const registrantOf = (doi: string | undefined): number | undefined =>
  BY_PREFIX.get(/^10\.([\d.]+)\//.exec(doi ?? '')?.[1] ?? '');

/** Checks whether an owner registers DOIs. */
export const isRegistrant = (owner: number): boolean => REGISTRANTS.has(owner);

/** Checks whether works appeared under the names of both owners. */
export const areRelated = (a: number, b: number): boolean =>
  a === b || RELATED.get(a)?.has(b) === true || RELATED.get(b)?.has(a) === true;

/** Checks whether few owners have this word in their names. */
export const isDistinctiveWord = (word: string): boolean => (OWNERS_WITH_WORD.get(word) ?? 0) <= 12;
