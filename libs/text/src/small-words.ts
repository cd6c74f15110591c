import table from '../data/small-words.json';

/*
 * Articles, prepositions and conjunctions of twenty-three languages that are written in Latin letters, and those among
 * them that English titles have too, as symbols, names or Latin ("Na", "La Jolla", "ad hoc"), counted in 175,000 titles.
 */

const SHARED = new Set(table.shared.split(' '));
/** Small words of languages in which they are not also abbreviations, unlike the Nordic "med". */
const OF_NAMES = ['ca', 'de', 'es', 'fr', 'it', 'la', 'nl', 'pt'] as const;
/** Words of two letters and more without meaning in the name of a journal; without accents. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  OF_NAMES.flatMap((language) => table.languages[language].split(' '))
    .filter((word) => word.length > 1)
    .map(unaccented),
);
const OWN = new Set(
  Object.values(table.languages)
    .flatMap((words) => words.split(' '))
    .filter((word) => !SHARED.has(word)),
);

/** Those of English, and those that other languages have as well. */
const ENGLISH = new Set('the of and for with to by from using via'.split(' '));
const ENGLISH_AND_OTHERS = new Set('in a an on is at as'.split(' '));
/** A word in small letters of which one has a mark, as no English word has: "východních", "idő". */
const isMarked = (word: string): boolean => /^\p{Ll}/u.test(word) && !/^\p{ASCII}*$/u.test(word);

function unaccented(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Tests for another language than English by small words; ambiguous ones count with a marked letter only. */
export function isInOtherLanguage(title: string): boolean {
  const words = title.normalize('NFC').split(/\P{L}+/u);
  const small = words.map((word) => word.toLowerCase());
  if (small.some((word) => ENGLISH.has(word))) return false;
  const known = small.filter((word) => OWN.has(word)).length;
  if (known >= (small.some((word) => ENGLISH_AND_OTHERS.has(word)) ? 2 : 1)) return true;
  // A capital begins a sentence; inside it "La" and "Na" are names and symbols.
  return words.some(isMarked) && words.some((word, index) => SHARED.has(index === 0 ? word.toLowerCase() : word));
}
