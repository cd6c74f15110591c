/** Tests for a Damerau-Levenshtein distance of 1, or two adjacent changed letters in words of eight and more. */
export function isTypoOf(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || Math.abs(a.length - b.length) > 1) return false;
  const start = commonStart(a, b);
  const end = commonEnd(a, b, start);
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  if (restA.length !== 2 || restB.length !== 2) return false;
  return shorter >= 8 || (restA[0] === restB[1] && restA[1] === restB[0]);
}

function commonStart(a: string, b: string): number {
  let index = 0;
  while (index < a.length && index < b.length && a.charCodeAt(index) === b.charCodeAt(index)) index += 1;
  return index;
}

function commonEnd(a: string, b: string, start: number): number {
  let n = 0;
  const limit = Math.min(a.length, b.length) - start;
  while (n < limit && a.charCodeAt(a.length - 1 - n) === b.charCodeAt(b.length - 1 - n)) n += 1;
  return n;
}
