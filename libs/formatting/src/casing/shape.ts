import { isAllCapitals } from '../pieces/capitals';
import { PROPER_WORDS } from './lexicon/proper';
import { isCommonWord, isMetWord } from './model/known';
import { isPlain } from './plain-word';
import { isFunctionWord } from './language';
import { opensClause, type Word } from './words';

/** Long enough to be no article, preposition or acronym in most titles. */
const CONTENT = 4;

/** True when a title is written in capitals altogether: two or more words, and no long word in lower case. */
export function isShouted(words: Word[]): boolean {
  const long = words.filter((word) => /^\p{L}{4,}/u.test(word.text));
  // One acronym among small words and numbers ("CSCO 589, Syr. 230") shouts not.
  if (long.length === 1 && words.length > 2) return false;
  return long.length > 0 && long.filter((word) => isAllCapitals(word.text)).length / long.length > 0.7;
}

/** Runs of capitals as long are no acronyms. */
const LOUD = 3;

/** "TWO MONEY INQUIRIES. Hearings of the committee": the words of runs in capitals of which two at least are common words; in a list ("MAPS, EASE") they are acronyms. */
export function loudWords(words: Word[]): Set<number> {
  const loud = new Set<number>();
  if (words.filter(({ text }) => /^[A-Z]{4}/.test(text)).length < 2) return loud;
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (isAllCapitals(words[to]?.text ?? '') && (to === from || !words[to]?.before.includes(','))) to += 1;
    const run = words.slice(from, to);
    const common = run.filter(({ text }) => text.length >= CONTENT && isCommonWord(text.toLowerCase()));
    if (run.length >= LOUD && common.length > 1) run.forEach((_word, offset) => loud.add(from + offset));
    from = to;
  }
  return loud;
}

/**
 * Share of content words, those that open a clause or stand in quotation marks left out, that begin with a capital.
 * @param tells which words are asked; every word unless told
 */
export function capitalShare(words: Word[], tells = (_word: Word): boolean => true): number | undefined {
  let quotes = 0;
  const content = words.filter((word, index) => {
    if (word.before !== ' ') quotes += (word.before.match(/“/g)?.length ?? 0) - (word.before.match(/”/g)?.length ?? 0);
    const asked = quotes < 1 && word.text.length >= CONTENT && /^\p{L}/u.test(word.text);
    return asked && !opensClause(words, index) && tells(word);
  });
  if (content.length === 0) return undefined;
  return content.filter((word) => /^\p{Lu}/u.test(word.text)).length / content.length;
}

/**
 * True when the title's capitals are the author's choice of proper nouns and not a rule of headlines.
 * A title whose content words are capital by half or more counts as title case, and of them those that titles have small tell:
 * names are large in either ("A descriptive grammar of Huehuetla Tepehua").
 */
export function isSentenceCased(words: Word[]): boolean {
  const share = capitalShare(words, isTelling) ?? capitalShare(words);
  return share !== undefined && share < 0.5;
}

const NO_WORD: Word = { text: '', before: '' };

/** Headlines leave the second part of a compound small too ("Co-occurrence"). */
function isTelling({ text, before }: Word): boolean {
  const lower = text.toLowerCase();
  return before !== '-' && isMetWord(lower) && !PROPER_WORDS.has(lower) && !isFunctionWord(lower);
}

/** A clause of so many common words in capitals behind its first is a headline, whatever the rest of the title is. */
const HEADLINE = 2;

/**
 * "Entertainment Goes Global: Mass culture in a transforming world": common words of the clauses that are in headline capitals
 * inside a title that is in sentence case; what is no common word is its author's name for something.
 */
export function headlineClauses(words: Word[]): Set<number> {
  const found = new Set<number>();
  let clause: number[] = [];
  const close = (mark?: string): void => {
    headlineWords(words, clause, mark).forEach((index) => found.add(index));
    clause = [];
  };
  words.forEach((word, index) => {
    if (opensClause(words, index)) close(word.before);
    clause.push(index);
  });
  // Where it is the whole title, the title is in headline capitals.
  if (clause.length < words.length) close();
  return found;
}

/**
 * The common words of a clause whose longer words are all large. One of them is enough in what a subtitle follows ("Money and
 * Credit: A sociological approach"), if no list of names holds any other.
 */
function headlineWords(words: Word[], clause: number[], mark?: string): number[] {
  const content = clause.slice(1).filter((index) => /^\p{L}{4,}/u.test(words[index]?.text ?? ''));
  if (!content.every((index) => /^\p{Lu}\p{Ll}/u.test(words[index]?.text ?? ''))) return [];
  const common = content.filter((index) => isCommonWord(words[index]?.text.toLowerCase() ?? ''));
  if (common.length >= HEADLINE) return common;
  const large = clause.filter((index) => /^\p{Lu}/u.test(words[index]?.text ?? ''));
  if (mark !== ': ' || common.length === 0) return [];
  if (large.every((index) => isPlain(words[index]))) return large.slice(1);
  const phrase = clause.some((index) => /^(?:and|for|in|of|the)$/.test(words[index]?.text ?? ''));
  return phrase ? large.slice(1).filter((index) => isTelling(words[index] ?? NO_WORD)) : [];
}
