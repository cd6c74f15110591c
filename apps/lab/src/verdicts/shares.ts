import { hashText } from '@veracite/text/hash';

/** A number from zero by which rows are shared out, into halves or tenths: the same for the same text on every machine. */
export function halfHash(text: string): number {
  return hashText(text) >>> 0;
}

/** Some rows list several ISBNs where CSL-JSON has one text: the first is kept. */
export function withOneIsbn<T extends { ISBN?: unknown }>(item: T): T & { ISBN?: string } {
  const { ISBN: isbn, ...rest } = item;
  const first: unknown = Array.isArray(isbn) ? isbn[0] : isbn;
  return { ...rest, ...(typeof first === 'string' && { ISBN: first }) } as T & { ISBN?: string };
}
