import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type * as Tasks from '../../tasks/tasks';
import { FairQueue, type FairQueueOptions } from '../fair-queue';
import { Problem, unavailable } from '../problem/problem';
import { elapsedMs, newClock } from '../../tasks/task-clock';

type TaskName = keyof typeof Tasks;
type Result<Name extends TaskName> = Awaited<ReturnType<(typeof Tasks)[Name]>>;
type Arguments<Name extends TaskName> = Parameters<(typeof Tasks)[Name]>;

interface ThreadLimits {
  /** Longest run of a task in milliseconds of processor time, apart from the allowance for its size. */
  ms: number;
  /** Further milliseconds for each 1,000 characters or bytes. */
  msPerThousand: number;
  /** Longest run of a task, whatever its size. */
  maxMs: number;
  /** A task that takes this many times its limit in elapsed time is ended: the machine is overloaded, or the task hangs. */
  slowdown: number;
  /** Largest heap of a thread in megabytes. */
  megabytes: number;
}

/** A list takes 5 to 12 ms for each 1,000 characters, and 150 MB for 200,000. */
const TEXT_LIMITS: ThreadLimits = { ms: 5_000, msPerThousand: 30, maxMs: 35_000, slowdown: 4, megabytes: 384 };
/** A book of 300 pages takes several seconds. */
const DOCUMENT_LIMITS: ThreadLimits = { ms: 8_000, msPerThousand: 15, maxMs: 25_000, slowdown: 4, megabytes: 384 };
/** Texts above this size use all threads but one, so that short texts do not wait for long ones. */
const LONG_TEXT = 20_000;
const DOCUMENT_TASKS = new Set<TaskName>(['annotate', 'readFile', 'readPaper', 'unpackPapers']);
/** At least two, so that one long task does not block all others. */
const THREADS = Math.min(4, Math.max(2, os.availableParallelism() - 1));
const MAX_WAITING = 200;
const MAX_WAITING_PER_USER = 50;
const MAX_DOCUMENTS_WAITING = 16;
const MAX_DOCUMENTS_WAITING_PER_USER = 4;
const MAX_WAIT_MS = 15_000;
const MAX_DOCUMENT_WAIT_MS = 45_000;

/** The bundle of `tasks.ts` is in the same folder as the bundle of the process. */
const tasksBundle = () => path.join(path.dirname(process.argv[1] ?? ''), 'tasks.mjs');

const TOO_LONG = 'This is more than can be read at once. Nothing was charged; please send it in smaller parts.';
const BUSY = 'Too much is being read at the moment. Nothing was charged; please try again.';

/**
 * Runs the tasks of `tasks/tasks.ts` in worker threads, so that no long or hostile text blocks the event loop. A task
 * that exceeds its time or memory is ended together with its thread. Documents have threads of their own, so that
 * texts do not wait for them.
 */
export class Threads {
  private readonly texts: Lane;
  private readonly documents: Lane;
  private readonly longTexts: FairQueue;

  /** @param file the bundle of `tasks.ts` */
  constructor(file = tasksBundle(), limits?: ThreadLimits, threads = THREADS) {
    this.texts = new Lane(file, limits ?? TEXT_LIMITS, threads, {
      idleTimeout: 60_000,
      minThreads: 1,
      maxWaiting: MAX_WAITING,
      maxWaitingPerKey: MAX_WAITING_PER_USER,
      maxWaitMs: MAX_WAIT_MS,
    });
    // The threads of documents end soon after their last task, which releases their memory.
    this.documents = new Lane(file, limits ?? DOCUMENT_LIMITS, threads, {
      idleTimeout: 5_000,
      minThreads: 0,
      maxWaiting: MAX_DOCUMENTS_WAITING,
      maxWaitingPerKey: MAX_DOCUMENTS_WAITING_PER_USER,
      maxWaitMs: MAX_DOCUMENT_WAIT_MS,
    });
    this.longTexts = fairQueue(threads - 1, {
      maxWaiting: MAX_WAITING,
      maxWaitingPerKey: MAX_WAITING_PER_USER,
      maxWaitMs: MAX_WAIT_MS,
    });
  }

