import type { CslDate, CslItem, CslName } from '@veracite/model/csl';
import { cleanText } from '../pieces/clean';
import { toPlain } from '../markup';
import { pagesOf, pageText } from '../pieces/numbers';

/** Pieces that every export of fields shares. */

/** A field as plain text: no tags, no marks. */
export const plain = (text: string | undefined): string => toPlain(cleanText(text ?? ''));

/** "Berg, Jr., Jean" for the formats whose order is family, suffix, given; organisations whole. */
export function listName(name: CslName, order: 'suffix-second' | 'suffix-last'): string {
  const family = [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
  if (!family) return plain(name.literal ?? name.given);
  const given = [name.given, name['dropping-particle']].filter(Boolean).join(' ');
  const parts = order === 'suffix-second' ? [family, name.suffix, given] : [family, given, name.suffix];
  return parts.filter(Boolean).map(plain).join(', ');
}

/** `2020-05-04` as far as the record goes, ranges with a slash; empty without a year. */
export function isoDate(date: CslDate | undefined, separator = '-'): string {
  const one = (parts: number[] | undefined): string => {
    const [year, month, day] = parts ?? [];
    if (year === undefined) return '';
    const digits = String(Math.abs(year)).padStart(4, '0');
    return [(year < 0 ? '-' : '') + digits, month, month && day]
      .filter((part) => part !== undefined && part !== 0)
      .map((part) => String(part).padStart(2, '0'))
      .join(separator);
  };
  const [from, to] = date?.['date-parts'] ?? [];
  return to?.[0] ? `${one(from)}/${one(to)}` : one(from);
}

export const yearText = (item: CslItem): string => String(item.issued?.['date-parts']?.[0]?.[0] ?? '');

/** "45–67" with the given dash, both ends in full. */
export function pageRange(item: CslItem, dash: string): string {
  const pages = pagesOf(item);
  return pages ? pageText(pages).replaceAll('–', dash) : '';
}

/** A key that people can read and that is unique in its list: "lovelace1843notes", then "…b", "…c". */
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
