import type { CslItem, CslName, CslType } from '@veracite/model/csl';
import { normalizeIsbn } from '@veracite/model/identifiers';
import { bareText } from '../pieces/clean';
import { toPlain } from '../markup';
import { pagesOf, pageText } from '../pieces/editions-and-pages';
import { edtfYear } from './dates';

/** Converts a field to plain text without tags and marks. */
export const plain = (text: string | undefined): string => toPlain(bareText(text ?? ''));

/**
 * Formats "Berg, Jean, Jr." A comma at the end marks an organization ("World Health Organization,": EndNote's help, corporate authors).
 */
export function listName(name: CslName): string {
  const family = [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
  const isBody = !family || (!name.given && family.includes(' '));
  if (isBody) return `${plain(name.literal ?? (family || name.given))},`;
  const given = [name.given, name['dropping-particle']].filter(Boolean).join(' ');
  return [family, given, name.suffix].filter(Boolean).map(plain).join(', ');
}

/** Returns the year or its replacement ("in press"). A year before Christ is that of EDTF. */
export const yearText = (item: CslItem): string => {
  const year = item.issued?.['date-parts']?.[0]?.[0];
  return year === undefined ? plain(item.issued?.literal) : edtfYear(year);
};

/** Returns the first valid ISBN: records may have several, and words after them ("0727912771 (paperback)"). */
export const isbnOf = (item: CslItem): string =>
  item.ISBN?.split(/[\s,;()]+/).find((item) => normalizeIsbn(item) !== undefined) ?? item.ISBN ?? '';

/** Formats "45–67" with the given dash and both ends in full. */
export function pageRange(item: CslItem, dash: string): string {
  const pages = pagesOf(item);
  return pages ? pageText(pages).replaceAll('–', dash) : '';
}

/** Whole works, for which these formats store the number of pages instead of the first and last page. */
export const EXTENDED = new Set<CslType>(['book', 'thesis', 'report', 'manuscript']);

export const extent = (item: CslItem): string => (EXTENDED.has(item.type) ? plain(item['number-of-pages']) : '');

/** Creates readable keys that are unique in the list: "lovelace1843notes", then "…b", "…c". */
export function citationKeys(items: CslItem[]): string[] {
  const taken = new Set<string>();
  return items.map((item) => {
    const name = item.author?.[0] ?? item.editor?.[0];
    const word = plain(item.title)
      .split(/\P{L}+/u)
      .find((part) => part.length > 3);
    const stem =
      ascii(`${name?.family ?? name?.literal?.split(' ')[0] ?? 'anon'}${yearText(item)}${word ?? ''}`).toLowerCase() ||
      'work';
    let key = stem;
    for (let n = 1; taken.has(key); n += 1) key = stem + suffix(n);
    taken.add(key);
    return key;
  });
}

/** 1 is b, 25 is z, 26 is aa … */
function suffix(n: number): string {
  return n < 26 ? String.fromCharCode(97 + n) : suffix(Math.floor(n / 26) - 1) + String.fromCharCode(97 + (n % 26));
}

const ascii = (text: string): string => text.normalize('NFD').replace(/[^A-Za-z0-9]/g, '');
