import { PROPER_WORDS } from './lexicon/proper';
import { isMetWord } from './model/known';
import { runsOf } from './model/run';
import { opensClause, opensQuotation, type Word } from './words';

/**
 * Capitals that a record in sentence case has by mistake, told by what stands beside them: conjunctions ("inexpensive, Yet high-quality"),
 * what an indefinite article counts ("A Contribution to the theory"), laws and theories (APA 7, 6.16: "Orlov’s Theorem"), and the second part of a
 * compound ("Hurricane-Related exposure").
 */
export function looseCapitals(words: Word[]): number[] {
  const loose = [...words.keys()].filter(
    (index) =>
      isLone(words, index) &&
      (isConjunction(words, index) || isCounted(words, index) || isTheory(words, index) || isSecondPart(words, index)),
  );
  if (loose.length === 0) return loose;
  const runs = runsOf(words);
  return loose.filter((index) => runs[index]?.expanded === '');
}

const isCapital = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? '');
const joined = (word: Word | undefined): boolean => /^[ -]$/.test(word?.before ?? '');

/** A common word with a capital of its own, behind which none follows. */
function isLone(words: Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  const lower = word?.text.toLowerCase() ?? '';
  if (!/^\p{Lu}\p{Ll}+$/u.test(word?.text ?? '') || PROPER_WORDS.has(lower)) return false;
  return !opensClause(words, index) && !opensQuotation(words, index) && !(isCapital(next) && joined(next));
}

const isConjunction = (words: Word[], index: number): boolean =>
  /^(?:And|But|For|Nor|Or|Yet)$/.test(words[index]?.text ?? '') && !isCapital(words[index - 1]);

/** Words of which the capital tells who is meant, or which of several. */
const MEANT = new Set('black white brown deaf indigenous native first second third big new old'.split(' '));

/** "A Contribution to", "an Accessible model"; what is quoted or stands in a compound is named so. */
function isCounted(words: Word[], index: number): boolean {
  const lower = words[index]?.text.toLowerCase() ?? '';
  const article = /^an?$/i.test(words[index - 1]?.text ?? '') && words[index]?.before === ' ';
  return article && isMetWord(lower) && !MEANT.has(lower) && !words[index + 1]?.before.startsWith('-');
}

/** Behind one word, or behind the name of whoever found it. */
const isTheory = (words: Word[], index: number): boolean =>
  /^(?:Algorithm|Conjecture|Equations?|Hypothesis|Inequality|Lemma|Theorem|Theory)$/.test(words[index]?.text ?? '') &&
  words[index]?.before === ' ' &&
  (!isCapital(words[index - 1]) ||
    opensClause(words, index - 1) ||
    /['’]s$/.test(words[index - 1]?.text ?? '') ||
    PROPER_WORDS.has(words[index - 1]?.text.toLowerCase() ?? ''));

const isSecondPart = (words: Word[], index: number): boolean =>
  words[index]?.before === '-' &&
  /^\p{L}+(?:ed|ing|like|term|dependent|specific|section|level|scale|driven|free|wide)$/u.test(words[index].text) &&
  isMetWord(words[index].text.toLowerCase()) &&
  !isCapital(words[index + 1]);
