import type { AnalysisView, AnalyzeRequest, AnalyzeResult } from '@veracite/contracts/bibliography';
import { charge, get } from '../../api/fetcher';
import { api } from '../../api/keys';

/** How often an analysis under way is asked about, in milliseconds. */
const POLL_MS = 1000;

/**
 * Sends a list and waits for its analysis, however long it takes; a server that answers at once is understood too.
 * @param onProgress hears how much of the list is settled, 0 to 1
 * @throws ApiError, and Error when the analysis ended without a result
 */
export async function analyse(
  asked: AnalyzeRequest,
  onProgress: (settled: number) => void,
  signal: AbortSignal,
): Promise<AnalyzeResult> {
  const headers = { prefer: 'respond-async' };
  const answer = await charge<AnalyzeResult | AnalysisView>(api.analyze(), asked, { headers, signal });
  if (!('state' in answer)) return answer;
  let view = answer;
  while (view.state === 'queued' || view.state === 'running') {
    onProgress(view.total === 0 ? 0 : view.settled / view.total);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    signal.throwIfAborted();
    view = await get<AnalysisView>(api.analysis(view.analysisId));
  }
  if (!view.result) throw new Error(`The analysis ended as ${view.state}.`);
  return view.result;
}
