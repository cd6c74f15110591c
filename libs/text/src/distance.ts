import { fold } from './fold';

/**
 * Likeness of two texts after folding, 0 (nothing in common) to 1 (the same). The better of two views: letters in
 * order (a slip of the pen), and words whatever their order (a scrambled or shortened title), the latter weighed down
 * a little because order carries meaning.
 */
export function similarity(a: string, b: string): number {
  const left = fold(a);
  const right = fold(b);
  if (left === right) return left ? 1 : 0;
  if (!left || !right) return 0;
  return Math.max(editSimilarity(left, right), 0.95 * tokenSimilarity(left, right));
}

/**
 * 1 less the edit distance over the longer length, spaces aside ("data base" is "database"). Both texts folded.
 * Below `least`, any likeness below it may be returned: that is faster to find.
 */
export function editSimilarity(a: string, b: string, least = 0): number {
  const left = a.replaceAll(' ', '');
  const right = b.replaceAll(' ', '');
  const longest = Math.max(left.length, right.length);
  if (longest === 0) return 0;
  return 1 - editDistance(left, right, Math.ceil((1 - least) * longest)) / longest;
}

/** Dice coefficient over the words of two folded texts, each word weighed by its length. */
export function tokenSimilarity(a: string, b: string): number {
  const left = a.split(' ');
  const counts = new Map<string, number>();
  let total = 0;
  for (const word of left) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    total += word.length;
  }
  let shared = 0;
  for (const word of b.split(' ')) {
    total += word.length;
    const count = counts.get(word) ?? 0;
    if (count > 0) {
      counts.set(word, count - 1);
      shared += word.length;
    }
  }
  return total === 0 ? 0 : (2 * shared) / total;
}

/** Longest text compared letter by letter; beyond it, what follows is left out. */
const LONGEST = 400;

/**
 * Optimal string alignment distance (Damerau 1964): insertions, deletions, replacements, swaps of neighbors.
 * A distance above `most` is returned as `most + 1`: only cells near the diagonal are computed (Ukkonen 1985).
 */
export function editDistance(a: string, b: string, most = LONGEST): number {
  let start = 0;
  let endA = Math.min(a.length, LONGEST);
  let endB = Math.min(b.length, LONGEST);
  while (start < endA && start < endB && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1;
    endB -= 1;
  }
  const n = endA - start;
  const m = endB - start;
  const above = most + 1;
  if (Math.abs(n - m) > most) return above;
  if (n === 0 || m === 0) return n + m;
  let beforeLast = new Uint16Array(m + 1);
  let last = new Uint16Array(m + 1);
  let row = new Uint16Array(m + 1);
  for (let j = 0; j <= m; j += 1) last[j] = j;
  let leastOfLast = 0;
  for (let i = 1; i <= n; i += 1) {
    const from = Math.max(1, i - most);
    const to = Math.min(m, i + most);
    row[from - 1] = from === 1 ? i : above;
    if (to < m) row[to + 1] = above;
    let least = above;
    const codeA = a.charCodeAt(start + i - 1);
    for (let j = from; j <= to; j += 1) {
      const codeB = b.charCodeAt(start + j - 1);
      const up = (last[j] ?? 0) + 1;
      const left = (row[j - 1] ?? 0) + 1;
      const diagonal = (last[j - 1] ?? 0) + (codeA === codeB ? 0 : 1);
      let best = up < left ? up : left;
      if (diagonal < best) best = diagonal;
      if (i > 1 && j > 1 && codeA === b.charCodeAt(start + j - 2) && a.charCodeAt(start + i - 2) === codeB) {
        const swapped = (beforeLast[j - 2] ?? 0) + 1;
        if (swapped < best) best = swapped;
      }
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > most && leastOfLast > most) return above;
    leastOfLast = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[m] ?? 0, above);
}
