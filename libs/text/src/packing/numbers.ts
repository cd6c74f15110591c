/**
 * Numbers as short printable text for data files: one character for a small number, about three for one of many sorted keys. Nothing
 * reaches over a character, so that a change of one number is a small change of the file and of the repository's history.
 */

/** 91 printable characters that JSON writes as they are: `#` to `~` without the backslash. */
const ALPHABET = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i)).filter((char) => char !== '\\');
const PLACE = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, ALPHABET.indexOf(String.fromCharCode(code))));

/** Small numbers are from -45 to 45 unless told otherwise: as many as there are characters. */
export const LIMIT = 45;

/**
 * Whole numbers, one character each.
 * @param lowest the least of them; the greatest may be 90 more
 * @throws RangeError for a number that has no character
 */
export function packSmall(numbers: ArrayLike<number>, lowest = -LIMIT): string {
  const chars = Array.from(numbers, (number) => {
    const char = ALPHABET[number - lowest];
    if (char === undefined) throw new RangeError(`${number} is not from ${lowest} to ${lowest + ALPHABET.length - 1}`);
    return char;
  });
  return chars.join('');
}

/** The inverse of `packSmall`. */
export function unpackSmall(text: string, lowest = -LIMIT): Int8Array {
  const numbers = new Int8Array(text.length);
  for (let i = 0; i < text.length; i += 1) numbers[i] = (PLACE[text.charCodeAt(i) & 127] as number) + lowest;
  return numbers;
}

/** A distance is written by its digits to this base, the smallest first; the characters behind the first 45 say that another follows. */
const BASE = 45;

/** Keys in rising order of their unsigned 32-bit value, each as its distance from the one before. */
export function packKeys(sorted: Uint32Array): string {
  const parts: string[] = [];
  let before = 0;
  for (const key of sorted) {
    let distance = key - before;
    if (distance < 0) throw new RangeError('keys must be in rising order');
    before = key;
    for (; distance >= BASE; distance = Math.floor(distance / BASE))
      parts.push(ALPHABET[BASE + (distance % BASE)] ?? '');
    parts.push(ALPHABET[distance] ?? '');
  }
  return parts.join('');
}

/** The inverse of `packKeys`; the keys as signed 32-bit numbers, in which hashes are computed. */
export function unpackKeys(text: string): Int32Array {
  const keys: number[] = [];
  let key = 0;
  let distance = 0;
  let unit = 1;
  for (let i = 0; i < text.length; i += 1) {
    const digit = PLACE[text.charCodeAt(i) & 127] as number;
    distance += (digit % BASE) * unit;
    unit *= BASE;
    if (digit >= BASE) continue;
    key += distance;
    keys.push(key | 0);
    distance = 0;
    unit = 1;
  }
  return Int32Array.from(keys);
}
