import type { VerificationResult, VerifyBatchRequest } from '@veracite/contracts/citations';
import { begin, STOPPED } from '../api/begun';
import { get, request } from '../api/fetcher';
import { api } from '../api/keys';
import { rememberLeft, type LeftParts, type LeftWork } from '../api/left-work';
import { followEvents } from './batch-events';
import type { AskedAgain, BatchProgress } from '../components/check/progress/verification-state';
import { isOpen, type BatchView } from '../components/check/rows/batch-view';

export type OnProgress = (progress: BatchProgress) => void;

/** Answers that come within so many milliseconds are shown together: the page is for reading, too. */
const REPORT_MS = 120;

/** Checks a batch and gives its results in input order; what settles meanwhile goes to `onProgress`. */
export async function runBatch(
  path: string,
  { citations, body, parts }: { citations: string[]; body: VerifyBatchRequest; parts?: LeftParts },
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<BatchView> {
  const view = await begin<BatchView>(path, 'batch', { url: api.verifyBatch(), body, signal, parts });
  if (!view.batchId) return view;
  rememberLeft(path, { kind: 'batch', id: view.batchId, parts });
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

/** A batch with the answers of citations that were checked anew since, by their ids; one that is gone is left as it was. */
export async function withInstead(view: BatchView, left: LeftWork): Promise<BatchView> {
  const instead = ('instead' in left && left.instead) || {};
  const results = await Promise.all(
    view.results.map(async (result, index) => {
      const id = instead[index];
      if (id === undefined) return result;
      return get<{ result: VerificationResult }>(api.citation(id)).then(
        (kept) => kept.result,
        () => result,
      );
    }),
  );
  return { ...view, results };
}

async function followBatch(
  { batchId, total, texts }: { batchId: string; total: number; texts: string[] },
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<BatchView> {
  const startedAt = Date.now();
  let again: AskedAgain[] = [];
  const results = Array.from<VerificationResult | undefined>({ length: total });
  const report = () =>
    onProgress({
      total,
      done: results.filter((result) => result !== undefined).length,
      results: [...results],
      texts,
      again,
      startedAt,
    });
  report();
  let due: ReturnType<typeof setTimeout> | undefined;
  const settle = (position: number, result: VerificationResult) => {
    results[position] = result;
    reportSoon();
  };
  const askAgain = (items: AskedAgain[]) => {
    again = items;
    reportSoon();
  };
  const reportSoon = () => {
    due ??= setTimeout(() => {
      due = undefined;
      report();
    }, REPORT_MS);
  };
  await followEvents(batchId, { settle, askAgain }, signal).finally(() => clearTimeout(due));
  if (signal.aborted && signal.reason === STOPPED) return request<BatchView>('DELETE', api.batch(batchId));
  signal.throwIfAborted();
  return get<BatchView>(api.batch(batchId));
}
