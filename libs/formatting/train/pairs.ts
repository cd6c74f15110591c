import type { Cut } from './names';

/** So often a pair stands small, and so many times as often as large, before a capital of its own counts as the record's fault. */
const OFTEN = 8;

/** Pairs of longer words that titles write small inside a clause: "myocardial infarction", "machine learning". */
export function commonPairs(titles: Cut[]): Set<string> {
  const [small, large] = [new Map<string, number>(), new Map<string, number>()];
  for (const words of titles) {
    words.forEach((word, index) => {
      const previous = words[index - 1];
      if (!previous || !/^[ -]$/.test(word.before) || word.opens) return;
      const pair = `${previous.text} ${word.text}`.toLowerCase();
      if (!/^\p{Ll}{4,} \p{Ll}{4,}$/u.test(pair)) return;
      const isLarge = word.text !== word.text.toLowerCase();
      const counts = isLarge ? large : small;
      if (isLarge || previous.opens || previous.text === previous.text.toLowerCase())
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
    });
  }
  return new Set(
    [...small].filter(([pair, times]) => times >= OFTEN * (1 + (large.get(pair) ?? 0))).map(([pair]) => pair),
  );
}
