import type { Work } from '@veracite/model/work';
import { Block, blockOf, type Held } from '../packed/blocks';
import type { Place } from './probe';
import type { Asks } from './readers';

interface Row {
  id: number;
  packed: Buffer | null;
  record: Work | null;
}

/** The records at these places, read in one statement; a place where nothing is any more is left out. */
export async function recordsAt(reader: Asks, places: Iterable<Place>): Promise<Map<Place, Work>> {
  const found = await heldAt(reader, places);
  return new Map([...found].map(([place, { work }]) => [place, work]));
}

/** The same with the collection of each; 0 for works that were added since the last packing. */
export async function heldAt(reader: Asks, places: Iterable<Place>): Promise<Map<Place, Held>> {
  const asked = [...new Set(places)];
  const found = new Map<Place, Held>();
  if (asked.length === 0) return found;
  const packed = asked.filter((place) => place >= 0);
  const { rows } = await reader.query<Row>({
    name: 'library-records',
    text: `select block as id, works as packed, null::json as record from library_blocks where block = any($1::integer[])
           union all select id, null, record from library_works where id = any($2::integer[])`,
    values: [[...new Set(packed.map(blockOf))], asked.filter((place) => place < 0).map((place) => -place)],
  });
  const blocks = new Map<number, Block>();
  for (const { id, packed: bytes, record } of rows) {
    if (bytes) blocks.set(id, new Block(bytes));
    else if (record) found.set(-id, { collection: 0, work: record });
  }
  for (const place of packed) {
    const held = blocks.get(blockOf(place))?.at(place);
    if (held) found.set(place, held);
  }
  return found;
}
