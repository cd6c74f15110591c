import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';

/** Shared by a task and the thread that waits for it: whether it has started, its thread, and the time at its start. */
type TaskClock = Int32Array;

const [STARTED, THREAD, START_MS] = [0, 1, 2];

/** A task and its arguments, as sent to a worker thread. */
export interface Job {
  name: string;
  args: unknown[];
  clock: TaskClock;
}

export const newClock = (): TaskClock => new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));

/** Niceness of the threads, which leaves the processor to the event loop. */
const NICENESS = 5;

/** Returns the function that a worker thread calls for each job. It starts the clock of the job, then runs its task. */
export function taskRunner(tasks: object): (job: Job) => unknown {
  // On Linux this concerns the current thread, elsewhere the whole process.
  if (process.platform === 'linux') os.setPriority(NICENESS);
  return ({ name, args, clock }) => {
    const thread = threadId();
    clock[THREAD] = thread;
    clock[START_MS] = clockMs(thread);
    Atomics.store(clock, STARTED, 1);
    return (tasks as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args);
  };
}

/** Returns milliseconds since a task started; on Linux processor time, so that a busy machine does not count. */
export function elapsedMs(clock: TaskClock): number {
  if (Atomics.load(clock, STARTED) === 0) return 0;
  return Math.max(0, (clockMs(clock[THREAD] ?? 0) - (clock[START_MS] ?? 0)) | 0);
}

/** Returns the system's id of this thread, or 0 where threads have none. */
function threadId(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}

/** Returns the processor time of a thread, or the elapsed time where the system does not report it. Wraps at 32 bits. */
function clockMs(thread: number): number {
  if (thread > 0)
    try {
      const [nanoseconds] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ');
      return Math.floor(Number(nanoseconds) / 1e6) | 0;
    } catch {
      // The kernel was built without scheduler statistics.
    }
  return Date.now() | 0;
}
