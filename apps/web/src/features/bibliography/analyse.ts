import type { AnalysisView, AnalyzeRequest, AnalyzeResult } from '@veracite/contracts/bibliography';
import { charge, get } from '../../api/fetcher';
import { api } from '../../api/keys';

/** How often an analysis under way is asked about, in milliseconds. */
const POLL_MS = 1000;

/** Who waits for an analysis. */
export interface Watch {
  /** Hears the id under which the server knows it. */
  onBegun: (id: string) => void;
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
  const headers = { prefer: 'respond-async' };
  const answer = await charge<AnalyzeResult | AnalysisView>(api.analyze(), asked, { headers, signal: watch.signal });
  if (!('state' in answer)) return answer;
  watch.onBegun(answer.analysisId);
  return awaited(answer, watch);
}

/**
 * Takes up an analysis that was left, whether it still runs or has ended.
 * @throws as analyse does; ApiError 404 when it is gone
 */
export async function takeUp(id: string, watch: Watch): Promise<AnalyzeResult> {
  return awaited(await get<AnalysisView>(api.analysis(id)), watch);
}

async function awaited(begun: AnalysisView, { onProgress, signal }: Watch): Promise<AnalyzeResult> {
  let view = begun;
  while (view.state === 'queued' || view.state === 'running') {
    onProgress(view.total === 0 ? 0 : view.settled / view.total);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    signal.throwIfAborted();
    view = await get<AnalysisView>(api.analysis(view.analysisId));
  }
  signal.throwIfAborted();
  if (!view.result) throw new NoResult(`The analysis ended as ${view.state}.`);
  return view.result;
}
