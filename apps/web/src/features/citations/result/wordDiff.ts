import { fold } from '@veracite/text/fold';

export interface DiffWord {
  text: string;
  changed: boolean;
}

/**
 * Which words of `text` do not stand in `other`, in order: the longest common subsequence of words,
 * letter case, accents and punctuation aside. Quadratic in words, which titles and author lists allow.
 */
export function wordDiff(text: string, other: string): DiffWord[] {
  const a = text.split(/\s+/).filter(Boolean);
  const b = other.split(/\s+/).filter(Boolean);
  const bare = (word: string) => fold(word) || word;
  const left = a.map(bare);
  const right = b.map(bare);
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const words: DiffWord[] = [];
  for (let i = 0, j = 0; i < a.length;) {
    if (j < b.length && left[i] === right[j]) {
      words.push({ text: a[i] ?? '', changed: false });
      i += 1;
      j += 1;
    } else if (j < b.length && at(i, j + 1) > at(i + 1, j)) j += 1;
    else {
      words.push({ text: a[i] ?? '', changed: true });
      i += 1;
    }
  }
  return words;
}
