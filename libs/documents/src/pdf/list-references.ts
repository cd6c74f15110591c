import type { Line } from './lines';
import { entriesOf } from './list-entries';

/** Returns true if at least half of the entries of these lines look like references. */
export function areReferences(lines: readonly Line[]): boolean {
  const entries = entriesOf(lines) ?? [];
  return entries.filter(isReference).length > 0.5 * entries.length;
}

const isReference = ({ lines }: { lines: readonly Line[] }): boolean =>
  isLikeReference(lines.map(({ text }) => text).join(' '));

/** Matches the family name of an author before a given name, or the dash that repeats it. */
const NAME = /^(?:\p{L}[\p{L}’'. -]{1,40},\s\p{Lu}|[—–_-]{2})/u;
/** Minimum share of the entries of a list without a heading that begin with a name and look like references. */
const NAMED = 0.8;

/** Returns true if the first line begins with a name, and nearly all of at least four entries begin so and look like references. */
export function beginsWithNames(lines: readonly Line[]): boolean {
  if (!NAME.test(lines[0]?.text ?? '')) return false;
  const entries = entriesOf(lines) ?? [];
  const named = entries.filter((entry) => NAME.test(entry.lines[0]?.text ?? '') && isReference(entry));
  return entries.length >= ENOUGH && named.length >= NAMED * entries.length;
}

/** Minimum number of entries from which the end of a list is recognized. */
const ENOUGH = 4;
const DATED =
  /(?<![\d.])(?<!\d\s)(?:1[4-9]|20)\d\d(?!\d|\s\d)|\bn\.\s?d\.|\bo\.\s?J\.|\bs\.\s?f\.|\bin press\b|forthcoming|10\.\d{4,9}\/|https?:|www\./i;

/** Returns the lines up to the entry after which most are no references. */
export function linesUntilLastReference(lines: readonly Line[]): Line[] {
  const entries = entriesOf(lines) ?? [];
  if (entries.length < ENOUGH || entries.some(({ label }) => label !== undefined)) return [...lines];
  let [sum, most, end] = [0, 0, 0];
  entries.forEach((entry, i) => {
    sum += isReference(entry) ? 1 : -1;
    if (sum >= most && sum > 0) [most, end] = [sum, i + 1];
  });
  // A list without years.
  if (most < entries.length / 2) return [...lines];
  const next = entries[end]?.lines[0];
  return next ? lines.slice(0, lines.indexOf(next)) : [...lines];
}

function isLikeReference(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  return (
    text.length < 1_500 &&
    /^[\p{Lu}\p{Lo}\p{Ll}“"'‘«„[*\d—–_-]/u.test(text) &&
    /[.,:]/.test(text) &&
    digits < 0.4 * text.length &&
    DATED.test(text)
  );
}
