import { KEY_BITS } from '../index/keys';
import { bucketOf, ENTRY_BYTES, KEY_WORKS } from './postings';
import { STAGED_BYTES } from './staging';

/** Marks of works by their number, shared between threads: a bit each. */
export class Marks {
  private readonly bytes: Uint8Array;

  constructor(readonly shared: SharedArrayBuffer) {
    this.bytes = new Uint8Array(shared);
  }

  static forWorks(works: number): Marks {
    return new Marks(new SharedArrayBuffer(Math.floor(works / 8) + 1));
  }

  set(work: number): void {
    const index = work >>> 3;
    this.bytes[index] = (this.bytes[index] ?? 0) | (1 << (work & 7));
  }

  has(work: number): boolean {
    return ((this.bytes[work >>> 3] ?? 0) & (1 << (work & 7))) !== 0;
  }
}

/** Distinct entries of a range, by key: the low half of a number is the work, the high half the key's rest. */
export function sortedEntries(pieces: readonly Buffer[], more: BigUint64Array = new BigUint64Array(0)): BigUint64Array {
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const all = new BigUint64Array(bytes / STAGED_BYTES + more.length);
  const view = Buffer.from(all.buffer);
  let offset = 0;
  for (const piece of pieces) offset += piece.copy(view, offset);
  all.set(more, bytes / STAGED_BYTES);
  return all.sort();
}

/** The entries of a bucket of the packed index, as they are sorted with staged ones. */
export function entriesOf(bucket: number, bits: number, entries: Buffer): BigUint64Array {
  // What the bucket's number says of the 32 bits below the range, and what each entry says.
  const high = (bucket * 2 ** (KEY_BITS - bits)) % 2 ** 32;
  const keptMask = 2 ** Math.min(24, KEY_BITS - bits);
  const found = new BigUint64Array(entries.length / ENTRY_BYTES);
  const words = new Uint32Array(found.buffer);
  for (let n = 0; n < found.length; n += 1) {
    const rest = entries.readUIntBE(n * ENTRY_BYTES, 3);
    words[2 * n] = entries.readUInt32BE(n * ENTRY_BYTES + 3);
    words[2 * n + 1] = high + (rest % keptMask);
  }
  return found;
}

/** Buckets of one range from its sorted entries. Leaves out deleted works, and the later works of a key with too many. */
export function* bucketsOf(
  range: number,
  sorted: BigUint64Array,
  bits: number,
  gone: Marks,
): Generator<{ bucket: number; entries: Buffer }> {
  const words = new Uint32Array(sorted.buffer, sorted.byteOffset, 2 * sorted.length);
  let page = Buffer.alloc(64 * 1024);
  let bucket = -1;
  let size = 0;
  let last = -1;
  let works = 0;
  for (let index = 0; index < sorted.length; index += 1) {
    const work = words[2 * index] as number;
    const low = words[2 * index + 1] as number;
    if (gone.has(work)) continue;
    const key = range * 2 ** 32 + low;
    works = low - (low % 2) === last ? works + 1 : 1;
    last = low - (low % 2);
    if (works > KEY_WORKS) continue;
    const here = bucketOf(key, bits);
    if (here !== bucket) {
      if (size > 0) yield { bucket, entries: Buffer.from(page.subarray(0, size)) };
      bucket = here;
      size = 0;
    }
    if (size + ENTRY_BYTES > page.length) page = Buffer.concat([page, Buffer.alloc(page.length)]);
    page.writeUIntBE(key % 2 ** 24, size, 3);
    page.writeUInt32BE(work, size + 3);
    size += ENTRY_BYTES;
  }
  if (size > 0) yield { bucket, entries: Buffer.from(page.subarray(0, size)) };
}

/** Pairs of one work in a range of identities: one DOI, or one description of which at most one has a DOI. */
export function samePairs(sorted: BigUint64Array): Uint32Array {
  const words = new Uint32Array(sorted.buffer, sorted.byteOffset, 2 * sorted.length);
  const pairs: number[] = [];
  for (let start = 0; start < sorted.length;) {
    const key = (words[2 * start + 1] as number) & ~1;
    let end = start;
    while (end < sorted.length && ((words[2 * end + 1] as number) & ~1) === key) end += 1;
    if (end - start > 1) pairs.push(...pairsOfGroup(words, start, end));
    start = end;
  }
  return Uint32Array.from(pairs);
}

function pairsOfGroup(words: Uint32Array, start: number, end: number): number[] {
  const members = Array.from({ length: end - start }, (_, n) => ({
    work: words[2 * (start + n)] as number,
    hasOtherDoi: ((words[2 * (start + n) + 1] as number) & 1) === 1,
  })).sort((a, b) => a.work - b.work);
  const pairs: number[] = [];
  const [first] = members;
  let taken = first?.hasOtherDoi;
  for (const { work, hasOtherDoi } of members.slice(1)) {
    if (!first || (hasOtherDoi && taken)) continue;
    pairs.push(first.work, work);
    taken ||= hasOtherDoi;
  }
  return pairs;
}
