import { LIMITS } from '@veracite/contracts/limits';
import { rememberLeft, type LeftParts, type LeftWork } from '../api/left-work';
import type { BatchProgress } from '../components/check/progress/verification-state';
import { resumeBatch, runBatch, type OnProgress } from './batch';
import type { BatchView } from '../components/check/rows/batch-view';

/** What came of a list; `fault` when a later part of it could not be sent: what came before stands. */
export interface CameOf {
  batch: BatchView;
  fault?: unknown;
}

/** Who waits for a list. */
interface Watch {
  path: string;
  onProgress: OnProgress;
  signal: AbortSignal;
}

/** How a list is checked, whole or in parts. */
type How = Pick<LeftParts, 'format' | 'keep'>;

/** Checks a list of any length: in one batch, or in as many one after the other as the server's limit asks for. */
export function runInParts(citations: string[], how: How, watch: Watch): Promise<CameOf> {
  return goOn([], citations, how, watch);
}

/** Takes up a list that was left; what of it was not sent yet is sent now. */
export async function resumeParts(id: string, left: LeftWork, watch: Watch): Promise<CameOf> {
  const { ended = [], rest = [], format = 'apa', keep } = left.parts ?? {};
  const { onProgress, signal } = watch;
  const before = await Promise.all(ended.map((one) => resumeBatch(one, () => undefined, signal)));
  const now = await resumeBatch(id, (progress) => onProgress(within(before, progress, rest)), signal);
  return goOn([...before, now], rest, { format, keep }, watch);
}

async function goOn(ended: BatchView[], asked: string[], how: How, watch: Watch): Promise<CameOf> {
  const { path, onProgress, signal } = watch;
  let before = ended;
  for (let at = 0; at < asked.length && !signal.aborted; at += LIMITS.batchMax) {
    const citations = asked.slice(at, at + LIMITS.batchMax);
    const rest = asked.slice(at + LIMITS.batchMax);
    const isOneOfMany = before.length > 0 || rest.length > 0;
    const parts = isOneOfMany ? { ended: idsOf(before), rest, ...how } : undefined;
    try {
      const work = { citations, body: { citations, ...how }, parts };
      const progressed = (progress: BatchProgress) => onProgress(within(before, progress, rest));
      before = [...before, await runBatch(path, work, progressed, signal)];
    } catch (fault) {
      const ids = idsOf(before);
      const id = ids.pop();
      if (id === undefined) throw fault;
      rememberLeft(path, { kind: 'batch', id, parts: { ended: ids, rest: [], ...how } });
      return { batch: joined(before), fault };
    }
  }
  return { batch: joined(before) };
}

const idsOf = (views: readonly BatchView[]): string[] => views.flatMap(({ batchId }) => batchId ?? []);

/** A part's progress as that of the whole list. */
function within(before: readonly BatchView[], progress: BatchProgress, rest: readonly string[]): BatchProgress {
  const settled = before.flatMap(({ results }) => results);
  return {
    ...progress,
    total: settled.length + progress.total + rest.length,
    done: settled.length + progress.done,
    results: [...settled, ...progress.results, ...rest.map(() => undefined)],
    texts: [...settled.map(({ originalText }) => originalText), ...progress.texts, ...rest],
    again: progress.again.map((one) => ({ ...one, position: one.position + settled.length })),
  };
}

/** Several batches as one; alone one keeps its id, by which it can be shared. */
function joined(views: readonly BatchView[]): BatchView {
  const [first, ...others] = views;
  if (first && others.length === 0) return first;
  const results = views.flatMap((view) => view.results);
  const parts = idsOf(views);
  return { processedCount: results.length, results, ...(parts.length === views.length && { parts }) };
}
