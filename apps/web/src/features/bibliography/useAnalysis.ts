import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { statusOf } from '../../api/errors';
import { clearPending, pendingOn } from '../../api/pending-work';
import { useRefresh } from '../../api/queries';
import { useOneAtATime } from '../../api/useOneAtATime';
import { useAuth } from '../../components/session/auth-context';
import { useLatest } from '../../components/useLatest';
import { useCancelNotice } from '../../verification/useCancelNotice';
import { NoResult, resumeAnalysis, type AnalysisListener } from './analyze';

/** Values of the progress bar when an analysis starts and when all entries are settled, in percent. */
const STARTED = 33;
const SETTLED = 95;

/**
 * The analysis of a page, one at a time. A pending one is resumed when the page opens again.
 * @param onFault gets what is thrown, unless the page was left
 */
export function useAnalysis(onFault: (error: unknown) => void) {
  const { pathname: path } = useLocation();
  const userId = useAuth().user?.id;
  const { afterVerification } = useRefresh();
  const confirmCancel = useCancelNotice();
  const { busy, occupy, stop } = useOneAtATime();
  /** Whether the server has started it, so that it can be canceled. */
  const [isStarted, setIsStarted] = useState(false);
  const [progress, setProgress] = useState(STARTED);
  const [result, setResult] = useState<AnalyzeResult>();
  const latest = useLatest(onFault);

  const clear = useCallback(() => {
    clearPending(path);
    setResult(undefined);
    setProgress(STARTED);
  }, [path]);

  /** Runs one task at a time. When it returns nothing, the result that is shown stays. */
  const start = useCallback(
    async (work: (listener: AnalysisListener) => Promise<AnalyzeResult | undefined>) => {
      const task = async (signal: AbortSignal) => {
        const onProgress = (settled: number) => {
          setIsStarted(true);
          setProgress(STARTED + (SETTLED - STARTED) * settled);
        };
        const found = await work({ path, onProgress, signal }).finally(() => setIsStarted(false));
        if (!found) return;
        if (!confirmCancel(signal, found.totalEntries === 0)) setResult(found);
        void afterVerification();
      };
      await occupy(task, (error) => latest.current(error));
    },
    [occupy, path, afterVerification, confirmCancel, latest],
  );

  useEffect(() => {
    const work = userId ? pendingOn(path) : undefined;
    if (!work) return;
    void start((listener) =>
      resumeAnalysis(work, listener).catch((error: unknown) => {
        const isGone = statusOf(error) === 404;
        if (isGone || error instanceof NoResult) clearPending(path);
        if (!isGone) throw error;
        return undefined;
      }),
    );
  }, [userId, path, start]);

  return { busy, progress, result, start, clear, stop: isStarted ? stop : undefined };
}
