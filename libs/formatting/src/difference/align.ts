/** Maximum table size, which takes a few milliseconds. Longer lists are not aligned. */
const MAX_CELLS = 1_000_000;

/** Returns the index pairs of a longest common subsequence (Wagner and Fischer, "The String-to-String Correction Problem", 1974). */
export function align(left: string[], right: string[]): [number, number][] {
  if (left.length * right.length > MAX_CELLS) return [];
  const width = right.length + 1;
  const best = new Uint16Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const skip = Math.max(best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
      best[i * width + j] = left[i] === right[j] ? (best[(i + 1) * width + j + 1] ?? 0) + 1 : skip;
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i] === right[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if ((best[(i + 1) * width + j] ?? 0) >= (best[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}
