import { Refusal } from './refusal.mjs';

const cleanups = [];
let ending;

/**
 * Registers what has to be undone when this process ends; the last registered is undone first.
 * @returns a function that takes it back
 */
export function atEnd(cleanup) {
  cleanups.push(cleanup);
  return () => {
    const at = cleanups.indexOf(cleanup);
    if (at >= 0) cleanups.splice(at, 1);
  };
}

/** Undoes everything that was registered, then leaves. A second call waits for the first. */
export function end(code) {
  ending ??= undo().then((clean) => process.exit(clean ? code : code || 1));
  return ending;
}

/** True from the moment when the end has begun: a child that stops then has not failed. */
export const isEnding = () => ending !== undefined;

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

/** Runs `main`; whatever way it ends, by signal or by fault, everything it registered is undone. */
export async function live(main) {
  process.on('SIGINT', () => void end(130));
  process.on('SIGTERM', () => void end(143));
  process.on('SIGHUP', () => void end(129));
  try {
    const code = await main();
    if (code !== undefined) await end(code);
  } catch (error) {
    if (!ending) console.error(error instanceof Refusal ? `\n${error.message}` : error);
    await end(1);
  }
}
