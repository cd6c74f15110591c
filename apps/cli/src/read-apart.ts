import { Worker } from 'node:worker_threads';
import type { DocumentFault } from '@veracite/model/document';
import type { ReadDocument } from '@veracite/verification/in-text/read';
import { besideMain } from './beside-main';
import { UsageError } from './exit';

export interface ReadingLimits {
  ms: number;
  /** Megabytes of heap. */
  megabytes: number;
}

/** As the server has them: a book of 300 pages takes some seconds, and more on a slow machine. */
const LIMITS: ReadingLimits = { ms: 25_000, megabytes: 384 };

/**
 * Reads a document in a thread of its own. A file that is made to take all memory or never to end is refused like any other.
 * @param file its path, by which the files beside it are found; `-` has none
 * @throws UsageError when the document cannot be read, with the reason
 */
export async function readApart(
  file: string,
  bytes: Uint8Array,
  { ms, megabytes }: ReadingLimits = LIMITS,
  entry = besideMain('document-thread.mjs'),
): Promise<ReadDocument> {
  const thread = new Worker(entry, {
    workerData: { file, bytes },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const read = await new Promise<ReadDocument | { fault: DocumentFault; message: string }>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch(`${megabytes} MB of memory`) : error),
      );
      timer = setTimeout(() => reject(tooMuch(`${ms / 1000} seconds`)), ms);
    });
    if ('fault' in read) throw new UsageError(read.message);
    return read;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

const tooMuch = (what: string): UsageError =>
  new UsageError(`The document takes more than ${what} to read. Send it in smaller parts, or paste its list.`);
