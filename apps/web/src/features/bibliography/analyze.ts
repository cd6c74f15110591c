import type { AnalysisView, AnalyzeRequest, AnalyzeResult } from '@veracite/contracts/bibliography';
import { get, request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { savePending, type PendingWork } from '../../api/pending-work';
import { CANCELED, idOf, pause, start } from '../../api/resumable-request';

/** How often the state of an analysis is polled, in milliseconds. */
const POLL_MS = 1000;

/** What waits for an analysis. */
export interface AnalysisListener {
  /** Path of the page. */
  path: string;
  /** Gets the share of the list that is settled, 0 to 1. */
  onProgress: (settled: number) => void;
  signal: AbortSignal;
}

/** Thrown when an analysis ended without a result: it failed or was canceled. */
export class NoResult extends Error {}

/**
 * Analyzes a list and waits for the result. The server may also answer with the result at once.
 * @throws ApiError, NoResult
 */
export async function analyze(body: AnalyzeRequest, listener: AnalysisListener): Promise<AnalyzeResult> {
  const { path, signal } = listener;
  const answer = await start<AnalyzeResult | AnalysisView>(path, 'analysis', { url: api.analyze(), body, signal });
  if (!('state' in answer)) return answer;
  savePending(path, { kind: 'analysis', id: answer.analysisId });
  return resultOf(answer, listener);
}

/**
 * Waits for a pending analysis, whether it is still running or has ended.
 * @throws as `analyze` does; ApiError 404 when it was deleted
 */
export async function resumeAnalysis(work: PendingWork, listener: AnalysisListener): Promise<AnalyzeResult> {
  const id = await idOf(listener.path, work, listener.signal);
  return resultOf(await get<AnalysisView>(api.analysis(id)), listener);
}

async function resultOf(started: AnalysisView, { onProgress, signal }: AnalysisListener): Promise<AnalyzeResult> {
  let view = started;
  while (view.state === 'queued' || view.state === 'running') {
    onProgress(view.total === 0 ? 0 : view.settled / view.total);
    await pause(POLL_MS, signal);
    const isCanceled = signal.reason === CANCELED;
    if (!isCanceled) signal.throwIfAborted();
    view = await request<AnalysisView>(isCanceled ? 'DELETE' : 'GET', api.analysis(view.analysisId));
  }
  if (signal.reason !== CANCELED) signal.throwIfAborted();
  if (!view.result) throw new NoResult(`The analysis ended as ${view.state}.`);
  return view.result;
}
