/** Verifies references by the local library alone, in a thread: an entry of the build beside `main.ts`, started by `verify-threads.ts`. */
import { parentPort } from 'node:worker_threads';
import type { Reference } from '@veracite/model/reference';
import { openProduct } from './product';
import { LIBRARY_ALONE, type Portion, type PortionResult } from './verify-threads';

const { verifier } = await openProduct();

parentPort?.on('message', ({ portion, references }: Portion) => {
  const tell = (result: PortionResult) => parentPort?.postMessage(result);
  verifier
    .verifyMany(references as Reference[], {
      sources: LIBRARY_ALONE,
      onResult: (verification, at) => tell({ portion, verification, at }),
    })
    .then(
      () => tell({ portion, done: true }),
      (error: Error) => tell({ portion, failed: error.message }),
    );
});
