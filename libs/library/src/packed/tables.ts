import type { Pool, PoolClient } from 'pg';
import type { Refusal } from '../import/reading';
import { inTransaction } from '../store/transaction';
import { BLOCK_WORKS } from './blocks';
import { copyInto, int, small } from './copy';
import type { StagedUnit } from './staging';

/** Records that are staged in one transaction: what a kill costs is at most this much work a thread. */
export const UNIT_RECORDS = 4000;

/** An import that packs: there is one at a time, and it goes on after a kill. */
export interface Packing {
  source: string;
  collection: number;
  firstWork: number;
}

/** What a staged unit was made of. */
export interface UnitSum {
  records: number;
  works: number;
  dois: number;
  notices: number;
  listings: number;
  refusals: Refusal[];
}

const blocksFrom = (firstWork: number): number => firstWork / BLOCK_WORKS;
const UNIT_BLOCKS = UNIT_RECORDS / BLOCK_WORKS;

/**
 * Takes up the packing of this source where it was left, or begins it; what another source left unfinished is thrown away.
 * @returns the packing and the units that are staged
 */
export async function beginPacking(
  pool: Pool,
  source: string,
  collection: number,
): Promise<{ packing: Packing; done: Set<number> }> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ source: string; collection: number; first: string }>(
      'select source, collection, first_work as first from library_packing',
    );
    const left = rows[0];
    const shape = await client.query<{ next: string }>('select next_work as next from library_shape');
    const firstWork = Number(shape.rows[0]?.next ?? 0);
    if (left?.source !== source || Number(left.first) !== firstWork) {
      await forget(client, firstWork);
      await client.query('insert into library_packing (source, collection, first_work) values ($1, $2, $3)', [
        source,
        collection,
        firstWork,
      ]);
    }
    // After a crash of the server the unlogged tables are empty while blocks are there.
    await client.query(
      `delete from library_blocks b where block >= $1 and not exists (
         select from library_staged_units u where u.unit = (b.block - $1) / $2)`,
      [blocksFrom(firstWork), UNIT_BLOCKS],
    );
    const units = await client.query<{ unit: number }>('select unit from library_staged_units');
    return { packing: { source, collection, firstWork }, done: new Set(units.rows.map(({ unit }) => unit)) };
  });
}

/** Throws away what is staged. */
export async function forget(client: PoolClient, firstWork: number): Promise<void> {
  await client.query('truncate library_staged, library_staged_units');
  await client.query('delete from library_packing');
  await client.query('delete from library_blocks where block >= $1', [blocksFrom(firstWork)]);
}

/** Writes one unit, whole or not at all. */
export async function writeUnit(pool: Pool, unit: number, staged: StagedUnit, sum: UnitSum): Promise<void> {
  await inTransaction(pool, async (client) => {
    await copyInto(
      client,
      'library_blocks (block, works)',
      staged.blocks.map(({ block, works }) => [int(block), works]),
    );
    await copyInto(
      client,
      'library_staged (unit, range, entries)',
      staged.pieces.map(({ range, entries }) => [int(unit), small(range), entries]),
    );
    await client.query('insert into library_staged_units (unit, entries, sum) values ($1, $2, $3)', [
      unit,
      staged.entries,
      JSON.stringify(sum),
    ]);
  });
}

/** Takes out the units from this one on: those of united works are made anew after a kill. */
export async function dropUnitsFrom(pool: Pool, packing: Packing, unit: number): Promise<void> {
  const { rowCount } = await pool.query('delete from library_staged_units where unit >= $1', [unit]);
  if (!rowCount) return;
  await pool.query('delete from library_staged where unit >= $1', [unit]);
  await pool.query('delete from library_blocks where block >= $1', [
    blocksFrom(packing.firstWork) + unit * UNIT_BLOCKS,
  ]);
}

export async function unitSums(pool: Pool): Promise<{ sums: UnitSum[]; entries: number }> {
  const { rows } = await pool.query<{ sum: UnitSum; entries: number }>(
    'select sum, entries from library_staged_units order by unit',
  );
  return { sums: rows.map(({ sum }) => sum), entries: rows.reduce((all, row) => all + row.entries, 0) };
}

/** The staged entries of one range. */
export async function stagedPieces(pool: Pool, range: number): Promise<Buffer[]> {
  const { rows } = await pool.query<{ entries: Buffer }>('select entries from library_staged where range = $1', [
    range,
  ]);
  return rows.map(({ entries }) => entries);
}
