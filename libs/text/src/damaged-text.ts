import { plainOfHtml } from './markup';
import { remembered } from './remembered';

/** Signs of damage in scans and copies: letters in numbers, spaces in words and before commas, words grown together. */

/** URLs and DOIs, which normally have letters next to digits and no spaces. */
const ADDRESS = /(?:https?:\/\/|www\.|doi\.org\/|doi:\s?|arxiv\.org\/|arxiv:\s?)\S+|\b10\.\d{4,9}\/\S+/gi;

/** Each place that shows one counts. */
const SIGNS: RegExp[] = [
  // A year in brackets of which one digit is a letter, or that is torn: (19m2), (S939), (20 18).
  /\(\s?(?:[A-Za-z]\d{3}|[12][A-Za-z]\d\d|[12]\d[A-Za-z]\d|(?:1[5-9]|20)\d[A-Za-z]|[12] \d{3}|(?:1[5-9]|20) \d\d|(?:1[5-9]|20)\d \d)\s?\)/g,
  // A letter between digits: 2p5, 4h1.
  /(?<![\p{L}\d])\d+[a-wyz]\d+(?![\p{L}\d])/gu,
  // A space before a comma or a closing bracket, or after an opening one.
  /[\p{L}\d] [,;)](?=\s|$)|\(\s\d/gu,
  // A comma, a bracket or a full stop after a word without a space behind it.
  /\p{Ll}[,;](?=\p{L})|\p{Ll}{2}\((?=\d{4}\))|\p{Ll}{3}\.(?=\p{Lu}\p{Ll})/gu,
  // "and" grown together with a name.
  /\band\p{Lu}/gu,
  // A word of one small letter that is none.
  /(?<=\s)[bcfghjkmnpqrtvwxz](?=\s\p{L})/gu,
];

/** All of these together count once: names and careless typing have them too. */
const WEAK_SIGNS: RegExp[] = [
  // A capital inside a word between small letters, three before it: RevUew, BioKogical.
  /(?<!\p{L})\p{L}\p{Ll}{2,}\p{Lu}\p{Ll}/u,
  // Two spaces inside a line.
  /\S {2,}\S/,
];

/** Signs from which on a text counts as damaged; of clean references one in a hundred has as many. */
const ENOUGH = 2;

export const isDamagedText = remembered((raw: string): boolean => {
  const text = plainOfHtml(raw.slice(0, 2000)).replace(ADDRESS, ' . ');
  const strong = SIGNS.reduce((sum, sign) => sum + (text.match(sign)?.length ?? 0), 0);
  return strong + (WEAK_SIGNS.some((sign) => sign.test(text)) ? 1 : 0) >= ENOUGH;
});
