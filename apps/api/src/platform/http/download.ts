import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Milliseconds after which a reader that reads nothing is disconnected. */
const STALL_MS = 30_000;

/** Writes a chunk once earlier ones are read. @throws when the reader left or reads nothing for 30 seconds */
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
    // Removes the listener of the event that has not fired.
    stalled.abort();
  }
}

/** Writes a download and ends it. A disconnected reader is not an error. */
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
