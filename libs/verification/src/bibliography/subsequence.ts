/** Returns the indexes of the longest ordered subsequence, so that the fewest move (patience sorting, Fredman 1975). */
export function longestInOrder<T>(items: readonly T[], compare: (a: T, b: T) => number): Set<number> {
  /** Index of the lowest last item of the subsequences of each length. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  items.forEach((item, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const end = items[ends[middle] ?? 0];
      if (end !== undefined && compare(end, item) <= 0) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = index;
  });
  const run = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before[index]) run.add(index);
  return run;
}
