/** Reads and verifies entries by the local library alone, in a thread: an entry of the build beside `main.ts`, started by `verify-threads.ts`. */
import { parentPort } from 'node:worker_threads';
import { outcomeOf } from './entries/checked';
import { readAll } from './entries/read';
import { openProduct } from './product';
import { LIBRARY_ALONE, type Portion, type PortionResult } from './verify-threads';

const { verifier, nameOf } = await openProduct();

parentPort?.on('message', ({ portion, entries }: Portion) => {
  const tell = (result: PortionResult) => parentPort?.postMessage(result);
  const references = readAll(entries).map(({ reference }) => reference);
  verifier
    .verifyMany(references, {
      sources: LIBRARY_ALONE,
      onResult: (verification, at) => {
        const reference = references[at];
        if (reference) tell({ portion, at, outcome: outcomeOf(reference, verification, nameOf) });
      },
    })
    .then(
      () => tell({ portion, done: true }),
      (error: Error) => tell({ portion, failed: error.message }),
    );
});
