import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import type * as Tasks from '../../tasks';
import { Problem } from '../problem/problem';
import { Turns } from '../turns';

type TaskName = keyof typeof Tasks;
type Result<Name extends TaskName> = Awaited<ReturnType<(typeof Tasks)[Name]>>;
type Argument<Name extends TaskName> = Parameters<(typeof Tasks)[Name]>[0];

export interface ThreadLimits {
  /** Milliseconds that a task may run. */
  ms: number;
  /** Megabytes of heap that a thread may grow to. */
  megabytes: number;
}

/** A list of 200,000 characters is read in 2 to 3 s on a slow machine, in some 150 MB. */
const LIMITS: ThreadLimits = { ms: 10_000, megabytes: 384 };
/** A book of 300 pages takes some seconds, and more on a slow machine. */
const LONGER: Partial<Record<TaskName, number>> = { readFile: 25_000 };
/** Two at least, or one long task would keep all the others waiting. */
const THREADS = Math.min(4, Math.max(2, availableParallelism() - 1));
const WAITING = 100;
const PATIENCE_MS = 15_000;

/** The bundle of `tasks.ts` lies beside that of the process. */
const besideMain = () => path.join(path.dirname(process.argv[1] ?? ''), 'tasks.mjs');

const TOO_LONG = 'This is more than can be read at once. Nothing was charged; please send it in smaller parts.';
const BUSY = 'Too much is being read at the moment. Nothing was charged; please try again.';

/**
 * Runs the functions of `tasks.ts` in threads of their own, so that no text, however long or hostile, keeps the
 * process from answering others. A task that takes too long or too much memory is ended together with its thread.
 */
export class Threads {
  private readonly pool: Piscina;
  private readonly turns: Turns;

  /** @param file the bundle of `tasks.ts` */
  constructor(
    file = besideMain(),
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
    // Of a thread that dies between two tasks there is nobody to tell; the pool has begun another.
    this.pool.on('error', () => undefined);
    const rules = { slots: threads, slotsOfOne: Math.max(1, threads - 1), waiting: WAITING };
    this.turns = new Turns({ ...rules, patienceMs: PATIENCE_MS, refusal: BUSY, retryAfter: 5 });
  }

  /**
   * @param whose user id: tasks that wait are taken in turns by user
   * @param signal of the caller; a task whose caller went away is ended
   * @throws Problem 422 for a task beyond the limits, 503 when too many wait, 499 when the caller went away
   */
  async run<Name extends TaskName>(
    name: Name,
    argument: Argument<Name>,
    whose: string,
    signal?: AbortSignal,
  ): Promise<Result<Name>> {
    const result: unknown = await this.turns.run(
      whose,
      async () => {
        const timeout = AbortSignal.timeout(LONGER[name] ?? this.limits.ms);
        const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
        try {
          return (await this.pool.run(argument, { name, signal: either })) as unknown;
        } catch (error) {
          if (signal?.aborted) throw new Problem(499, 'The request was given up.');
          if (timeout.aborted || isOutOfMemory(error)) throw new Problem(422, TOO_LONG);
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
