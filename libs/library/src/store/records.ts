import type { Work } from '@veracite/model/work';
import { Block, blockOf, type StoredWork } from '../packed/blocks';
import type { Asks } from './readers';

/** The number of an imported work, or, below zero, of a work added since the last import. */
export type Place = number;

interface RecordRow {
  id: number;
  packed: Buffer | null;
  record: Work | null;
}

/** Reads the records at these places in one statement. A place without a work is left out. */
export async function recordsAt(reader: Asks, places: Iterable<Place>): Promise<Map<Place, Work>> {
  const all = [...new Set(places)];
  const found = new Map<Place, Work>();
  if (all.length === 0) return found;
  const packed = all.filter((place) => place >= 0);
  const { rows } = await reader.query<RecordRow>({
    name: 'library-records',
    text: `select block as id, works as packed, null::json as record from library_blocks where block = any($1::integer[])
           union all select id, null, record from library_works where id = any($2::integer[])`,
    values: [blocksOf(packed), all.filter((place) => place < 0).map((place) => -place)],
  });
  for (const { id, record } of rows) if (record) found.set(-id, record);
  for (const [work, stored] of unpacked(rows, packed)) found.set(work, stored.work);
  return found;
}

export async function packedWorks(reader: Asks, works: readonly number[]): Promise<Map<number, StoredWork>> {
  const { rows } = await reader.query<Pick<RecordRow, 'id' | 'packed'>>({
    name: 'library-blocks',
    text: 'select block as id, works as packed from library_blocks where block = any($1::integer[])',
    values: [blocksOf(works)],
  });
  return unpacked(rows, works);
}

const blocksOf = (works: readonly number[]): number[] => [...new Set(works.map(blockOf))];

function unpacked(rows: readonly Pick<RecordRow, 'id' | 'packed'>[], works: Iterable<number>): Map<number, StoredWork> {
  const blocks = new Map<number, Block>();
  for (const { id, packed } of rows) if (packed) blocks.set(id, new Block(packed));
  const found = new Map<number, StoredWork>();
  for (const work of works) {
    const stored = blocks.get(blockOf(work))?.at(work);
    if (stored) found.set(work, stored);
  }
  return found;
}
