import type { Threads } from '../src/platform/threads/threads';
import * as tasks from '../src/tasks/tasks';

/** Runs tasks in the current thread, for specs of what they do. */
export const sameThread: Pick<Threads, 'run'> = {
  run: async (name, args) => (tasks[name] as (...given: unknown[]) => never)(...args),
};
