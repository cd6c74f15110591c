/** Runs in the worker threads of `platform/threads`. An entry point of the build, like the server and the worker. */
import { taskRunner } from './tasks/task-clock';
import * as tasks from './tasks/tasks';
import { warmUp } from './tasks/warm-up';

const run = taskRunner(tasks);
warmUp();
export default run;
