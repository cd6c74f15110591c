import { PROPER_WORDS } from '../lexicon/proper';
import { isGivenName, isPlaceName } from '../model/known';
import { opensClause, type Word } from '../words';

/** Offices that stand behind a name in the titles of editions. */
const OFFICE =
  /^(?:archiepiscop|episcop|presbyter|abbat|monach|patriarch|pap|doctor)(?:us|i|o|um|is|ae|em|a|orum|arum)$/i;
const VOLUME = /^(?:tom|pars|part|liber|libr|volum|fasc)/i;
const ORDINAL =
  /^(?:prim|secund|terti|quart|quint|sext|septim|octav|non|decim|unic|prior|posterior|alter)(?:us|a|um|i|ae|is)?$/i;

/** "Archiepiscopi", "Tomus Secundus", "Pars Prior": an office, and which volume it is; small wherever they stand. */
export function isOffice(words: Word[], index: number): boolean {
  const textAt = (at: number): string => words[at]?.text ?? '';
  if (opensClause(words, index)) return false;
  return (
    OFFICE.test(textAt(index)) ||
    (ORDINAL.test(textAt(index)) && VOLUME.test(textAt(index - 1))) ||
    (VOLUME.test(textAt(index)) && ORDINAL.test(textAt(index + 1)))
  );
}

/** A word without the "and" behind it, its ligatures parted. */
export const withoutAnd = (text: string): string =>
  text
    .replace(/(?<=\p{L}{5})que$/u, '')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');

/** Adjectives of peoples, confessions, languages and places, large in Latin: "Graecorum", "Syriace", "Lugdunensi". */
const PEOPLE =
  /^(?:graec|latin|roman|hebraic|syriac|german|gallic|arab|vatican|aegypt|armen|aethiop|copt|chald|pers[ai]|syr(?:us|[iaou]|ae|um|[iao]s|[ao]rum)$|nestorian|jacobit|maronit|monophysit|melchit)|ens(?:is|i|em|es|ium)$/;

export const isPeople = (lower: string): boolean => PEOPLE.test(lower);

/** "Eusebii": cases of a name that lists have in the nominative. */
export function isLatinName(lower: string): boolean {
  const stem = /^(\p{L}{4,}?)(?:ii|i|ae|am|um|orum|o)$/u.exec(lower)?.[1];
  return (
    stem !== undefined &&
    (isGivenName(stem) ||
      isPlaceName(`${stem}a`) ||
      [`${stem}us`, `${stem}ius`, `${stem}as`].some((name) => PROPER_WORDS.has(name) || isGivenName(name)))
  );
}
