import { isSentenceCased, isAllCaps } from './shape';
import { cutWords, type Word } from './cut-words';

/**
 * Finds the casing of each word that other databases agree on for the same title. Only titles in sentence case count: PubMed and
 * Europe PMC use it, Crossref has what publishers deposit.
 * @returns for each word the form of the majority, or undefined if there is none or it has lost inner capitals
 */
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
