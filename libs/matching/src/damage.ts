import type { CslName } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';
import type { AuthorFinding } from './authors';
import type { Finding } from './finding';
import { nameParts } from './name';
import type { RawText } from './raw-text';

/**
 * Finding a record's names in a text whose letters and spaces are damaged, as scans leave it ("JournaLof Engineering
 * eechanics"). Used for references without a title only: where a title is told, it is the title that must be found.
 */

/** Longer texts are whole paragraphs, in which anything is found. */
const LONGEST = 600;
/** Letters that must be right: one wrong in five. */
const ENOUGH = 0.8;
/** Shorter names are found in any text by chance. */
const SHORTEST = 5;

/**
 * The best likeness of a part of `text` to `wanted`, 0 to 1: one less the share of letters to be changed. The edit
 * distance with a free start and end, after P. H. Sellers, The theory and computation of evolutionary distances, 1980.
 */
export function likenessWithin(text: string, wanted: string): number {
  if (wanted.length === 0) return 0;
  let column = Array.from({ length: wanted.length + 1 }, (_, i) => i);
  let least = wanted.length;
  for (const letter of text) {
    const next = [0];
    for (let i = 1; i <= wanted.length; i += 1) {
      const replaced = (column[i - 1] ?? 0) + (wanted.charAt(i - 1) === letter ? 0 : 1);
      next.push(Math.min(replaced, (column[i] ?? 0) + 1, (next[i - 1] ?? 0) + 1));
    }
    column = next;
    least = Math.min(least, column[wanted.length] ?? least);
  }
  return 1 - least / wanted.length;
}

const lettersOf = (text: string): string => fold(text).replaceAll(' ', '');

/** Share of a text that a name in it must fill to be what the text is. */
const MOST_OF = 0.6;

/** Whether one of the names holds the text, damaged. */
export function isDamagedPartOf(text: string, names: string[]): boolean {
  const letters = lettersOf(text);
  return letters.length >= 2 * SHORTEST && names.some((name) => likenessWithin(lettersOf(name), letters) >= ENOUGH);
}

/** Whether the text is made of one of the names, damaged, for the most part. */
export function isMadeOf(text: string, names: string[]): boolean {
  const letters = lettersOf(text);
  return names.map(lettersOf).some((name) => {
    const fills = name.length >= 2 * SHORTEST && name.length >= letters.length * MOST_OF;
    return fills && name.length < letters.length && likenessWithin(letters, name) >= ENOUGH;
  });
}

/** Shorter titles are found in any text by chance, and one letter changes their sense. */
const SHORTEST_TITLE = 15;

/** The title, damaged: for texts that show damage elsewhere too. */
export function damagedTitle(titles: string[], raw: RawText): Finding | undefined {
  for (const title of titles) {
    const wanted = lettersOf(title);
    if (wanted.length < SHORTEST_TITLE || raw.stream.length > LONGEST) continue;
    const likeness = likenessWithin(raw.stream, wanted);
    if (likeness >= ENOUGH) return { agreement: 'near', likeness, cited: title, found: title, code: 'title-misspelt' };
  }
  return undefined;
}

/** The venue, damaged. */
export function damagedVenue(names: string[], raw: RawText): Finding | undefined {
  if (raw.stream.length > LONGEST) return undefined;
  for (const name of names) {
    const wanted = lettersOf(name);
    if (wanted.length < SHORTEST) continue;
    const likeness = likenessWithin(raw.stream, wanted);
    if (likeness >= ENOUGH) return { agreement: 'near', likeness, cited: name, found: name, code: 'venue-misspelt' };
  }
  return undefined;
}

/** Most of the authors, damaged. */
export function damagedAuthors(people: CslName[], raw: RawText): AuthorFinding | undefined {
  if (raw.stream.length > LONGEST) return undefined;
  const families = people.map((name) => nameParts(name).family.replaceAll(' ', '')).filter((one) => one.length >= 3);
  const met = families.map((family) => likenessWithin(raw.stream, family) >= (family.length < SHORTEST ? 1 : ENOUGH));
  const share = met.filter(Boolean).length / Math.max(1, families.length);
  const letters = families.filter((_, at) => met[at]).join('').length;
  if (share < 0.5 || letters < SHORTEST) return undefined;
  const shown = families.slice(0, 3).join(', ');
  const shares = { citedShare: share, foundShare: share, firstAgrees: met[0] === true };
  return { ...shares, agreement: 'near', likeness: share, cited: shown, found: shown, code: 'author-misspelt' };
}
