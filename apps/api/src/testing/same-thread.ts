import type { Threads } from '../platform/threads/threads';
import * as tasks from '../tasks';

/** Runs tasks where they are asked for: for specs of what they do, not of how they are kept apart. */
export const sameThread: Pick<Threads, 'run'> = {
  run: async (name, argument) => (tasks[name] as (given: typeof argument) => never)(argument),
};
