import table from '../data/publishers.json';

/*
 * Owners of publishers' names, counted from registrants of DOIs and lists of journals by `npm run lab -- train:publishers`.
 * A line has the names of one owner and the prefixes of its DOIs without "10.": "acm|association for computing machinery
 * = 1145".
 */

const BY_NAME = new Map<string, number>();
const BY_PREFIX = new Map<string, number>();
for (const [owner, line] of table.owners.entries()) {
  const [names = '', prefixes = ''] = line.split(' = ');
  for (const name of names.split('|')) BY_NAME.set(name, owner);
  for (const prefix of prefixes.split(' ').filter(Boolean)) BY_PREFIX.set(prefix, owner);
}

/** Returns the owner of a name as `publisherKey` writes it, or undefined if the name is not listed. */
export const ownerOf = (key: string): number | undefined => BY_NAME.get(key);

/** Returns the owner that registers DOIs with the prefix of this DOI, if it is known. */
export const registrantOf = (doi: string | undefined): number | undefined =>
  BY_PREFIX.get(/^10\.([\d.]+)\//.exec(doi ?? '')?.[1] ?? '');
