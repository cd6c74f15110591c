import { createHash } from 'node:crypto';
import { yearOf, type CslItem } from '@veracite/model/csl';
import { titleFingerprint } from '@veracite/text/fingerprint';

/**
 * Returns a digest that is equal for the same reference in different papers, whatever its style: SHA-256 of title, family
 * name of the first author and year. Without a title, of the whole text.
 * @param raw the reference as written
 */
export function fingerprintOf(item: Pick<CslItem, 'title' | 'author' | 'issued'>, raw: string): Buffer {
  const [first] = item.author ?? [];
  const name = first?.family ?? first?.literal ?? '';
  const parts = item.title ? [item.title, name, String(yearOf(item) ?? '')] : [raw];
  return createHash('sha256').update(parts.map(titleFingerprint).join('\n')).digest();
}
