import words from '../../data/common-words.json';

const UNLISTED = Math.log(2 + words.entries.length) * 1.25;
const RARITIES = new Map(words.entries.map((word, rank) => [word, Math.log(2 + rank) / UNLISTED]));
const NUMBER = 0.4;

/**
 * Returns the information content of a word in a title, from 0 (in every title) to 1 (in hardly any).
 * By Zipf's law a word's frequency falls as 1/rank, so the logarithm of its rank approximates its inverse document frequency.
 * The list is fixed: frequencies counted from what the library holds would move as it grows, and with them every key.
 */
export function rarity(word: string): number {
  const first = word.charCodeAt(0);
  if (first >= 48 && first <= 57 && /^\d+$/.test(word)) return NUMBER;
  return RARITIES.get(word) ?? 1;
}

/** Returns the `count` rarest words, each once; equally rare ones by length, then in alphabetical order. */
export function rarest(words: readonly string[], count: number): string[] {
  return [...new Set(words)]
    .map((word) => ({ word, weight: rarity(word) }))
    .sort((a, b) => b.weight - a.weight || b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, count)
    .map((entry) => entry.word);
}
