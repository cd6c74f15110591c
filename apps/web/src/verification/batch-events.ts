import type { VerificationResult } from '@veracite/contracts/citations';
import { get } from '../api/fetcher';
import { api } from '../api/keys';
import type { AskedAgain } from '../components/check/progress/verification-state';
import { isOpen, type BatchView } from '../components/check/rows/batch-view';

/** How often a batch is asked about when its stream cannot be had, in milliseconds. */
const POLL_MS = 1500;

interface Heard {
  settle: (position: number, result: VerificationResult) => void;
  /** All that are asked again now. */
  askAgain: (items: AskedAgain[]) => void;
}

/**
 * Listens to a batch until it ends or the signal aborts. The browser takes a broken stream up again where it broke;
 * when the server refuses it, the batch is asked about instead.
 */
export async function followEvents(batchId: string, { settle, askAgain }: Heard, signal: AbortSignal): Promise<void> {
  const ended = await new Promise<boolean>((resolve) => {
    const stream = new EventSource(api.batchEvents(batchId), { withCredentials: true });
    const end = (done: boolean) => {
      stream.close();
      resolve(done);
    };
    signal.addEventListener('abort', () => end(true), { once: true });
    stream.addEventListener('result', (event: MessageEvent<string>) => {
      const { position, result } = JSON.parse(event.data) as { position: number; result: VerificationResult };
      settle(position, result);
    });
    stream.addEventListener('asking-again', (event: MessageEvent<string>) => {
      askAgain((JSON.parse(event.data) as { items: AskedAgain[] }).items);
    });
    stream.addEventListener('done', () => end(true));
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) end(false);
    });
    if (signal.aborted) end(true);
  });
  if (!ended) await pollUntilEnd(batchId, signal);
}

async function pollUntilEnd(batchId: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (!isOpen(await get<BatchView>(api.batch(batchId)))) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
