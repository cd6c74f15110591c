import type { Finding } from './finding';
import { compareNumber } from './numbers';
import type { RawText } from './raw-text';

/** "2nd ed.", "2. Auflage" and "2" are one edition; editions without a number ("revised") are compared as they stand. */
export function compareEditions(
  cited: string | undefined,
  found: string | undefined,
  raw: RawText,
): Finding | undefined {
  const [left, right] = [numberOf(cited), numberOf(found)];
  if (left && left === right) return { agreement: 'same', cited, found, likeness: 1 };
  return compareNumber(cited, found, raw);
}

/** Its number, and no year ("2019 edition"). */
const numberOf = (edition: string | undefined): string | undefined => /(?<!\d)\d{1,2}(?!\d)/.exec(edition ?? '')?.[0];
