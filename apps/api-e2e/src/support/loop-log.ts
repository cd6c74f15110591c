import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A pause of the event loop of a server. */
interface Pause {
  /** Milliseconds of processor time of the main thread. */
  ms: number;
  /** When it ended. */
  at: number;
}

/** Returns the settings with which a server logs the pauses of its event loop, and functions that read and remove the log. */
export function loopLog() {
  const folder = mkdtempSync(path.join(tmpdir(), 'veracite-loop-'));
  const log = path.join(folder, 'pauses');
  const watch = pathToFileURL(path.join(__dirname, 'loop-watch.mjs')).href;
  return {
    env: { NODE_OPTIONS: `--import ${watch}`, LOOP_LOG: log },
    pauses: (): Pause[] =>
      existsSync(log)
        ? readFileSync(log, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as Pause)
        : [],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
