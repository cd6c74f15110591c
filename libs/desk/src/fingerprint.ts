import { createHash } from 'node:crypto';
import type { CslItem } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';

/**
 * Returns a digest that is equal for the same reference in different papers, whatever its style: SHA-256 of title, family
 * name of the first author and year. Without a title, of the whole text.
 * @param raw the reference as written
 */
export function fingerprintOf({ title, author, issued }: CslItem, raw: string): Buffer {
  const [first] = author ?? [];
  const name = first?.family ?? first?.literal ?? '';
  const parts = title ? [title, name, String(issued?.['date-parts']?.[0]?.[0] ?? '')] : [raw];
  return createHash('sha256').update(parts.map(keyOf).join('\n')).digest();
}

const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
