import { isAllCapitals } from '../pieces/capitals';
import { isSentenceCased, isAllCaps } from './shape';
import { cutWords, opensClause, type Word } from './cut-words';

/** Returns each word as most other titles in sentence case write it; undefined if none or without inner capitals. */
export function consensus(words: Word[], casings: string[]): (string | undefined)[] {
  if (casings.length === 0) return [];
  const votes: Map<string, number>[] = words.map(() => new Map());
  for (const casing of casings) {
    const other = cutWords(casing).words;
    const same = other.length === words.length && other.every((word, i) => lower(word) === lower(words[i]));
    if (!same || isAllCaps(other) || !isSentenceCased(other)) continue;
    other.forEach((word, index) => votes[index]?.set(word.text, (votes[index]?.get(word.text) ?? 0) + 1));
  }
  return votes.map((forms, index) => {
    const best = [...forms].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0];
    return hasOwnShape(words[index]) && !INNER_CAPITAL.test(best ?? '') ? undefined : best;
  });
}

/** Matches capitals inside a word ("ImageNet"), which do not come from a headline. "Imagenet" has lost them. */
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
const hasOwnShape = (word: Word | undefined): boolean => INNER_CAPITAL.test(word?.text ?? '');

const lower = (word: Word | undefined): string => word?.text.toLowerCase().replaceAll("'", '’') ?? '';

/** Returns for each word of a title its only form in running text, or undefined if it has none or several. */
export function formsInProse(words: Word[], prose: string): (string | undefined)[] {
  const wanted = new Set(words.map(({ text }) => text.toLowerCase()));
  const forms = new Map<string, Set<string>>();
  const running = cutWords(prose.slice(0, LONGEST)).words;
  running.forEach(({ text }, index) => {
    const lower = text.toLowerCase();
    // The headings of a structured abstract ("METHODS") and the beginnings of sentences do not count.
    if (text.length < 2 || !wanted.has(lower) || opensClause(running, index) || isAllCapitals(text)) return;
    forms.set(lower, (forms.get(lower) ?? new Set()).add(text));
  });
  return words.map(({ text }) => {
    const [form, ...others] = forms.get(text.toLowerCase()) ?? [];
    return others.length === 0 ? form : undefined;
  });
}

/** Maximum number of characters read from an abstract. */
const LONGEST = 5_000;

/** Returns the words of a title as a citation in sentence case with a name writes them, or an empty list. */
export function formsAsCited(words: Word[], cited: string): (string | undefined)[] {
  const other = cutWords(cited).words;
  const same = other.length === words.length && other.every(({ text }, index) => sameWord(text, words[index]?.text));
  const telling = same && !isAllCaps(other) && isSentenceCased(other);
  const names = other.some(({ text }, index) => /^\p{Lu}\p{Ll}/u.test(text) && !opensClause(other, index));
  return telling && names ? other.map(({ text }, index) => (opensClause(other, index) ? undefined : text)) : [];
}

const sameWord = (left: string, right = ''): boolean =>
  left.toLowerCase().replaceAll("'", '’') === right.toLowerCase().replaceAll("'", '’');
