import { base64Of, bytesOf } from '@veracite/text/packing/base64';

/**
 * Numbers as short text, for the model file: sorted keys as their distances in groups of seven bits (LEB128), small whole numbers
 * as one letter each.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Keys in rising order of their unsigned value. */
export function packKeys(sorted: Uint32Array): string {
  const bytes: number[] = [];
  let before = 0;
  for (const key of sorted) {
    let distance = key - before;
    before = key;
    for (; distance >= 128; distance = Math.floor(distance / 128)) bytes.push((distance % 128) + 128);
    bytes.push(distance);
  }
  return base64Of(Uint8Array.from(bytes));
}

export function unpackKeys(text: string): Int32Array {
  const keys: number[] = [];
  let key = 0;
  let distance = 0;
  let unit = 1;
  for (const byte of bytesOf(text)) {
    distance += (byte & 127) * unit;
    unit *= 128;
    if (byte >= 128) continue;
    key += distance;
    keys.push(key | 0);
    distance = 0;
    unit = 1;
  }
  return Int32Array.from(keys);
}

/** Whole numbers of 0 to 63, one letter each. */
export function packSmall(numbers: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < numbers.length; from += 4096)
    parts.push(Array.from(numbers.subarray(from, from + 4096), (number) => LETTERS.charAt(number)).join(''));
  return parts.join('');
}

export function unpackSmall(text: string): Uint8Array {
  const numbers = new Uint8Array(text.length);
  const values = new Uint8Array(128);
  for (let i = 0; i < LETTERS.length; i += 1) values[LETTERS.charCodeAt(i)] = i;
  for (let i = 0; i < text.length; i += 1) numbers[i] = values[text.charCodeAt(i) & 127] as number;
  return numbers;
}

/** Weights have 63 steps, fine near nothing and coarse far off, where an error matters less: step k of -31 to 31 stands for this much of 127. */
export function weightOfStep(step: number): number {
  const size = Math.abs(step) / 31;
  return Math.sign(step) * Math.round(127 * (0.35 * size + 0.65 * size ** 2.5));
}

/** The step nearest to a weight, given in parts of 127. */
export function stepOfWeight(weight: number): number {
  const size = Math.abs(weight);
  let best = 0;
  for (let step = 1; step <= 31; step += 1)
    if (Math.abs(weightOfStep(step) - size) <= Math.abs(weightOfStep(best) - size)) best = step;
  return weight < 0 ? -best : best;
}
