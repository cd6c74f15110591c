import { isCommonWord } from './model/known';
import { ACRONYMS, FACT_WORDS } from './lexicon/proper';
import { forgottenNames } from './phrases';
import type { Word } from './words';

/**
 * What a record in sentence case, this or another's, writes wrong: names that it forgot ("the boer war", "gaussian"), acronyms as
 * words ("Fmri"), and "Internet" and "Web", which APA 7 writes small.
 */
export function mendKept(words: Word[]): void {
  const forgotten = forgottenNames(words);
  words.forEach((word, index) => {
    const web = /^(?:Internet|Websites?)$/.test(word.text) || (word.text === 'Web' && words[index - 1]?.text === 'the');
    const mended = forgotten[index] ?? acronymOf(word.text) ?? nameOf(words, index);
    if (mended) word.text = mended;
    else if (web && words[index + 1]?.text !== 'of' && index > 0) word.text = word.text.toLowerCase();
  });
}

/** Acronyms that are written with a small letter too keep it. */
const SPELLED = new Map([...ACRONYMS].filter((word) => word.length > 2).map((word) => [word.toLowerCase(), word]));

/** "Dna", "fmri", "Covid": no word but an acronym is spelled so. */
function acronymOf(text: string): string | undefined {
  const lower = text.toLowerCase();
  return /^\p{L}?\p{Ll}+$/u.test(text) && !isCommonWord(lower) ? SPELLED.get(lower) : undefined;
}

/** Mathematicians write these small. */
const SMALL_EPONYM = new Set(['abelian', 'roman', 'romance', 'saharan', 'cartesian']);

/** "gaussian", "poland": a name of the facts that is no common word; in a compound it may be part of a word ("sub-saharan"). */
function nameOf(words: Word[], index: number): string | undefined {
  const { text = '', before = '' } = words[index] ?? {};
  if (!/^\p{Ll}{4,}$/u.test(text) || isCommonWord(text) || SMALL_EPONYM.has(text)) return undefined;
  const alone = /^[\s(]*$/.test(before) && /^[\s).,:]*$/.test(words[index + 1]?.before ?? '');
  return alone ? FACT_WORDS.get(text) : undefined;
}
