import type { VerificationResult, VerifyBatchRequest } from '@veracite/contracts/citations';
import { get, request } from '../api/fetcher';
import { api } from '../api/keys';
import { savePending, type PendingParts, type PendingWork } from '../api/pending-work';
import { CANCELED, pause, start } from '../api/resumable-request';
import type { BatchProgress, RetriedCitation } from '../components/check/progress/verification-state';
import { isOpen, type BatchView } from '../components/check/rows/batch-view';

/** What waits for a batch. */
export interface BatchListener {
  /** Path of the page. */
  path: string;
  onProgress: (progress: BatchProgress) => void;
  signal: AbortSignal;
}

/** Results that arrive within this time are shown together, in milliseconds. */
const REPORT_MS = 120;

/** How often the state of a batch is polled when its event stream is refused, in milliseconds. */
const POLL_MS = 1500;

/** Checks a batch and returns its results in input order; `onProgress` gets what is settled until then. */
export async function runBatch(
  { body, texts, parts }: { body: VerifyBatchRequest; texts: string[]; parts?: PendingParts },
  listener: BatchListener,
): Promise<BatchView> {
  const { path, signal } = listener;
  const view = await start<BatchView>(path, 'batch', { url: api.verifyBatch(), body, signal, parts });
  if (!view.batchId) return view;
  savePending(path, { kind: 'batch', id: view.batchId, parts });
  return isOpen(view) ? followBatch(view.batchId, texts.length, texts, listener) : view;
}

/** Returns the results of a pending batch, whether it is still running or has ended. */
export async function resumeBatch(batchId: string, listener: BatchListener): Promise<BatchView> {
  const view = await get<BatchView>(api.batch(batchId));
  if (!isOpen(view)) return view;
  return followBatch(batchId, view.totalCount ?? view.results.length, view.texts ?? [], listener);
}

/** Replaces the results of citations that were checked again since. A replacement that was deleted is ignored. */
export async function withReplacements(view: BatchView, work: PendingWork): Promise<BatchView> {
  const replacements = ('replacements' in work && work.replacements) || {};
  const results = await Promise.all(
    view.results.map(async (result, index) => {
      const id = replacements[index];
      if (id === undefined) return result;
      return get<{ result: VerificationResult }>(api.citation(id)).then(
        (record) => record.result,
        () => result,
      );
    }),
  );
  return { ...view, results };
}

async function followBatch(
  batchId: string,
  total: number,
  texts: string[],
  { onProgress, signal }: BatchListener,
): Promise<BatchView> {
  const startedAt = Date.now();
  let again: RetriedCitation[] = [];
  const results = Array.from<VerificationResult | undefined>({ length: total });
  let due: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    due = undefined;
    const done = results.filter((result) => result !== undefined).length;
    onProgress({ total, done, results: [...results], texts, again, startedAt });
  };
  const reportSoon = () => void (due ??= setTimeout(report, REPORT_MS));
  report();
  const handlers: BatchHandlers = {
    result: ({ position, result }) => {
      results[position] = result;
      reportSoon();
    },
    'asking-again': ({ items }) => {
      again = items;
      reportSoon();
    },
  };
  await followEvents(batchId, handlers, signal).finally(() => clearTimeout(due));
  if (signal.aborted && signal.reason === CANCELED) return request<BatchView>('DELETE', api.batch(batchId));
  signal.throwIfAborted();
  return get<BatchView>(api.batch(batchId));
}

/** Handlers of a batch's events, by the event's name. */
interface BatchHandlers {
  result: (event: { position: number; result: VerificationResult }) => void;
  /** Gets all citations that are being retried now. */
  'asking-again': (event: { items: RetriedCitation[] }) => void;
}

/**
 * Listens to a batch until it ends or the signal is aborted. The browser reconnects a broken stream by itself; when the
 * server refuses the stream, the state of the batch is polled instead.
 */
async function followEvents(batchId: string, handlers: BatchHandlers, signal: AbortSignal): Promise<void> {
  const ended = await new Promise<boolean>((resolve) => {
    const stream = new EventSource(api.batchEvents(batchId), { withCredentials: true });
    const end = (done: boolean) => {
      stream.close();
      resolve(done);
    };
    signal.addEventListener('abort', () => end(true), { once: true });
    for (const [name, handle] of Object.entries(handlers) as [string, (event: unknown) => void][])
      stream.addEventListener(name, (event: MessageEvent<string>) => handle(JSON.parse(event.data)));
    stream.addEventListener('done', () => end(true));
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) end(false);
    });
    if (signal.aborted) end(true);
  });
  if (ended) return;
  while (!signal.aborted && isOpen(await get<BatchView>(api.batch(batchId)))) await pause(POLL_MS, signal);
}
