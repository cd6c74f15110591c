import type { AnalysisView, AnalyzeRequest, AnalyzeResult } from '@veracite/contracts/bibliography';
import { begin, idOf, STOPPED } from '../../api/begun';
import { get, request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { rememberLeft, type LeftWork } from '../../api/left-work';

/** How often an analysis under way is asked about, in milliseconds. */
const POLL_MS = 1000;

/** Who waits for an analysis. */
export interface Watch {
  /** Of the page, which is told of it when it is left and opened again. */
  path: string;
  /** Hears how much of the list is settled, 0 to 1. */
  onProgress: (settled: number) => void;
  signal: AbortSignal;
}

/** An analysis that ended and has no result: it failed, or was stopped. */
export class NoResult extends Error {}

/**
 * Sends a list and waits for its analysis, however long it takes; a server that answers at once is understood too.
 * @throws ApiError, and NoResult
 */
export async function analyse(asked: AnalyzeRequest, watch: Watch): Promise<AnalyzeResult> {
  const { path, signal } = watch;
  const answer = await begin<AnalyzeResult | AnalysisView>(path, 'analysis', {
    url: api.analyze(),
    body: asked,
    signal,
  });
  if (!('state' in answer)) return answer;
  rememberLeft(path, { kind: 'analysis', id: answer.analysisId });
  return awaited(answer, watch);
}

/**
 * Takes up an analysis that was left, whether it still runs or has ended.
 * @throws as analyse does; ApiError 404 when it is gone
 */
export async function takeUp(left: LeftWork, watch: Watch): Promise<AnalyzeResult> {
  const id = await idOf(watch.path, left, watch.signal);
  return awaited(await get<AnalysisView>(api.analysis(id)), watch);
}

async function awaited(begun: AnalysisView, { onProgress, signal }: Watch): Promise<AnalyzeResult> {
  let view = begun;
  while (view.state === 'queued' || view.state === 'running') {
    onProgress(view.total === 0 ? 0 : view.settled / view.total);
    await pause(signal);
    const isStopped = signal.reason === STOPPED;
    if (!isStopped) signal.throwIfAborted();
    view = await request<AnalysisView>(isStopped ? 'DELETE' : 'GET', api.analysis(view.analysisId));
  }
  if (signal.reason !== STOPPED) signal.throwIfAborted();
  if (!view.result) throw new NoResult(`The analysis ended as ${view.state}.`);
  return view.result;
}

/** Until the next question, or until it is not to be waited for any more. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, POLL_MS);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
