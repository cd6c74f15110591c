import type { INestApplicationContext } from '@nestjs/common';
import { beginStopping } from './stopping';

/** Milliseconds in which work in progress must end or be returned to its queue. */
const GRACE_MS = 20_000;

/** Starts a process. On an error, prints its message without a stack trace and exits with code 1. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    exitWith(error);
  }
}

function exitWith(error: unknown): never {
  process.stderr.write(`Error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Closes the application on SIGTERM or SIGINT once `drained` resolves, and exits with 0, or 1 when that fails. */
export function closeOnSignal(app: INestApplicationContext, drained?: () => Promise<void>): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    beginStopping();
    void Promise.resolve(drained?.())
      .then(() => app.close())
      .then(() => process.exit(0), exitWith);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
