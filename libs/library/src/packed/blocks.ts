import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Work } from '@veracite/model/work';

/** Works compressed together: neighbors in a file share journal, publisher and words. More would make reading one slower. */
export const BLOCK_WORKS = 8;
/** Higher levels save a twentieth of the space for twice the time. */
const LEVEL = 1;
const LINE_END = 10;

/** A stored record: the work and its collection. */
export interface StoredWork {
  collection: number;
  work: Work;
}

export const blockOf = (id: number): number => Math.floor(id / BLOCK_WORKS);

/** @param lines of up to BLOCK_WORKS works; an empty one keeps the place of a record that was refused */
export const packBlock = (lines: readonly string[]): Buffer =>
  deflateRawSync(Buffer.from(lines.join('\n')), { level: LEVEL });

/** One line of JSON. Abstracts are left out: they would be most of the space, and no reference is compared with one. */
export function lineOf(work: Work, collection: number): string {
  const { abstract: _abstract, csl, ...rest } = work;
  const { abstract: _of, ...item } = csl;
  return JSON.stringify({ collection, work: { ...rest, csl: item } });
}

export class Block {
  private readonly bytes: Buffer;

  constructor(packed: Buffer) {
    this.bytes = inflateRawSync(packed);
  }

  /** @returns undefined when the place is empty */
  at(id: number): StoredWork | undefined {
    let start = 0;
    for (let skip = id % BLOCK_WORKS; skip > 0; skip -= 1) {
      const end = this.bytes.indexOf(LINE_END, start);
      if (end < 0) return undefined;
      start = end + 1;
    }
    const end = this.bytes.indexOf(LINE_END, start);
    const line = this.bytes.toString('utf8', start, end < 0 ? undefined : end);
    return line === '' ? undefined : (JSON.parse(line) as StoredWork);
  }
}
