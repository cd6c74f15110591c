import type { NameParts } from './name';
import type { RawText } from './raw-text';

/** Returns the indexes of the record's names whose family names occur in the text in the record's order. */
export function namesInText(names: NameParts[], raw: RawText): Set<number> {
  const present = new Set<number>();
  let after = 0;
  for (const [i, name] of names.entries()) {
    const index = placeOf(name, raw.words, after);
    if (index < 0) continue;
    present.add(i);
    after = index;
  }
  return present;
}

/**
 * Returns the index after the family name, or -1. A family name of single letters ("L. H. U", "S R, M. K.") must be
 * next to its initials.
 */
function placeOf(name: NameParts, words: string[], after: number): number {
  const family = name.organization ? name.familyWords : name.familyWords.filter((word) => word.length > 1);
  if (family.length > 0) return sequence(words, family, after);
  const [first] = name.given;
  if (name.family === '' || first === undefined) return -1;
  const initials = name.given.map((word) => word.charAt(0));
  const { familyWords } = name;
  const forms = [
    [...familyWords, ...initials],
    [...initials, ...familyWords],
    [...name.given, ...familyWords],
    [...familyWords, ...name.given],
    [...familyWords, initials[0] ?? ''],
    [...familyWords, initials.join('')],
  ];
  return Math.max(...forms.map((form) => sequence(words, form, after)));
}

/** Returns the index after the first occurrence of `wanted` in `words` from `start`, or -1. */
function sequence(words: string[], wanted: string[], start: number): number {
  if (wanted.length === 0) return -1;
  const whole = wanted.join('');
  for (let i = start; i < words.length; i += 1) {
    if (words[i] === whole) return i + 1;
    if (wanted.every((word, k) => words[i + k] === word)) return i + wanted.length;
  }
  return -1;
}
