import type { VerificationResult, VerifyBatchRequest } from '@veracite/contracts/citations';
import { begin, STOPPED } from '../../api/begun';
import { get, request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { rememberLeft } from '../../api/left-work';
import { followEvents } from './batch-events';
import { isOpen, type BatchView } from './batch-view';

/** What has come in so far; `results` has a hole for each citation that is still being checked. */
export interface BatchProgress {
  total: number;
  done: number;
  results: (VerificationResult | undefined)[];
  /** What was asked, in order. */
  texts: string[];
  /** Milliseconds since the epoch. */
  startedAt: number;
}

export type OnProgress = (progress: BatchProgress) => void;

/** Answers that come within so many milliseconds are shown together: the page is for reading, too. */
const REPORT_MS = 120;

/** Checks a batch and gives its results in input order; what settles meanwhile goes to `onProgress`. */
export async function runBatch(
  path: string,
  { citations, body }: { citations: string[]; body: VerifyBatchRequest },
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<BatchView> {
  const view = await begin<BatchView>(path, 'batch', { url: api.verifyBatch(), body, signal });
  if (!view.batchId) return view;
  rememberLeft(path, { kind: 'batch', id: view.batchId });
  if (!isOpen(view)) return view;
  return followBatch({ batchId: view.batchId, total: citations.length, texts: citations }, onProgress, signal);
}

/** Takes up a batch that was left, whether it still runs or has ended. */
export async function resumeBatch(batchId: string, onProgress: OnProgress, signal: AbortSignal): Promise<BatchView> {
  const view = await get<BatchView>(api.batch(batchId));
  if (!isOpen(view)) return view;
  const total = view.totalCount ?? view.results.length;
  return followBatch({ batchId, total, texts: view.texts ?? [] }, onProgress, signal);
}

async function followBatch(
  { batchId, total, texts }: { batchId: string; total: number; texts: string[] },
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<BatchView> {
  const startedAt = Date.now();
  const results = Array.from<VerificationResult | undefined>({ length: total });
  const report = () =>
    onProgress({
      total,
      done: results.filter((result) => result !== undefined).length,
      results: [...results],
      texts,
      startedAt,
    });
  report();
  let due: ReturnType<typeof setTimeout> | undefined;
  const settle = (position: number, result: VerificationResult) => {
    results[position] = result;
    due ??= setTimeout(() => {
      due = undefined;
      report();
    }, REPORT_MS);
  };
  await followEvents(batchId, settle, signal).finally(() => clearTimeout(due));
  if (signal.aborted && signal.reason === STOPPED) return request<BatchView>('DELETE', api.batch(batchId));
  signal.throwIfAborted();
  return get<BatchView>(api.batch(batchId));
}
