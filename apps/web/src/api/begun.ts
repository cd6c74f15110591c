import { ApiError, statusOf } from './errors';
import { charge, get, newKey } from './fetcher';
import { api } from './keys';
import { forgetLeft, rememberLeft, type LeftParts, type LeftWork } from './left-work';

/** Reason of an abort that ends the work itself; any other abort only stops listening. */
export const STOPPED = 'stopped by the user';

/** A request that was on its way when the page was left is asked about so often, with so many milliseconds between. */
const TRIES = 4;
const BETWEEN_MS = 1000;

/**
 * Begins work that outlasts its request, and keeps the key of the request for the page: left before the first answer,
 * the work is found by it.
 * @param path of the page
 * @throws ApiError, TypeError when the server cannot be reached, the signal's reason when it is aborted
 */
export async function begin<T>(
  path: string,
  kind: 'batch' | 'analysis',
  work: { url: string; body: unknown; signal: AbortSignal; parts?: LeftParts },
): Promise<T> {
  work.signal.throwIfAborted();
  const key = newKey();
  rememberLeft(path, { kind, key, parts: work.parts });
  const headers = { prefer: 'respond-async', 'idempotency-key': key };
  try {
    return await charge<T>(work.url, work.body, { headers, signal: work.signal });
  } catch (error) {
    if (error instanceof ApiError) forgetLeft(path);
    throw error;
  }
}

/**
 * The id at the server of work that was left, kept for the page from now on.
 * @param path of the page
 * @throws ApiError 404 when nothing was begun
 */
export async function idOf(path: string, left: LeftWork, signal: AbortSignal): Promise<string> {
  if ('id' in left) return left.id;
  for (let tries = 1; ; tries += 1) {
    try {
      const { batchId } = await get<{ batchId: string }>(api.batchBegunWith(left.key));
      signal.throwIfAborted();
      rememberLeft(path, { kind: left.kind, id: batchId, parts: left.parts });
      return batchId;
    } catch (error) {
      // 404: the request may still be on its way; 409: it is being written down.
      if (![404, 409].includes(statusOf(error) ?? 0) || tries === TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    signal.throwIfAborted();
  }
}
