import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** A reader who takes nothing for so long has gone, or means no good. */
const STALL_MS = 30_000;

/**
 * Writes a piece of a download and waits until the reader has taken what came before.
 * @throws when the reader has gone, or takes nothing for half a minute
 */
export async function write(out: Writable, text: string): Promise<void> {
  if (out.destroyed) throw new ReaderGone();
  if (out.write(text)) return;
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(), STALL_MS);
  try {
    await Promise.race([
      once(out, 'drain', { signal: stalled.signal }),
      once(out, 'close', { signal: stalled.signal }),
    ]);
  } catch {
    out.destroy();
    throw new ReaderGone();
  } finally {
    clearTimeout(timer);
    // Whichever of the two did not come is not waited for any more.
    stalled.abort();
  }
}

/** Writes a download and ends it. A reader who went away is nobody's fault, and nobody is left to be told. */
export async function sendAll(out: Writable, writing: () => Promise<void>): Promise<void> {
  try {
    await writing();
    out.end();
  } catch (error) {
    if (!(error instanceof ReaderGone)) throw error;
  }
}

class ReaderGone extends Error {
  constructor() {
    super('the reader has gone');
  }
}
