import { UserError } from './user-error.mjs';

const cleanups = [];
let ending;

/**
 * Registers a function to run before this process exits, last registered first.
 * @returns a function that removes the registration
 */
export function onShutdown(cleanup) {
  cleanups.push(cleanup);
  return () => {
    const index = cleanups.indexOf(cleanup);
    if (index >= 0) cleanups.splice(index, 1);
  };
}

/** Runs all registered functions, then exits. A second call waits for the first. */
export function shutDown(code) {
  ending ??= undo().then((clean) => process.exit(clean ? code : code || 1));
  return ending;
}

/** Returns whether the shutdown has begun; a child process that stops then has not failed. */
export const isShuttingDown = () => ending !== undefined;

async function undo() {
  let clean = true;
  while (cleanups.length > 0) {
    try {
      await cleanups.pop()();
    } catch (error) {
      clean = false;
      console.error(`While stopping: ${error.message}`);
    }
  }
  return clean;
}

/** Runs `main` and then the registered functions, also after a signal or an error. `main` may return an exit code. */
export async function runMain(main) {
  process.on('SIGINT', () => void shutDown(130));
  process.on('SIGTERM', () => void shutDown(143));
  process.on('SIGHUP', () => void shutDown(129));
  try {
    const code = await main();
    if (code !== undefined) await shutDown(code);
  } catch (error) {
    if (!ending) console.error(error instanceof UserError ? `\n${error.message}` : error);
    await shutDown(1);
  }
}
