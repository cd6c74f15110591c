import type { Work } from '@veracite/model/work';
import { Block, blockOf, type StoredWork } from '../packed/blocks';
import type { Asking } from '../servers/asking';
import { placeOf, serverOf, workOf, type Place } from './place';
import type { Asks } from './readers';

interface Row {
  id: number;
  packed: Buffer | null;
  record: Work | null;
}

const BLOCKS = 'select block as id, works as packed from library_blocks where block = any($1::integer[])';

/** The records at these places, read in one statement of each server; a place where nothing is any more is left out. */
export async function recordsAt(asking: Asking, places: Iterable<Place>): Promise<Map<Place, Work>> {
  const byServer = new Map<number, Place[]>([[0, []]]);
  for (const place of new Set(places)) {
    const server = place < 0 ? 0 : serverOf(place);
    const known = byServer.get(server);
    if (known) known.push(place);
    else byServer.set(server, [place]);
  }
  const found = new Map<Place, Work>();
  await Promise.all(
    [...byServer].map(async ([server, all]) => {
      if (all.length === 0) return;
      const packed = all.filter((place) => place >= 0);
      const blocks = blocksOf(packed.map(workOf));
      const rows =
        server === 0
          ? await ownRows(asking, blocks, all)
          : await asking.at<Row>(server, { name: 'library-blocks', text: BLOCKS, values: [blocks] });
      if (!rows) return void asking.missed.add(server);
      for (const { id, record } of rows) if (record) found.set(-id, record);
      for (const [work, stored] of unpacked(rows, packed.map(workOf))) found.set(placeOf(server, work), stored.work);
    }),
  );
  return found;
}

async function ownRows(reader: Asks, blocks: number[], places: readonly Place[]): Promise<Row[]> {
  const { rows } = await reader.query<Row>({
    name: 'library-records',
    text: `select block as id, works as packed, null::json as record from library_blocks where block = any($1::integer[])
           union all select id, null, record from library_works where id = any($2::integer[])`,
    values: [blocks, places.filter((place) => place < 0).map((place) => -place)],
  });
  return rows;
}

/** Packed works by their numbers, wherever they lie. */
export async function packedWorks(stores: readonly Asks[], works: readonly number[]): Promise<Map<number, StoredWork>> {
  const query = { name: 'library-blocks', text: BLOCKS, values: [blocksOf(works)] };
  const answers = await Promise.all(stores.map((store) => store.query<Row>(query)));
  return unpacked(
    answers.flatMap(({ rows }) => rows),
    works,
  );
}

const blocksOf = (works: readonly number[]): number[] => [...new Set(works.map(blockOf))];

function unpacked(rows: readonly Pick<Row, 'id' | 'packed'>[], works: Iterable<number>): Map<number, StoredWork> {
  const blocks = new Map<number, Block>();
  for (const { id, packed } of rows) if (packed) blocks.set(id, new Block(packed));
  const found = new Map<number, StoredWork>();
  for (const work of works) {
    const stored = blocks.get(blockOf(work))?.at(work);
    if (stored) found.set(work, stored);
  }
  return found;
}
