import type { Request, Response } from 'express';
import { stopSignal } from '../../platform/stopping';
import { isOpen } from './batch';
import type { BatchItem, BatchStore } from './batch-store';

const POLL_MS = 250;
/** Proxies cut connections on which nothing is said for half a minute or more. */
const HEARTBEAT_MS = 15_000;

/**
 * Streams a batch's results as they settle: `result` events with `{position, result}`, whose id is the place in the
 * order of settling, `progress` with `{settled, total}`, `asking-again` with all `items` `{position, sources}` whose databases
 * failed to answer and are asked again, whenever they change, and at last `done` with `{state}`. Ends with the batch.
 */
export async function streamBatch(store: BatchStore, id: string, request: Request, response: Response): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  let gone = false;
  response.once('close', () => (gone = true));
  const last = Number(request.get('Last-Event-ID'));
  let sent = Number.isSafeInteger(last) && last > 0 ? last : 0;
  let spoken = Date.now();
  const say = (event: string, data: unknown, eventId?: number) => {
    response.write(
      `${eventId === undefined ? '' : `id: ${eventId}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
    );
    spoken = Date.now();
  };
  let total = -1;
  let toldAgain = '[]';
  // Whoever is cut off by a process that stops comes back to another, with the id of the last event.
  while (!gone && !stopSignal.aborted) {
    const batch = await store.find(id);
    if (!batch) break;
    const news = await store.newsAfter(id, sent);
    const settled = news.filter(({ result }) => result !== null);
    for (const { position, result, sequence } of settled) {
      sent = sequence ?? sent;
      say('result', { position, result }, sent);
    }
    if (settled.length > 0 || total !== batch.total) say('progress', { settled: sent, total: batch.total });
    total = batch.total;
    const again = JSON.stringify(askedAgain(news));
    if (again !== toldAgain) say('asking-again', { items: askedAgain(news) });
    toldAgain = again;
    if (!isOpen(batch.state)) {
      await store.handedOver(batch);
      say('done', { state: batch.state });
      break;
    }
    if (Date.now() - spoken > HEARTBEAT_MS) {
      response.write(': still here\n\n');
      spoken = Date.now();
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  response.end();
}

/** The items whose databases are asked again, as they are told on the wire. */
export function askedAgain(items: BatchItem[]): { position: number; sources: string[] }[] {
  return items.flatMap(({ position, askingAgain }) => (askingAgain ? [{ position, sources: askingAgain }] : []));
}
