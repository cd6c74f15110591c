import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { besideMain } from './beside-main';

/** No database is asked: what remains is reckoning, which one thread alone would do one after the other. */
export const LIBRARY_ALONE = ['library'];

/** References that a thread is given at one time. */
const PORTION = 50;
/** Fewer do not pay for starting threads: each reads the weights of the models anew. */
const FROM = 400;
const MOST = 8;

export interface Portion {
  portion: number;
  references: readonly Reference[];
}
export type PortionResult =
  | { portion: number; verification: Verification; at: number }
  | { portion: number; done: true }
  | { portion: number; failed: string };

/** Whether threads are of use: nothing is waited for, and there is much to do. */
export const paysThreads = (sources: readonly string[] | undefined, references: number): boolean =>
  references >= FROM &&
  sources?.every((id) => LIBRARY_ALONE.includes(id)) === true &&
  process.env['DATABASE_URL'] !== undefined;

/**
 * Verifies by the local library alone, a portion at a time in each of several threads.
 * @param onResult called once for each reference as soon as it is settled, in any order
 */
export async function verifyInThreads(
  references: readonly Reference[],
  onResult: (verification: Verification, index: number) => void,
): Promise<void> {
  const threads = Array.from(
    { length: Math.min(MOST, availableParallelism()) },
    () => new Worker(besideMain('verify-thread.mjs')),
  );
  const portions = Math.ceil(references.length / PORTION);
  let next = 0;
  try {
    await Promise.all(
      threads.map(
        (thread) =>
          new Promise<void>((resolve, reject) => {
            const give = () => {
              if (next >= portions) return resolve();
              const start = next * PORTION;
              const portion: Portion = { portion: next, references: references.slice(start, start + PORTION) };
              next += 1;
              thread.postMessage(portion);
            };
            thread.on('message', (result: PortionResult) => {
              if ('verification' in result) onResult(result.verification, result.portion * PORTION + result.at);
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
