/** Parses entries and verifies them against the local library in a worker thread. An entry point of the build, started by `verify-threads.ts`. */
import { parentPort } from 'node:worker_threads';
import { outcomeOf } from './entries/checked-entry';
import { parseEntries } from './entries/read-entries';
import { openProduct } from './product';
import { LIBRARY_ALONE, type Portion, type PortionResult } from './verify-threads';

const { verifier } = await openProduct();

parentPort?.on('message', ({ portion, entries }: Portion) => {
  const send = (result: PortionResult) => parentPort?.postMessage(result);
  const references = parseEntries(entries).map(({ reference }) => reference);
  verifier
    .verifyMany(references, {
      sources: LIBRARY_ALONE,
      onEvent: (event, at) => {
        const reference = references[at];
        if (event.type === 'judged' && reference)
          send({ portion, at, outcome: outcomeOf(reference, event.verification) });
      },
    })
    .then(
      () => send({ portion, done: true }),
      (error: Error) => send({ portion, failed: error.message }),
    );
});
