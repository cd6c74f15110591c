import type { AnalyzeRequest, AnalyzeResult } from '@veracite/contracts/bibliography';
import { useCallback, useEffect } from 'react';
import useSWR from 'swr';
import { get } from '../../api/fetcher';
import { api } from '../../api/keys';
import { useLatest } from '../../components/useLatest';
import { newCheck, runCreated, startBy } from '../../verification/start-check';
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
  const hasEnded = check !== undefined && check.state !== 'running';
  const { data: result, error } = useSWR<AnalyzeResult, unknown>(hasEnded ? api.checkReport(check.id) : null, get);
  const latest = useLatest(onFault);
  useEffect(() => {
    if (error !== undefined) latest.current(error);
  }, [error, latest]);

  /**
   * Analyzes a list. Within `attempt`.
   * @param texts its entries
   * @param read id of the check that the server has read; absent when each line is an entry
   */
  const analyze = useCallback(
    (body: AnalyzeRequest, texts: readonly string[], read?: string) => {
      const { format: style, analysisType, keep, manuscript, manuscriptAuthors } = body;
      const sent = newCheck('bibliography', texts, { style }, read);
      const depth = analysisType === 'quick' ? 'quick' : 'full';
      return start(sent, async () => {
        const ran = read && (await runCreated(read, { style, depth, keep, manuscript, manuscriptAuthors }));
        return ran ?? startBy(api.analyze(), body, sent.id);
      });
    },
    [start],
  );

  const share = check && check.included > 0 ? check.settled / check.included : 0;
  const isLoading = hasEnded && result === undefined && error === undefined;
  return {
    busy: busy || isLoading,
    progress: STARTED + (SETTLED - STARTED) * share,
    result,
    check,
    attempt,
    analyze,
    clear,
    cancel,
  };
}
