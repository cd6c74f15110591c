import type { Finding } from './finding';
import { compareNumber } from './numbers';
import type { RawText } from './raw-text';

/** Compares editions by number: "2nd ed.", "2. Auflage" and "2" agree. Others ("revised") are compared as text. */
export function compareEditions(
  cited: string | undefined,
  found: string | undefined,
  raw: RawText,
): Finding | undefined {
  const [left, right] = [numberOf(cited), numberOf(found)];
  if (left && left === right) return { agreement: 'same', cited, found, likeness: 1 };
  return compareNumber(cited, found, raw);
}

/** Returns the number of an edition. A year ("2019 edition") is not a number. */
const numberOf = (edition: string | undefined): string | undefined => /(?<!\d)\d{1,2}(?!\d)/.exec(edition ?? '')?.[0];
