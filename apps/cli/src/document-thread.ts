/**
 * Reads one document and ends: an entry of the build beside `main.ts`, run in a thread that `read-apart.ts` ends when it takes too
 * long or too much memory.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readAndCheck } from '@veracite/verification/in-text/read';
import { beside } from './beside';

const { file, bytes } = workerData as { file: string; bytes: Uint8Array };
parentPort?.postMessage(await readAndCheck({ bytes, ...beside(file) }));
