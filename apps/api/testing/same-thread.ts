import type { Threads } from '../src/platform/threads/threads';
import * as tasks from '../src/tasks/tasks';

/** Runs tasks in the current thread, for specs of what they do. */
export const sameThread: Pick<Threads, 'run'> = {
  run: async (name, argument) => (tasks[name] as (given: typeof argument) => never)(argument),
};
