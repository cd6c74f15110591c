import words from '../../data/common-words.json';

const RANKS = new Map(words.entries.map((word, rank) => [word, rank]));
const UNLISTED = Math.log(2 + RANKS.size) * 1.25;
const NUMBER = 0.4;

/**
 * How much a word says about which title it stands in, from 0 (every title has it) to 1 (hardly any has).
 * By Zipf's law a word's frequency falls as 1/rank, so the logarithm of its rank stands for its inverse document frequency.
 * The list is fixed: frequencies counted from what the library holds would move as it grows, and with them every key.
 */
export function rarity(word: string): number {
  if (/^\d+$/.test(word)) return NUMBER;
  const rank = RANKS.get(word);
  return rank === undefined ? 1 : Math.log(2 + rank) / UNLISTED;
}

/** The `count` words that say most, each once; longer words first among equals, then by the alphabet. */
export function rarest(words: readonly string[], count: number): string[] {
  return [...new Set(words)]
    .map((word) => ({ word, weight: rarity(word) }))
    .sort((a, b) => b.weight - a.weight || b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, count)
    .map((entry) => entry.word);
}
