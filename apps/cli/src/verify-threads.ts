import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CheckEvent } from '@veracite/contracts/checks';
import { needsPrevious } from '@veracite/parsing/entry-texts';
import { emittedBy } from '@veracite/verification/pipeline/events';
import { buildFile } from './build-file';
import type { Outcome } from './entries/checked-entry';
import type { Entry, UnparsedEntry } from './entries/read-entries';

/** With the library as the only source no database is asked, so verifying is bound by the processor. */
export const LIBRARY_ALONE = ['library'];

/** Entries that a thread receives at a time. */
const PORTION_SIZE = 50;
/** Fewer entries are not worth starting threads, each of which loads the models' weights. */
const MIN_ENTRIES = 400;
const MAX_THREADS = 8;
/** Megabytes of the young generation of the heap. A smaller one is collected too often. */
const YOUNG_GENERATION_MB = 64;

export interface Portion {
  portion: number;
  entries: readonly (Entry | UnparsedEntry)[];
}
export type PortionResult = { portion: number } & (
  Extract<CheckEvent<Outcome>, { type: 'judged' }> | { type: 'done' } | { type: 'broken'; message: string }
);

/** Returns whether verifying in threads is faster: many entries, and no database to wait for. */
export const isWorthThreads = (sources: readonly string[] | undefined, entries: number): boolean =>
  entries >= MIN_ENTRIES &&
  sources?.every((id) => LIBRARY_ALONE.includes(id)) === true &&
  process.env['DATABASE_URL'] !== undefined;

/** Verifies entries against the local library in threads. */
export const verifyInThreads = (entries: readonly (Entry | UnparsedEntry)[]): AsyncIterable<CheckEvent<Outcome>> =>
  emittedBy(async (emit) => {
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
    const threads = Array.from(
      { length: Math.min(MAX_THREADS, availableParallelism()) },
      () => new Worker(buildFile('verify-thread.mjs'), { resourceLimits }),
    );
    const starts = portionsOf(entries);
    let next = 0;
    const verifyWith = (thread: Worker) =>
      new Promise<void>((resolve, reject) => {
        const sendNext = () => {
          if (next >= starts.length) return resolve();
          const portion: Portion = { portion: next, entries: entries.slice(starts[next], starts[next + 1]) };
          next += 1;
          thread.postMessage(portion);
        };
        thread.on('message', ({ portion, ...event }: PortionResult) => {
          if (event.type === 'judged') emit({ ...event, position: (starts[portion] ?? 0) + event.position });
          else if (event.type === 'broken') reject(new Error(event.message));
          else sendNext();
        });
        thread.on('error', reject);
        sendNext();
      });
    try {
      await Promise.all(threads.map(verifyWith));
    } finally {
      await Promise.all(threads.map((thread) => thread.terminate()));
    }
  });

/** Returns the start index of each portion. A portion never starts with an entry that repeats the authors of the previous one by a dash. */
export function portionsOf(entries: readonly (Entry | UnparsedEntry)[], size = PORTION_SIZE): number[] {
  const starts: number[] = [];
  entries.forEach((entry, index) => {
    const isFull = index - (starts.at(-1) ?? -size) >= size;
    if (isFull && !('text' in entry && needsPrevious(entry.text))) starts.push(index);
  });
  return starts[0] === 0 || entries.length === 0 ? starts : [0, ...starts];
}

/** Returns a function that takes results in any order and emits each after all before it. */
export function inOrder<T>(emit: (result: T, index: number) => void): (result: T, index: number) => void {
  const waiting = new Map<number, T>();
  let next = 0;
  return (result, index) => {
    waiting.set(index, result);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      waiting.delete(next);
      emit(ready, next);
      next += 1;
    }
  };
}
