/**
 * A text without the characters that no file of text should hold: control characters, halves of characters and
 * U+FFFE, U+FFFF. They are exactly what XML 1.0 cannot say (its production Char), not even escaped.
 */
export const printable = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** A value with every text in it printable, however deep. */
export function printableAll<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => printableAll(part)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printableAll(part as unknown)])) as T;
}
