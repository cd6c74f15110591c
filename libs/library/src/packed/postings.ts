import { KEY_BITS } from '../index/keys';

/**
 * A row of the packed index is a bucket: every entry whose key begins with the same bits, in the order of the keys. An
 * entry is the last 24 bits of its key, of which the very last says that the record carries a DOI, and the work's number.
 */
export const ENTRY_BYTES = 7;
const REST_BITS = 24;
/** Fewer bits of bucket would leave more of the key than an entry holds. */
const BITS_MIN = KEY_BITS - REST_BITS;
const BITS_MAX = 31;
/** Average entries of a bucket: reading them costs little more than finding the bucket. */
const BUCKET_ENTRIES = 40;
/** Works kept for a key: a title such as "Introduction" belongs to thousands of works. */
export const KEY_WORKS = 100;

/** Bits of a key that name its bucket, in an index of so many entries. */
export function bucketBits(entries: number): number {
  const bits = Math.ceil(Math.log2(Math.max(1, entries / BUCKET_ENTRIES)));
  return Math.min(BITS_MAX, Math.max(BITS_MIN, bits));
}

export const bucketOf = (key: number, bits: number): number => Math.floor(key / 2 ** (KEY_BITS - bits));

/** Works filed under a key in its bucket. */
export function worksIn(bucket: Buffer, key: number): number[] {
  const rest = (key % 2 ** REST_BITS) & ~1;
  const found: number[] = [];
  for (let from = 0; from < bucket.length; from += ENTRY_BYTES) {
    const here =
      ((bucket[from] as number) << 16) | ((bucket[from + 1] as number) << 8) | ((bucket[from + 2] as number) & 0xfe);
    if (here === rest) found.push(bucket.readUInt32BE(from + 3));
    else if (here > rest) break;
  }
  return found;
}
