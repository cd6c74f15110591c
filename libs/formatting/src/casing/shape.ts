import { isAllCapitals } from '../pieces/capitals';
import lists from '../../data/casing/words.json';
import { isFunctionWord } from './language';
import { isCommonWord, isLowercaseWord } from './model/lists';
import { isProper } from './proper-nouns';
import { opensClause, type Word } from './cut-words';

/** Minimum length of content words. */
const CONTENT = 4;

/** Returns true if a title is in all capitals. */
export function isAllCaps(words: Word[]): boolean {
  const long = words.filter((word) => /^\p{L}{4,}/u.test(word.text));
  // One acronym among short words and numbers ("CSCO 589, Syr. 230") is not enough.
  if (long.length === 1 && words.length > 2) return false;
  return long.length > 0 && long.filter((word) => isAllCapitals(word.text)).length / long.length > 0.7;
}

/** Returns the share of capitals among counted content words, without those that open a clause or are quoted. */
export function capitalShare(words: Word[], isCounted = (_word: Word): boolean => true): number | undefined {
  let quotes = 0;
  const content = words.filter((word, index) => {
    if (word.before !== ' ') quotes += (word.before.match(/“/g)?.length ?? 0) - (word.before.match(/”/g)?.length ?? 0);
    const asked = quotes < 1 && word.text.length >= CONTENT && /^\p{L}/u.test(word.text);
    return asked && !opensClause(words, index) && isCounted(word);
  });
  if (content.length === 0) return undefined;
  return content.filter((word) => /^\p{Lu}/u.test(word.text)).length / content.length;
}

/**
 * Returns true if a title is in sentence case: fewer than half of its content words are capitalized.
 * Words that titles usually have in lower case count first, because names are capitalized in any casing ("A descriptive grammar of
 * Huehuetla Tepehua").
 */
export function isSentenceCased(words: Word[]): boolean {
  const share = capitalShare(words, isTelling) ?? capitalShare(words);
  return share !== undefined && share < 0.5;
}

/** Returns true for common words, except the second part of a compound, which may be lowercase in headlines ("Co-occurrence"). */
function isTelling({ text, before }: Word): boolean {
  const lower = text.toLowerCase();
  return before !== '-' && isLowercaseWord(lower) && !isProper(lower) && !isFunctionWord(lower);
}

/**
 * Finds the common words of clauses in headline capitals inside a title in sentence case: two in any clause ("Entertainment Goes
 * Global: Mass culture in a transforming world"), or one before a subtitle if nothing else is capitalized ("Money and Credit: A
 * sociological approach").
 */
export function headlineClauses(words: Word[]): Set<number> {
  const clauses: number[][] = [];
  words.forEach(({ text }, index) => {
    if (opensClause(words, index)) clauses.push([]);
    else if (/^\p{L}{4,}/u.test(text)) clauses.at(-1)?.push(index);
  });
  const found = clauses.flatMap((clause) => {
    const common = clause.filter((index) => isCommonWord(words[index]?.text.toLowerCase() ?? ''));
    const large = clause.every((index) => /^\p{Lu}\p{Ll}/u.test(words[index]?.text ?? ''));
    if (!large || common.length > 1) return large ? common : [];
    return common.length > 0 ? plainClause(words, clause[0] ?? 0) : [];
  });
  // A title with only one clause is itself in headline capitals.
  return new Set(clauses.length > 1 ? found : []);
}

/** Returns the capitalized words after the first one of a clause before a subtitle, or none if one of them may be a name. */
function plainClause(words: Word[], within: number): number[] {
  let [from, to] = [within, within + 1];
  while (!opensClause(words, from)) from -= 1;
  while (to < words.length && !opensClause(words, to)) to += 1;
  const large = [...words.keys()].slice(from, to).filter((index) => /^\p{Lu}/u.test(words[index]?.text ?? ''));
  const isPlain = (word: Word): boolean => isTelling(word) || isFunctionWord(word.text.toLowerCase());
  const plain = words[to]?.before === ': ' && large.every((index) => isPlain(words[index] ?? { text: '', before: '' }));
  return plain ? large.filter((index) => index > from) : [];
}

/** Minimum length of a run of words in capitals that are not acronyms. */
const RUN = 3;

/** Finds words in runs of capitals with at least two common words: "TWO MONEY INQUIRIES. Hearings of the committee". Lists ("MAPS, EASE") are acronyms. */
export function allCapsRuns(words: Word[]): Set<number> {
  const found = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (isAllCapitals(words[to]?.text ?? '') && (to === from || !words[to]?.before.includes(','))) to += 1;
    const run = words.slice(from, to);
    const common = run.filter(({ text }) => text.length >= CONTENT && isCommonWord(text.toLowerCase()));
    if (run.length >= RUN && common.length > 1) run.forEach((_word, offset) => found.add(from + offset));
    from = to;
  }
  return found;
}

const ELEMENTS = new Set(lists.elements);

/** Returns true for words with fixed case: acronyms, numerals, single letters, names with inner capitals, elements and formulas. */
export function carriesCase(words: Word[], index: number): boolean {
  const [word, previous, next] = [words[index], words[index - 1], words[index + 1]];
  const { text = '', before = '' } = word ?? {};
  // "Chen_Demography_2018_yAPR" is a file name.
  if (before.endsWith('_') || next?.before.startsWith('_')) return true;
  if (text.length === 1)
    return (
      text !== 'A' ||
      !next ||
      /^(?:\.| = )/.test(next.before) ||
      /[^\s“‘(]$/.test(before) ||
      previous?.text.length === 1
    );
  if (ELEMENTS.has(text) || (/\p{N}/u.test(text) && /\p{Lu}/u.test(text))) return true;
  return isAllCapitals(text) || /\p{L}(?:\p{Lu}|['’]\p{Lu}\p{Ll})|^\p{Lu}\p{sc=Greek}/u.test(text);
}
