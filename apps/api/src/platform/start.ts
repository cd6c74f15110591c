import type { INestApplicationContext } from '@nestjs/common';
import { beginStopping } from './stopping';

/** Work under way gets this long to end or to be handed back. */
const GRACE_MS = 20_000;

/** Runs a process's start; a fault is one readable message and an exit code, not a stack of frames. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`Error: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/**
 * On SIGTERM or SIGINT nothing new is taken, what runs is ended, and the process goes with exit code 0.
 * @param drained resolves when what others wait for is done; until then nothing is taken from under it
 */
export function closeOnSignal(app: INestApplicationContext, drained?: () => Promise<void>): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    beginStopping();
    void Promise.resolve(drained?.())
      .then(() => app.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
