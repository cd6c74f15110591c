import { LIMITS } from '@veracite/contracts/limits';
import { savePending, type PendingParts, type PendingWork } from '../api/pending-work';
import { fromText } from '../components/check/entries/entry-list';
import type { BatchProgress, VerificationRun } from '../components/check/progress/verification-state';
import type { BatchView } from '../components/check/rows/batch-view';
import { resumeBatch, runBatch, type BatchListener } from './batch';

/** The results of a list. `fault` is set when a later part of it could not be sent; the results before it are kept. */
export interface ListOutcome {
  batch: BatchView;
  fault?: unknown;
}

type Options = Pick<PendingParts, 'format' | 'keep'>;

/** Checks a list: in one batch, or in several one after the other when it is longer than the server's limit. */
export async function checkList(run: VerificationRun, listener: BatchListener): Promise<ListOutcome> {
  const { citations, format, keep, list } = run;
  const inText = list && fromText(list);
  if (!inText) return checkParts([], citations, { format, keep }, listener);
  return { batch: await runBatch({ texts: citations, body: { ...inText, format, keep } }, listener) };
}

/** Resumes a pending list. Parts that were not sent yet are sent now. */
export async function resumeList(id: string, work: PendingWork, listener: BatchListener): Promise<ListOutcome> {
  const { ended = [], rest = [], format = 'apa', keep } = work.parts ?? {};
  const silent = { ...listener, onProgress: () => undefined };
  const before = await Promise.all(ended.map((one) => resumeBatch(one, silent)));
  const current = await resumeBatch(id, partListener(before, rest, listener));
  return checkParts([...before, current], rest, { format, keep }, listener);
}

async function checkParts(
  ended: BatchView[],
  remaining: string[],
  options: Options,
  listener: BatchListener,
): Promise<ListOutcome> {
  let before = ended;
  for (let at = 0; at < remaining.length && !listener.signal.aborted; at += LIMITS.batchMax) {
    const citations = remaining.slice(at, at + LIMITS.batchMax);
    const rest = remaining.slice(at + LIMITS.batchMax);
    const isPart = before.length > 0 || rest.length > 0;
    const parts = isPart ? { ended: idsOf(before), rest, ...options } : undefined;
    try {
      const batch = { texts: citations, body: { citations, ...options }, parts };
      before = [...before, await runBatch(batch, partListener(before, rest, listener))];
    } catch (fault) {
      const ids = idsOf(before);
      const id = ids.pop();
      if (id === undefined) throw fault;
      savePending(listener.path, { kind: 'batch', id, parts: { ended: ids, rest: [], ...options } });
      return { batch: joined(before), fault };
    }
  }
  return { batch: joined(before) };
}

const idsOf = (views: readonly BatchView[]): string[] => views.flatMap(({ batchId }) => batchId ?? []);

/** Reports the progress of one part as progress of the whole list. */
function partListener(before: readonly BatchView[], rest: readonly string[], listener: BatchListener): BatchListener {
  const settled = before.flatMap(({ results }) => results);
  const onProgress = (part: BatchProgress) =>
    listener.onProgress({
      ...part,
      total: settled.length + part.total + rest.length,
      done: settled.length + part.done,
      results: [...settled, ...part.results, ...rest.map(() => undefined)],
      texts: [...settled.map(({ originalText }) => originalText), ...part.texts, ...rest],
      again: part.again.map((one) => ({ ...one, position: one.position + settled.length })),
    });
  return { ...listener, onProgress };
}

/** Joins several batches into one. A single batch keeps its id, so that it can be shared. */
function joined(views: readonly BatchView[]): BatchView {
  const [first, ...others] = views;
  if (first && others.length === 0) return first;
  const results = views.flatMap((view) => view.results);
  const parts = idsOf(views);
  return { processedCount: results.length, results, ...(parts.length === views.length && { parts }) };
}
