import { isAllCapitals } from '../pieces/capitals';
import { isCommonWord } from './model/known';
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

/** "TWO MONEY INQUIRIES. Hearings of the committee": the words of runs in capitals of which two at least are common words. */
export function loudWords(words: Word[]): Set<number> {
  const loud = new Set<number>();
  if (words.filter(({ text }) => /^[A-Z]{4}/.test(text)).length < 2) return loud;
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (to < words.length && isAllCapitals(words[to]?.text ?? '')) to += 1;
    const run = words.slice(from, to);
    const common = run.filter(({ text }) => text.length >= CONTENT && isCommonWord(text.toLowerCase()));
    if (run.length >= LOUD && common.length > 1) run.forEach((_word, offset) => loud.add(from + offset));
    from = to;
  }
  return loud;
}

/** Share of content words, those that open a clause or stand in quotation marks left out, that begin with a capital. */
export function capitalShare(words: Word[]): number | undefined {
  let quotes = 0;
  const content = words.filter((word, index) => {
    quotes += (word.before.match(/“/g)?.length ?? 0) - (word.before.match(/”/g)?.length ?? 0);
    return quotes < 1 && word.text.length >= CONTENT && /^\p{L}/u.test(word.text) && !opensClause(words, index);
  });
  if (content.length === 0) return undefined;
  return content.filter((word) => /^\p{Lu}/u.test(word.text)).length / content.length;
}

/**
 * True when the title's capitals are the author's choice of proper nouns and not a rule of headlines.
 * A title whose content words are capital by half or more counts as title case.
 */
export function isSentenceCased(words: Word[]): boolean {
  const share = capitalShare(words);
  return share !== undefined && share < 0.5;
}

/** A clause of so many common words in capitals is a headline, whatever the rest of the title is. */
const HEADLINE = 2;

/**
 * "Entertainment Goes Global: Mass culture in a transforming world": common words of the clauses that are in headline capitals
 * inside a title that is in sentence case; what is no common word is its author's name for something.
 */
export function headlineClauses(words: Word[]): Set<number> {
  const found = new Set<number>();
  let clause: number[] = [];
  const close = (): void => {
    const content = clause.slice(1).filter((index) => (words[index]?.text.length ?? 0) >= CONTENT);
    const capital = content.filter((index) => /^\p{Lu}\p{Ll}/u.test(words[index]?.text ?? ''));
    const common = capital.filter((index) => isCommonWord(words[index]?.text.toLowerCase() ?? ''));
    if (common.length >= HEADLINE && capital.length === content.length) common.forEach((index) => found.add(index));
    clause = [];
  };
  words.forEach((_word, index) => {
    if (opensClause(words, index)) close();
    clause.push(index);
  });
  // Where it is the whole title, the title is in headline capitals.
  if (clause.length < words.length) close();
  return found;
}
