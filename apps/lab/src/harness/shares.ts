import { createHash } from 'node:crypto';
import { hashText } from '@veracite/text/hash';

/** Returns a number from zero by which rows are divided into halves or tenths: the same for a text on every machine. */
export function halfHash(text: string): number {
  return hashText(text) >>> 0;
}

/** Returns the SHA-256 of a text or of bytes, by which other sets are divided. */
export const digestOf = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest();
export const hexDigestOf = (content: string | Uint8Array): string => digestOf(content).toString('hex');

/** Some rows list several ISBNs where CSL-JSON has one text: the first is kept. */
export function withOneIsbn<T extends { ISBN?: unknown }>(item: T): T & { ISBN?: string } {
  const { ISBN: isbn, ...rest } = item;
  const first: unknown = Array.isArray(isbn) ? isbn[0] : isbn;
  return { ...rest, ...(typeof first === 'string' && { ISBN: first }) } as T & { ISBN?: string };
}

/** Returns the names of the files of corpora of works. */
export const corpora = (...names: string[]): string[] => names.map((name) => `works/${name}.jsonl.gz`);

/** Returns a generator of whole numbers below a limit (Park and Miller, 1988). */
export function wholeNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}
