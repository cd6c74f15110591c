import type { Pool } from 'pg';
import type { Refusal } from '../import/reading';
import { inTransaction } from '../store/transaction';
import { BLOCK_WORKS } from './blocks';
import { copyInto, int, small } from './copy';
import type { StagedUnit } from './staging';

/** Records that are staged in one transaction. A killed import repeats at most these for each thread. */
export const UNIT_RECORDS = 4000;

/** A running import. There is one at a time, and a killed one is resumed. */
export interface Packing {
  source: string;
  collection: number;
  firstWork: number;
}

/** The inputs of a staged unit. */
export interface UnitSum {
  records: number;
  works: number;
  dois: number;
  notices: number;
  listings: number;
  organizations: number;
  refusals: Refusal[];
}

const blocksFrom = (firstWork: number): number => firstWork / BLOCK_WORKS;
const UNIT_BLOCKS = UNIT_RECORDS / BLOCK_WORKS;

/** Resumes or begins the packing of this source, and discards one of another; returns it and its staged units. */
export async function beginPacking(
  pool: Pool,
  source: string,
  collection: number,
): Promise<{ packing: Packing; done: Set<number> }> {
  const { rows } = await pool.query<{ source: string | null; first: string | null; next: string }>(
    `select p.source, p.first_work as first, s.next_work as next
     from library_shape s left join library_packing p on true`,
  );
  const firstWork = Number(rows[0]?.next ?? 0);
  if (rows[0]?.source !== source || Number(rows[0].first) !== firstWork) {
    // In this order, staged units always belong to the recorded import.
    await pool.query('delete from library_packing');
    await forget(pool, firstWork);
    await pool.query('insert into library_packing (source, collection, first_work) values ($1, $2, $3)', [
      source,
      collection,
      firstWork,
    ]);
  }
  return { packing: { source, collection, firstWork }, done: new Set(await stagedUnits(pool, firstWork)) };
}

/** Deletes all staged units. */
const forget = (pool: Pool, firstWork: number): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('truncate library_staged, library_staged_units');
    await client.query('delete from library_blocks where block >= $1', [blocksFrom(firstWork)]);
  });

async function stagedUnits(pool: Pool, firstWork: number): Promise<number[]> {
  // After a crash of the server the unlogged tables are empty while blocks are there.
  await pool.query(
    `delete from library_blocks b where block >= $1 and not exists (
       select from library_staged_units u where u.unit = (b.block - $1) / $2)`,
    [blocksFrom(firstWork), UNIT_BLOCKS],
  );
  const { rows } = await pool.query<{ unit: number }>('select unit from library_staged_units');
  return rows.map(({ unit }) => unit);
}

/** Writes one unit, whole or not at all. */
export async function writeUnit(pool: Pool, unit: number, staged: StagedUnit, sum: UnitSum): Promise<void> {
  await inTransaction(pool, async (client) => {
    await copyInto(
      client,
      'library_blocks',
      ['block', 'works'],
      staged.blocks.map(({ block, works }) => [int(block), works]),
    );
    await copyInto(
      client,
      'library_staged',
      ['unit', 'range', 'entries'],
      staged.pieces.map(({ range, entries }) => [int(unit), small(range), entries]),
    );
    await client.query('insert into library_staged_units (unit, entries, sum) values ($1, $2, $3)', [
      unit,
      staged.entries,
      JSON.stringify(sum),
    ]);
  });
}

/** Removes the units from this one on. Units of united works are made again after a crash. */
export async function dropUnitsFrom(pool: Pool, packing: Packing, unit: number): Promise<void> {
  const { rowCount } = await pool.query('delete from library_staged_units where unit >= $1', [unit]);
  if (!rowCount) return;
  await pool.query('delete from library_staged where unit >= $1', [unit]);
  await pool.query('delete from library_blocks where block >= $1', [
    blocksFrom(packing.firstWork) + unit * UNIT_BLOCKS,
  ]);
}

interface StagedSum {
  sum: UnitSum;
  entries: number;
}

/** Reads what each staged unit was made of, in the order of the units. */
export async function unitSums(pool: Pool): Promise<StagedSum[]> {
  const { rows } = await pool.query<StagedSum>('select sum, entries from library_staged_units order by unit');
  return rows;
}

export async function stagedPieces(pool: Pool, range: number): Promise<Buffer[]> {
  const { rows } = await pool.query<{ entries: Buffer }>('select entries from library_staged where range = $1', [
    range,
  ]);
  return rows.map(({ entries }) => entries);
}
