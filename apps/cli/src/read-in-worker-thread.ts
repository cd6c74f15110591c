import { Worker } from 'node:worker_threads';
import type { DocumentFault } from '@veracite/model/document';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import { buildFile } from './build-file';
import { UsageError } from './exit';

interface ReadingLimits {
  ms: number;
  /** Megabytes of heap. */
  megabytes: number;
}

/** A book of 300 pages takes some seconds, and more on a slow or busy machine. */
const LIMITS: ReadingLimits = { ms: 60_000, megabytes: 384 };

/** Reads a document (`-`: standard input) in a thread with limits on time and memory. @throws UsageError */
export async function readInWorkerThread(
  file: string,
  bytes: Uint8Array,
  { ms, megabytes }: ReadingLimits = LIMITS,
  entry = buildFile('document-thread.mjs'),
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
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? limitError(`${megabytes} MB of memory`) : error),
      );
      thread.once('online', () => {
        timer = setTimeout(() => reject(limitError(`${ms / 1000} seconds`)), ms);
      });
    });
    if ('fault' in read) throw new UsageError(read.message);
    return read;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

const limitError = (what: string): UsageError =>
  new UsageError(
    `The document takes more than ${what} to read. Split it into smaller parts, or check its list of references alone.`,
  );
