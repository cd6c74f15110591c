import type { CslName } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';
import type { AuthorFinding } from './authors';
import type { Finding } from './finding';
import { nameParts } from './name';
import type { RawText } from './raw-text';

/*
 * Finds names of a record in a text with damaged letters and spaces, as from scans ("JournaLof Engineering eechanics").
 * Authors and venues are only searched for references without a title, because a given title must be found itself.
 */

/** Longest text searched, in characters. Matches in whole paragraphs are coincidental. */
const MAX_TEXT = 600;
/** Least similarity: one wrong letter in five. */
const MIN_SIMILARITY = 0.8;
/** Shortest name searched, in letters. Shorter names match by coincidence. */
const MIN_NAME = 5;

/**
 * Returns the best similarity of a part of `text` to `wanted`, 0 to 1: one minus the share of letters to change, or 0 if
 * too many letters are missing. This is the edit distance with free start and end, after P. H. Sellers, The theory and
 * computation of evolutionary distances, 1980.
 */
export function likenessWithin(text: string, wanted: string): number {
  const { length } = wanted;
  if (length === 0 || 1 - missingLetters(text, wanted) / length < MIN_SIMILARITY) return 0;
  let column = Uint16Array.from({ length: length + 1 }, (_, i) => i);
  let next = new Uint16Array(length + 1);
  let least = length;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    for (let i = 1; i <= length; i += 1) {
      const replaced = (column[i - 1] ?? 0) + (wanted.charCodeAt(i - 1) === letter ? 0 : 1);
      const inserted = Math.min(column[i] ?? 0, next[i - 1] ?? 0) + 1;
      next[i] = replaced < inserted ? replaced : inserted;
    }
    [column, next] = [next, column];
    least = Math.min(least, column[length] ?? least);
  }
  return 1 - least / length;
}

/** Returns how many letters of `wanted` are not in `text`: at least so many must be changed. */
function missingLetters(text: string, wanted: string): number {
  const counts = new Map<number, number>();
  for (let i = 0; i < text.length; i += 1) counts.set(text.charCodeAt(i), (counts.get(text.charCodeAt(i)) ?? 0) + 1);
  let missing = 0;
  for (let i = 0; i < wanted.length; i += 1) {
    const left = counts.get(wanted.charCodeAt(i)) ?? 0;
    if (left === 0) missing += 1;
    else counts.set(wanted.charCodeAt(i), left - 1);
  }
  return missing;
}

const lettersOf = (text: string): string => fold(text).replaceAll(' ', '');

/** Least share of a text that a name must fill. */
const MIN_SHARE = 0.6;

/** Checks whether one of the names contains the damaged text. */
export function isDamagedPartOf(text: string, names: string[]): boolean {
  const letters = lettersOf(text);
  return (
    letters.length >= 2 * MIN_NAME && names.some((name) => likenessWithin(lettersOf(name), letters) >= MIN_SIMILARITY)
  );
}

/** Checks whether one of the names, possibly damaged, makes up most of the text. */
export function isMadeOf(text: string, names: string[]): boolean {
  const letters = lettersOf(text);
  return names.map(lettersOf).some((name) => {
    const fills = name.length >= 2 * MIN_NAME && name.length >= letters.length * MIN_SHARE;
    return fills && name.length < letters.length && likenessWithin(letters, name) >= MIN_SIMILARITY;
  });
}

/** Shortest title searched, in letters. Shorter titles match by coincidence, and one letter changes their meaning. */
const MIN_TITLE = 15;

/** Finds a title in a text that is damaged elsewhere too. */
export const damagedTitle = (titles: string[], raw: RawText): Finding | undefined =>
  damagedName(titles, raw, MIN_TITLE, 'title-misspelt');

export const damagedVenue = (names: string[], raw: RawText): Finding | undefined =>
  damagedName(names, raw, MIN_NAME, 'venue-misspelt');

/** Finds the first name that has enough letters and is in the text. */
function damagedName(names: string[], raw: RawText, minLetters: number, code: Finding['code']): Finding | undefined {
  const wanted = raw.stream.length > MAX_TEXT ? [] : names.filter((name) => lettersOf(name).length >= minLetters);
  for (const name of wanted) {
    const likeness = likenessWithin(raw.stream, lettersOf(name));
    if (likeness >= MIN_SIMILARITY) return { agreement: 'near', likeness, cited: name, found: name, code };
  }
  return undefined;
}

/** Finds most of the authors in a damaged text. */
export function damagedAuthors(people: CslName[], raw: RawText): AuthorFinding | undefined {
  if (raw.stream.length > MAX_TEXT) return undefined;
  const families = people.map((name) => nameParts(name).family.replaceAll(' ', '')).filter((item) => item.length >= 3);
  const found = families.map(
    (family) => likenessWithin(raw.stream, family) >= (family.length < MIN_NAME ? 1 : MIN_SIMILARITY),
  );
  const share = found.filter(Boolean).length / Math.max(1, families.length);
  const letters = families.filter((_, index) => found[index]).join('').length;
  if (share < 0.5 || letters < MIN_NAME) return undefined;
  const shown = families.slice(0, 3).join(', ');
  const shares = { citedShare: share, foundShare: share, firstAgrees: found[0] === true };
  return { ...shares, agreement: 'near', likeness: share, cited: shown, found: shown, code: 'author-misspelt' };
}
