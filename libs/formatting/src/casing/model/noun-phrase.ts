import type { Word } from '../cut-words';

/** A run of content words: its last word, the word before it, and the expansion of an abbreviation after it. */
export interface NounPhrase {
  /** The last word of the run, in lower case: "test" of "the Four Mountains Test". */
  head: string;
  /** The word before the run: "the", "a", "of"; empty after punctuation. */
  opener: string;
  /** The last word that an abbreviation in parentheses abbreviates: "study" in "Prevention Study (J-TOPS)"; else empty. */
  expanded: string;
}

export const NO_PHRASE: NounPhrase = { head: '', opener: '', expanded: '' };
/** Words that separate noun phrases. */
const PARTING = new Set(
  'a an the of and or in on at for to from by with as into under over between among through during after before is are be was were via vs versus than that which its their his her our your my this these those not no'.split(
    ' ',
  ),
);
const joined = (word: Word | undefined): boolean => /^[ -]$/.test(word?.before ?? '');

/** Returns the noun phrase of each word of a title; function words have none. */
export function nounPhrasesOf(words: readonly Word[]): NounPhrase[] {
  const lower = words.map(({ text }) => text.toLowerCase().replace(/['’]s$/, ''));
  const expanded = expansions(words, lower);
  const runs: NounPhrase[] = [];
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    const parts = PARTING.has(lower[from] ?? '');
    while (!parts && to < words.length && joined(words[to]) && !PARTING.has(lower[to] ?? '')) to += 1;
    const opener = joined(words[from]) ? (lower[from - 1] ?? '') : '';
    for (let index = from; index < to; index += 1)
      runs.push(
        parts
          ? { ...NO_PHRASE, expanded: expanded[index] ?? '' }
          : { head: lower[to - 1] ?? '', opener, expanded: expanded[index] ?? '' },
      );
    from = to;
  }
  return runs;
}

/** Returns, for each word that an abbreviation in parentheses covers, the last of these words. */
function expansions(words: readonly Word[], lower: string[]): string[] {
  const found: string[] = [];
  words.forEach(({ before }, index) => {
    const text = abbreviationAt(words, index);
    if (!before.endsWith(' (') || !/^\p{L}*\p{Lu}\p{L}*\p{Lu}/u.test(text)) return;
    const letters = text
      .toLowerCase()
      .replace(/\P{L}/gu, '')
      .replace(/(?<=..)s$/, '');
    const from = expansionStart(words, lower, index, letters);
    for (let position = from; position < index; position += 1) found[position] = lower[index - 1] ?? '';
  });
  return found;
}

/** Returns the abbreviation at a word, with hyphens ("J-TOPS"). */
function abbreviationAt(words: readonly Word[], index: number): string {
  const next = words[index + 1];
  return (words[index]?.text ?? '') + (next?.before === '-' && /^\p{Lu}+$/u.test(next.text) ? next.text : '');
}

/** Searches backward for the word from which the content words spell the abbreviation. Returns `end` if there is none. */
function expansionStart(words: readonly Word[], lower: string[], end: number, letters: string): number {
  let initials = '';
  for (let from = end - 1; from >= 0 && end - from <= letters.length + 4; from -= 1) {
    const word = lower[from] ?? '';
    if (from < end - 1 && !/^[ -]$|^, $/.test(words[from + 1]?.before ?? '')) return end;
    if (PARTING.has(word) && !letters.includes(word.charAt(0))) continue;
    if (!PARTING.has(word)) initials = word.charAt(0) + initials;
    if (
      word.startsWith(letters.charAt(0)) &&
      (initials === letters || isSpelled(letters, lower.slice(from, end), initials))
    )
      return from;
  }
  return end;
}

/** Returns true if the words contain the letters in order, and two thirds of the words begin with one of them. */
function isSpelled(letters: string, parts: string[], initials: string): boolean {
  if (initials.length < 2 || initials.length > letters.length + 1) return false;
  let index = 0;
  let begun = 0;
  for (const part of parts.filter((word) => !PARTING.has(word))) {
    if (part.charAt(0) === letters[index]) begun += 1;
    for (const char of part) if (char === letters[index]) index += 1;
  }
  return index === letters.length && begun * 3 >= initials.length * 2;
}
