/** Parses entries and verifies them against the local library in a worker thread. An entry point of the build, started by `verify-threads.ts`. */
import { parentPort } from 'node:worker_threads';
import { withOutcomes } from './entries/checked-entry';
import { parseEntries } from './entries/read-entries';
import { openProduct } from './product';
import { LIBRARY_ALONE, type Portion, type PortionResult } from './verify-threads';

const { verifier } = await openProduct();

async function verify({ portion, entries }: Portion): Promise<void> {
  const send = (result: PortionResult) => parentPort?.postMessage(result);
  const references = parseEntries(entries).map(({ reference }) => reference);
  try {
    const events = verifier.verify(references, { sources: LIBRARY_ALONE });
    for await (const event of withOutcomes(references, events))
      if (event.type === 'judged') send({ portion, ...event });
    send({ portion, type: 'done' });
  } catch (error) {
    send({ portion, type: 'broken', message: (error as Error).message });
  }
}

parentPort?.on('message', (portion: Portion) => void verify(portion));
