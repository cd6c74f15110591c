import { ApiError, statusOf } from './errors';
import { charge, get, newKey } from './fetcher';
import { api } from './keys';
import { clearPending, savePending, type PendingParts, type PendingWork } from './pending-work';

/** Reason of an abort that cancels the work on the server, too. Any other abort only stops waiting for it. */
export const CANCELED = 'canceled by the user';

/** How often the id of a request without an answer is looked up, and the milliseconds between two lookups. */
const ATTEMPTS = 4;
const BETWEEN_MS = 1000;

/**
 * Starts work that outlives its request. The idempotency key is saved for the page first, so that the work is found
 * again when the page is left before the answer.
 * @param path of the page
 * @throws ApiError, TypeError when the server cannot be reached, the signal's reason when it is aborted
 */
export async function start<T>(
  path: string,
  kind: 'batch' | 'analysis',
  work: { url: string; body: unknown; signal: AbortSignal; parts?: PendingParts },
): Promise<T> {
  work.signal.throwIfAborted();
  const key = newKey();
  savePending(path, { kind, key, parts: work.parts });
  const headers = { prefer: 'respond-async', 'idempotency-key': key };
  try {
    return await charge<T>(work.url, work.body, { headers, signal: work.signal });
  } catch (error) {
    if (error instanceof ApiError) clearPending(path);
    throw error;
  }
}

/**
 * Returns the id of pending work, looked up by its key when the answer never arrived, and saves it for the page.
 * @param path of the page
 * @throws ApiError 404 when no work was started
 */
export async function idOf(path: string, work: PendingWork, signal: AbortSignal): Promise<string> {
  if ('id' in work) return work.id;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { batchId } = await get<{ batchId: string }>(api.batchBegunWith(work.key));
      signal.throwIfAborted();
      savePending(path, { kind: work.kind, id: batchId, parts: work.parts });
      return batchId;
    } catch (error) {
      // 404: the request may still be on its way. 409: it is being recorded.
      if (![404, 409].includes(statusOf(error) ?? 0) || attempt === ATTEMPTS) throw error;
    }
    await pause(BETWEEN_MS, signal);
    signal.throwIfAborted();
  }
}

/** Resolves after `ms` milliseconds, or as soon as the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      resolve();
    }
  });
}
