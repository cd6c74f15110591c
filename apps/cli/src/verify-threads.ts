import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { needsPrevious } from '@veracite/parsing/entry-texts';
import { besideMain } from './beside-main';
import type { Outcome } from './entries/checked';
import type { Entry, UnreadEntry } from './entries/read';

/** No database is asked: what remains is reckoning, which one thread alone would do one after the other. */
export const LIBRARY_ALONE = ['library'];

/** Entries that a thread is given at one time. */
const PORTION = 50;
/** Fewer do not pay for starting threads: each reads the weights of the models anew. */
const FROM = 400;
const MOST = 8;
/** Megabytes for what is young: most of what a reference needs is forgotten with it, and a small space is swept all the time. */
const YOUNG = 64;

export interface Portion {
  portion: number;
  entries: readonly (Entry | UnreadEntry)[];
}
export type PortionResult =
  | { portion: number; at: number; outcome: Outcome }
  | { portion: number; done: true }
  | { portion: number; failed: string };

/** Whether threads are of use: nothing is waited for, and there is much to do. */
export const paysThreads = (sources: readonly string[] | undefined, entries: number): boolean =>
  entries >= FROM &&
  sources?.every((id) => LIBRARY_ALONE.includes(id)) === true &&
  process.env['DATABASE_URL'] !== undefined;

/**
 * Reads and verifies by the local library alone, a portion at a time in each of several threads.
 * @param onResult called once for each entry as soon as it is settled, in any order
 */
export async function verifyInThreads(
  entries: readonly (Entry | UnreadEntry)[],
  onResult: (outcome: Outcome, index: number) => void,
): Promise<void> {
  const threads = Array.from(
    { length: Math.min(MOST, availableParallelism()) },
    () => new Worker(besideMain('verify-thread.mjs'), { resourceLimits: { maxYoungGenerationSizeMb: YOUNG } }),
  );
  const starts = portionsOf(entries);
  let next = 0;
  try {
    await Promise.all(
      threads.map(
        (thread) =>
          new Promise<void>((resolve, reject) => {
            const give = () => {
              if (next >= starts.length) return resolve();
              const portion: Portion = { portion: next, entries: entries.slice(starts[next], starts[next + 1]) };
              next += 1;
              thread.postMessage(portion);
            };
            thread.on('message', (result: PortionResult) => {
              if ('outcome' in result) onResult(result.outcome, (starts[result.portion] ?? 0) + result.at);
              else if ('failed' in result) reject(new Error(result.failed));
              else give();
            });
            thread.on('error', reject);
            give();
          }),
      ),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Where portions begin; never with an entry whose authors are a dash. */
export function portionsOf(entries: readonly (Entry | UnreadEntry)[], size = PORTION): number[] {
  const starts: number[] = [];
  entries.forEach((entry, at) => {
    const isFull = at - (starts.at(-1) ?? -size) >= size;
    if (isFull && !('text' in entry && needsPrevious(entry.text))) starts.push(at);
  });
  return starts[0] === 0 || entries.length === 0 ? starts : [0, ...starts];
}
