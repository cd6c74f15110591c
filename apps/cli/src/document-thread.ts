/**
 * Reads one document, then ends. An entry point of the build, run as a worker thread by `read-in-worker-thread.ts`, which terminates
 * it when it takes too long or too much memory.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { nameAndFolder } from './neighbor-files';

const { file, bytes } = workerData as { file: string; bytes: Uint8Array };
parentPort?.postMessage(await readAndCheck({ bytes, ...nameAndFolder(file) }));
