import { IDENTITY_RANGES, RANGES } from '../index/keys';
import { entryOf } from '../store/entry';
import { BLOCK_WORKS, lineOf, packBlock, type StoredWork } from './blocks';

/** Bytes of one staged entry: the 32 bits of its key below the range, then the work's number. */
export const STAGED_BYTES = 8;
/** A row of staged entries lies within a page. */
const PIECE_ENTRIES = 1000;

/** Works of a few thousand records as they are written to the store. */
export interface StagedUnit {
  blocks: { block: number; works: Buffer }[];
  pieces: { range: number; entries: Buffer }[];
  works: number;
  dois: number;
  entries: number;
}

/** @param works undefined for a refused record. @param first number of the first, a multiple of BLOCK_WORKS */
export function stageUnit(works: readonly (StoredWork | undefined)[], first: number): StagedUnit {
  const filed = new Filing();
  const blocks: StagedUnit['blocks'] = [];
  let lines: string[] = [];
  let count = 0;
  let dois = 0;
  works.forEach((stored, index) => {
    const entry = stored && entryOf(stored.work);
    lines.push(entry ? lineOf(entry.work, stored.collection) : '');
    if (entry) {
      count += 1;
      if (entry.doi) dois += 1;
      // Two records of one description are of two works when both have a DOI; the last bit of the key says so.
      for (const key of entry.keys) filed.add(key === entry.description && entry.doi ? key + 1 : key, first + index);
    }
    if (lines.length < BLOCK_WORKS && index < works.length - 1) return;
    if (lines.some((line) => line !== ''))
      blocks.push({ block: Math.floor((first + index) / BLOCK_WORKS), works: packBlock(lines) });
    lines = [];
  });
  return { blocks, pieces: filed.pieces(), works: count, dois, entries: filed.size };
}

/** Entries on their way, sorted into ranges of their keys. */
class Filing {
  size = 0;
  private readonly counts = new Uint32Array(RANGES);
  private ranges = new Uint8Array(1 << 16);
  private lows = new Uint32Array(1 << 16);
  private works = new Uint32Array(1 << 16);

  add(key: number, work: number): void {
    if (this.size === this.ranges.length) this.grow();
    const range = Math.floor(key / 2 ** 32);
    this.ranges[this.size] = range;
    this.lows[this.size] = key % 2 ** 32;
    this.works[this.size] = work;
    this.counts[range] = (this.counts[range] as number) + 1;
    this.size += 1;
  }

  private grow(): void {
    const [ranges, lows, works] = [this.ranges, this.lows, this.works];
    this.ranges = new Uint8Array(2 * ranges.length);
    this.lows = new Uint32Array(2 * lows.length);
    this.works = new Uint32Array(2 * works.length);
    this.ranges.set(ranges);
    this.lows.set(lows);
    this.works.set(works);
  }

  pieces(): StagedUnit['pieces'] {
    const places = new Uint32Array(RANGES);
    for (let range = 1; range < RANGES; range += 1)
      places[range] = (places[range - 1] as number) + (this.counts[range - 1] as number);
    const starts = places.slice();
    const sorted = new Uint32Array(2 * this.size);
    for (let index = 0; index < this.size; index += 1) {
      const range = this.ranges[index] as number;
      const place = places[range] as number;
      places[range] = place + 1;
      sorted[2 * place] = this.works[index] as number;
      sorted[2 * place + 1] = this.lows[index] as number;
    }
    const bytes = Buffer.from(sorted.buffer);
    const pieces: StagedUnit['pieces'] = [];
    for (let range = 0; range < RANGES; range += 1) {
      const end = places[range] as number;
      for (let index = starts[range] as number; index < end; index += PIECE_ENTRIES) {
        const until = Math.min(end, index + PIECE_ENTRIES);
        pieces.push({ range, entries: bytes.subarray(index * STAGED_BYTES, until * STAGED_BYTES) });
      }
    }
    return pieces;
  }
}

/** Ranges whose keys say which records are of one work. */
export const identityRanges = (): number[] => Array.from({ length: IDENTITY_RANGES }, (_, range) => range);
