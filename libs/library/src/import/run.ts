import type { Worker } from 'node:worker_threads';
import type { ClientConfig, Pool } from 'pg';
import { setProgress } from './progress';
import { beginPacking, UNIT_RECORDS, type UnitSum } from '../packed/tables';
import type { CompleteCorpus } from '../port';
import { recordCompleteCorpus } from '../store/status';
import { exclusively, IMPORT_LOCK } from '../store/exclusively';
import { inTransaction } from '../store/transaction';
import { addWorks, collectionOf } from '../store/writer';
import { pack } from './pack';
import {
  allRefusals,
  readAll,
  type ImportProgress,
  type ImportReport,
  type RecordReader,
  type Refusal,
} from './reading';
import { recordFacts, type ImportCounts } from './record-facts';
import type { ThreadStart } from './thread';
import { Threads } from './threads';

export interface ImportOptions {
  pool: Pool;
  /** By which the threads reach the same database. */
  connection: ClientConfig;
  collection: string;
  /** Names the file and its state, so that another file of that name is another source. */
  source: string;
  /** Name of the reader in the table of the threads. */
  format: string;
  read: RecordReader;
  /** Its records are no works: they are recorded as they come, and the index of works stays as it is. */
  onlySays?: boolean;
  /** Starts a thread that calls `serveImport`. */
  start(data: ThreadStart): Worker;
  /** The database that the records are all of, and the day they were taken. */
  completeCorpus?: CompleteCorpus;
  /** Defaults to two. */
  threads?: number;
  onProgress?(progress: ImportProgress): void;
}

const THREADS = 2;

/**
 * Imports the texts of records, in the order of the file. Up to 4,000 records are added at once. More are staged by several
 * threads, packed, and become visible together, for which every server of a partitioned library must answer. A run that was
 * killed continues from the units it had staged, with the same result. Importing the same file again changes nothing.
 */
export function runImport(options: ImportOptions, records: AsyncIterable<string>): Promise<ImportReport> {
  const { pool } = options;
  return exclusively(pool, IMPORT_LOCK, async () => {
    const units = unitsOf(records);
    const report = options.onlySays ? await sayAll(options, units) : await addOrPack(options, units);
    if (options.completeCorpus && isComplete(report))
      await recordCompleteCorpus(pool, options.collection, options.completeCorpus);
    await setProgress(pool, options.source, { records: report.records, finished: true });
    return report;
  });
}

/** Records that could not be read are works whose absence would say nothing. */
const REFUSED_MAX = 0.01;
export const isComplete = ({ records, refused }: ImportReport): boolean =>
  records > 0 && refused <= REFUSED_MAX * records;

async function* unitsOf(records: AsyncIterable<string>): AsyncGenerator<string[], undefined> {
  let unit: string[] = [];
  for await (const text of records) {
    unit.push(text);
    if (unit.length < UNIT_RECORDS) continue;
    yield unit;
    unit = [];
  }
  if (unit.length > 0) yield unit;
}

async function* withBefore<T>(before: readonly T[], rest: AsyncIterator<T>): AsyncGenerator<T> {
  yield* before;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function addOrPack(options: ImportOptions, units: AsyncGenerator<string[], undefined>): Promise<ImportReport> {
  const first = await units.next();
  const second = first.done ? first : await units.next();
  return second.done && second.value === undefined
    ? addAll(options, first.done ? [] : first.value)
    : packAll(options, withBefore([first.value as string[], second.value as string[]], units));
}

/** Each unit is recorded before the next is read; one that was recorded by a run that was killed is recorded again. */
async function sayAll(
  { pool, collection, read, onProgress }: ImportOptions,
  units: AsyncIterable<string[]>,
): Promise<ImportReport> {
  await inTransaction(pool, (client) => collectionOf(client, collection, true));
  const counts: ImportCounts = { notices: 0, listings: 0, organizations: 0 };
  let records = 0;
  let refusals: Refusal[] = [];
  for await (const texts of units) {
    const unit = readAll(texts, read, records);
    const more = await recordFacts(pool, unit.readings);
    counts.notices += more.notices;
    counts.listings += more.listings;
    counts.organizations += more.organizations;
    refusals = allRefusals(refusals, unit.refusals);
    records += texts.length;
    onProgress?.({ phase: 'reading', records });
  }
  return { records, added: 0, replaced: 0, refused: countOf(refusals), refusals, ...counts, resumedAfter: 0 };
}

const countOf = (refusals: readonly Refusal[]): number => refusals.reduce((sum, { records }) => sum + records, 0);

async function addAll({ pool, collection, read }: ImportOptions, texts: string[]): Promise<ImportReport> {
  const { readings, refusals } = readAll(texts, read, 0);
  await inTransaction(pool, (client) => collectionOf(client, collection, true));
  const works = readings.flatMap((reading) => reading.work ?? []);
  const { added, replaced } = await addWorks(pool, collection, works);
  const counts = await recordFacts(pool, readings);
  return { records: texts.length, added, replaced, refused: countOf(refusals), refusals, ...counts, resumedAfter: 0 };
}

async function packAll(options: ImportOptions, units: AsyncIterable<string[]>): Promise<ImportReport> {
  const { pool, connection, format, source } = options;
  let threads: Threads | undefined;
  try {
    const collection = await inTransaction(pool, (client) => collectionOf(client, options.collection, true));
    const { packing, done } = await beginPacking(pool, source, collection);
    const start: ThreadStart = { connection, format, collection, firstWork: packing.firstWork };
    threads = new Threads(() => options.start(start), options.threads ?? THREADS);
    const { records, count } = await stageAll(options, threads, units, done);
    const report = (phase: ImportProgress['phase'], share: number) => options.onProgress?.({ phase, records, share });
    const { sums, replaced } = await pack(pool, threads, packing, count, report);
    return reportOf(sums, { records, replaced, resumedAfter: Math.min(records, done.size * UNIT_RECORDS) });
  } finally {
    await threads?.end();
  }
}

function reportOf(
  sums: readonly UnitSum[],
  report: Pick<ImportReport, 'records' | 'replaced' | 'resumedAfter'>,
): ImportReport {
  const sum = (key: 'works' | keyof ImportCounts) => sums.reduce((all, unit) => all + unit[key], 0);
  const refusals = sums.reduce<ImportReport['refusals']>((all, unit) => allRefusals(all, unit.refusals), []);
  return {
    ...report,
    added: sum('works') - report.replaced,
    refused: countOf(refusals),
    refusals,
    notices: sum('notices'),
    listings: sum('listings'),
    organizations: sum('organizations'),
  };
}

/** Passes units to free threads, except those that an earlier run has staged. */
async function stageAll(
  { onProgress }: ImportOptions,
  threads: Threads,
  units: AsyncIterable<string[]>,
  done: ReadonlySet<number>,
): Promise<{ records: number; count: number }> {
  const working = new Set<Promise<unknown>>();
  let failed: unknown;
  let records = 0;
  let count = 0;
  for await (const texts of units) {
    const unit = count;
    count += 1;
    records += texts.length;
    onProgress?.({ phase: 'reading', records });
    if (done.has(unit)) continue;
    const task = threads.run({ kind: 'records', unit, texts }).catch((error: unknown) => (failed ??= error));
    working.add(task);
    void task.then(() => working.delete(task));
    if (!threads.isFree) await Promise.race(working);
    if (failed !== undefined) throw failed as Error;
  }
  await Promise.all(working);
  if (failed !== undefined) throw failed as Error;
  return { records, count };
}
