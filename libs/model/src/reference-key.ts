import { fold } from '@veracite/text/fold';
import { displayName, type CslItem } from './csl';

/** Returns the family names of all authors. */
export const familyNames = (csl: CslItem): string[] =>
  (csl.author ?? []).map((name) => name.family ?? displayName(name));

/**
 * Returns a key of a reference that is the same in every list and file: its title and the family names of its authors,
 * without differences of case, accents and punctuation.
 */
export const referenceKey = (title: string, authors: readonly string[]): string =>
  [title, ...authors].map(fold).join('\0');

/** Returns the key of a reference; undefined without a title. */
export const keyOf = (csl: CslItem): string | undefined =>
  csl.title ? referenceKey(csl.title, familyNames(csl)) : undefined;