  /** Runs a task, round robin by user. @throws Problem 422 beyond limits, 503 when too many wait, 499 on disconnect */
  async run<Name extends TaskName>(
    name: Name,
    args: Arguments<Name>,
    userId: string,
    signal?: AbortSignal,
  ): Promise<Result<Name>> {
    const size = sizeOf(args);
    const lane = DOCUMENT_TASKS.has(name) ? this.documents : this.texts;
    const run = () => lane.run({ name, args, size, userId, signal });
    const isLong = lane === this.texts && size > LONG_TEXT;
    return (await (isLong ? this.longTexts.run(userId, run, signal) : run())) as Result<Name>;
  }

  async close(): Promise<void> {
    await Promise.all([this.texts.close(), this.documents.close()]);
  }
}

type Waiting = Required<Pick<FairQueueOptions, 'maxWaiting' | 'maxWaitingPerKey' | 'maxWaitMs'>>;

interface LaneOptions extends Waiting {
  idleTimeout: number;
  minThreads: number;
}

interface LaneTask {
  name: TaskName;
  args: unknown[];
  size: number;
  userId: string;
  signal?: AbortSignal;
}

class Lane {
  private readonly pool: Piscina;
  private readonly queue: FairQueue;

  constructor(
    filename: string,
    private readonly limits: ThreadLimits,
    threads: number,
    { idleTimeout, minThreads, ...waiting }: LaneOptions,
  ) {
    this.pool = new Piscina({
      filename,
      minThreads,
      maxThreads: threads,
      idleTimeout,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    // A thread that dies between two tasks concerns no caller. The pool has replaced it.
    this.pool.on('error', () => undefined);
    this.queue = fairQueue(threads, waiting);
  }

  run(task: LaneTask): Promise<unknown> {
    return this.queue.run(task.userId, () => this.runNow(task), task.signal);
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private async runNow({ name, args, size, signal }: LaneTask): Promise<unknown> {
    const clock = newClock();
    const ended = new AbortController();
    const limit = new AbortController();
    const { ms, msPerThousand, maxMs, slowdown } = this.limits;
    const limitMs = Math.min(maxMs, ms + (msPerThousand * size) / 1_000);
    void abortAfter(limitMs, limitMs * slowdown, () => elapsedMs(clock), limit, ended.signal);
    try {
      return await this.pool.run(
        { name, args, clock },
        { signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal },
      );
    } catch (error) {
      if (signal?.aborted) throw new Problem(499, 'The request was canceled.');
      if (limit.signal.reason === OVERLOADED) throw unavailable(BUSY);
      if (limit.signal.aborted || isOutOfMemory(error))
        throw new Problem(422, TOO_LONG, { title: 'More than can be read at once' });
      throw error;
    } finally {
      ended.abort();
    }
  }
}

const OVERLOADED = 'overloaded';

/** Aborts once the processor time or the elapsed time has reached its limit. */
async function abortAfter(
  ms: number,
  elapsedMs: number,
  elapsed: () => number,
  limit: AbortController,
  signal: AbortSignal,
): Promise<void> {
  const end = Date.now() + elapsedMs;
  try {
    for (let left = ms; left > 0; left = ms - elapsed()) {
      if (Date.now() >= end) return limit.abort(OVERLOADED);
      await sleep(Math.max(left, 50), undefined, { signal, ref: false });
    }
    limit.abort();
  } catch {
    // The task has ended.
  }
}

const fairQueue = (slots: number, waiting: Waiting) =>
  new FairQueue({ slots, slotsPerKey: Math.max(1, slots - 1), ...waiting, busyMessage: BUSY, retryAfter: 5 });

/** Returns the number of characters or bytes in the strings and arrays of arguments. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 0);
}

function isOutOfMemory(error: unknown): boolean {
  return (error as Partial<NodeJS.ErrnoException>).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
