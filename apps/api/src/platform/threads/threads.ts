import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import type * as Tasks from '../../tasks';
import { Problem } from '../problem/problem';
import { FairQueue } from '../fair-queue';

type TaskName = keyof typeof Tasks;
type Result<Name extends TaskName> = Awaited<ReturnType<(typeof Tasks)[Name]>>;
type Argument<Name extends TaskName> = Parameters<(typeof Tasks)[Name]>[0];

export interface ThreadLimits {
  /** Longest run of a task in milliseconds. */
  ms: number;
  /** Largest heap of a thread in megabytes. */
  megabytes: number;
}

/** A list of 200,000 characters takes 2 to 3 s on a slow machine, and about 150 MB. */
const LIMITS: ThreadLimits = { ms: 10_000, megabytes: 384 };
/** A book of 300 pages takes several seconds, and more on a slow machine. */
const LONGER_MS: Partial<Record<TaskName, number>> = { readFile: 25_000 };
/** At least two, so that one long task does not block all others. */
const THREADS = Math.min(4, Math.max(2, availableParallelism() - 1));
const MAX_WAITING = 100;
const MAX_WAIT_MS = 15_000;

/** The bundle of `tasks.ts` is in the same folder as the bundle of the process. */
const tasksBundle = () => path.join(path.dirname(process.argv[1] ?? ''), 'tasks.mjs');

const TOO_LONG = 'This is more than can be read at once. Nothing was charged; please send it in smaller parts.';
const BUSY = 'Too much is being read at the moment. Nothing was charged; please try again.';

/**
 * Runs the functions of `tasks.ts` in worker threads, so that no long or hostile text blocks the event loop. A task
 * that exceeds its time or memory is ended together with its thread.
 */
export class Threads {
  private readonly pool: Piscina;
  private readonly queue: FairQueue;

  /** @param file the bundle of `tasks.ts` */
  constructor(
    file = tasksBundle(),
    private readonly limits: ThreadLimits = LIMITS,
    threads = THREADS,
  ) {
    this.pool = new Piscina({
      filename: file,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    // A thread that dies between two tasks concerns no caller. The pool has replaced it.
    this.pool.on('error', () => undefined);
    this.queue = new FairQueue({
      slots: threads,
      slotsPerKey: Math.max(1, threads - 1),
      maxWaiting: MAX_WAITING,
      maxWaitMs: MAX_WAIT_MS,
      busyMessage: BUSY,
      retryAfter: 5,
    });
  }

  /**
   * @param userId waiting tasks start round robin by user
   * @param signal aborted when the caller disconnects, which ends the task
   * @throws Problem 422 for a task beyond the limits, 503 when too many wait, 499 when the caller disconnected
   */
  async run<Name extends TaskName>(
    name: Name,
    argument: Argument<Name>,
    userId: string,
    signal?: AbortSignal,
  ): Promise<Result<Name>> {
    const result: unknown = await this.queue.run(
      userId,
      async () => {
        const timeout = AbortSignal.timeout(LONGER_MS[name] ?? this.limits.ms);
        const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
        try {
          return (await this.pool.run(argument, { name, signal: either })) as unknown;
        } catch (error) {
          if (signal?.aborted) throw new Problem(499, 'The request was canceled.');
          if (timeout.aborted || isOutOfMemory(error))
            throw new Problem(422, TOO_LONG, { title: 'More than can be read at once' });
          throw error;
        }
      },
      signal,
    );
    return result as Result<Name>;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return (error as Partial<NodeJS.ErrnoException>).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
