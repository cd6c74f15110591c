import { parentPort, workerData } from 'node:worker_threads';
import { Pool, type ClientConfig } from 'pg';
import type { StoredWork } from '../packed/blocks';
import { stageUnit } from '../packed/staging';
import { UNIT_RECORDS, writeUnit, type UnitSum } from '../packed/tables';
import { doRange, type RangeDone, type RangeTask } from '../packed/tasks';
import { readAll, type RecordReader } from './reading';
import { recordFacts } from './record-facts';

const CONNECTIONS = 2;

export interface ThreadStart {
  connection: ClientConfig;
  format: string;
  collection: number;
  firstWork: number;
}

export type ThreadTask =
  { kind: 'records'; unit: number; texts: string[] } | { kind: 'works'; unit: number; works: StoredWork[] } | RangeTask;

export type ThreadDone = { sum: UnitSum } | RangeDone | { failed: string };

/** Serves an import as one of its threads: an entry of the program calls it with the formats that it reads. */
export function serveImport(readers: Readonly<Record<string, RecordReader>>): void {
  const { connection, format, collection, firstWork } = workerData as ThreadStart;
  const read = readers[format];
  if (!read) throw new Error(`no format ${format}`);
  const pool = new Pool({ ...connection, max: CONNECTIONS });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', () => undefined);
  const first = (unit: number) => firstWork + unit * UNIT_RECORDS;

  const records = async (unit: number, texts: string[]): Promise<UnitSum> => {
    const { readings, refusals } = readAll(texts, read, unit * UNIT_RECORDS);
    const counts = await recordFacts(pool, readings);
    const works = readings.map(({ work }) => work && { work, collection });
    const staged = stageUnit(works, first(unit));
    const sum = { records: texts.length, works: staged.works, dois: staged.dois, ...counts, refusals };
    await writeUnit(pool, unit, staged, sum);
    return sum;
  };

  const united = async (unit: number, works: StoredWork[]): Promise<UnitSum> => {
    const staged = stageUnit(works, first(unit));
    const sum = {
      records: 0,
      works: staged.works,
      dois: staged.dois,
      notices: 0,
      listings: 0,
      organizations: 0,
      refusals: [],
    };
    await writeUnit(pool, unit, staged, sum);
    return sum;
  };

  const done = async (task: ThreadTask): Promise<ThreadDone> => {
    if (task.kind === 'records') return { sum: await records(task.unit, task.texts) };
    if (task.kind === 'works') return { sum: await united(task.unit, task.works) };
    return doRange(pool, task);
  };

  parentPort?.on('message', (task: ThreadTask) => {
    done(task).then(
      (answer) => parentPort?.postMessage(answer),
      (error: Error) => parentPort?.postMessage({ failed: error.message }),
    );
  });
}
