import type { AnalysisView, AnalyzeRequest, AnalyzeResult } from '@veracite/contracts/bibliography';
import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import { charge, get } from '../../api/fetcher';
import { api } from '../../api/keys';
import { useLatest } from '../../components/useLatest';
import { newCheck } from '../../verification/start-check';
import { usePageCheck } from '../../verification/usePageCheck';

/** Values of the progress bar when an analysis starts and when all entries are settled, in percent. */
const STARTED = 33;
const SETTLED = 95;

/**
 * The analysis of a page: its check, and the report once that has ended.
 * @param onFault gets what is thrown
 */
export function useAnalysis(onFault: (error: unknown) => void) {
  const { check, busy, attempt, start, clear, cancel } = usePageCheck(onFault);
  /** The report when the server answered with it at once. */
  const [answered, setAnswered] = useState<AnalyzeResult>();
  const hasEnded = check && check.state !== 'running';
  const key = hasEnded && check.id ? api.analysis(check.id) : null;
  const { data: view, error } = useSWR<AnalysisView, unknown>(key, get);
  const latest = useLatest(onFault);
  useEffect(() => {
    if (error !== undefined) latest.current(error);
  }, [error, latest]);

  /** Analyzes a list of so many entries. Within `attempt`. */
  const analyze = useCallback(
    (body: AnalyzeRequest, texts: readonly string[]) => {
      const sent = newCheck('bibliography', texts, { style: body.format });
      return start(sent, async () => {
        const headers = { prefer: 'respond-async', 'idempotency-key': sent.id };
        const answer = await charge<AnalyzeResult | AnalysisView>(api.analyze(), body, { headers });
        if ('state' in answer) return { ...sent, id: answer.analysisId, settled: answer.settled };
        setAnswered(answer);
        return { ...sent, id: '', state: 'finished' };
      });
    },
    [start],
  );

  const share = check && check.included > 0 ? check.settled / check.included : 0;
  const isLoading = hasEnded === true && check.id !== '' && view === undefined && error === undefined;
  return {
    busy: busy || isLoading,
    progress: STARTED + (SETTLED - STARTED) * share,
    result: hasEnded ? (check.id ? view?.result : answered) : undefined,
    attempt,
    analyze,
    clear,
    cancel,
  };
}
