import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { STOPPED } from '../../api/begun';
import { statusOf } from '../../api/errors';
import { forgetLeft, leftOn } from '../../api/left-work';
import { useRefresh } from '../../api/queries';
import { useOneAtATime } from '../../api/useOneAtATime';
import { useToast } from '../../components/toast';
import { useAuth } from '../../components/session/auth-context';
import { NoResult, takeUp, type Watch } from './analyse';
import { bibliographyStrings as s } from './strings';

/** Where the progress bar stands when an analysis begins, and when all entries are settled, in percent. */
const BEGUN = 33;
const SETTLED = 95;

/**
 * The analysis of a page, one at a time. One that was left, by another page or a reload, is taken up again: the server
 * goes on with it and keeps what came of it.
 * @param onFault is told what went wrong, unless the page was left
 */
export function useAnalysis(onFault: (error: unknown) => void) {
  const { pathname } = useLocation();
  const userId = useAuth().user?.id;
  const { afterVerification } = useRefresh();
  const toast = useToast();
  const { busy, occupy, stop } = useOneAtATime();
  /** Whether the server has it, and can be told to stop. */
  const [begun, setBegun] = useState(false);
  const [progress, setProgress] = useState(BEGUN);
  const [result, setResult] = useState<AnalyzeResult>();
  const told = useRef(onFault);
  useEffect(() => {
    told.current = onFault;
  });

  const clear = useCallback(() => {
    forgetLeft(pathname);
    setResult(undefined);
    setProgress(BEGUN);
  }, [pathname]);

  /** Does one thing at a time; without a result of it, what is shown stays. */
  const start = useCallback(
    async (work: (watch: Watch) => Promise<AnalyzeResult | undefined>) => {
      const watched = async (signal: AbortSignal) => {
        const onProgress = (settled: number) => {
          setBegun(true);
          setProgress(BEGUN + (SETTLED - BEGUN) * settled);
        };
        const found = await work({ path: pathname, onProgress, signal }).finally(() => setBegun(false));
        if (!found) return;
        const isStopped = signal.reason === STOPPED;
        const hasNothing = isStopped && found.totalEntries === 0;
        if (hasNothing) forgetLeft(pathname);
        else setResult(found);
        if (isStopped) toast({ title: hasNothing ? s.cancelledAtOnce : s.cancelled });
        void afterVerification();
      };
      await occupy(watched, (error) => told.current(error));
    },
    [occupy, pathname, afterVerification, toast],
  );

  useEffect(() => {
    const left = userId ? leftOn(pathname) : undefined;
    if (left)
      void start((watch) =>
        takeUp(left, watch).catch((error: unknown) => {
          const isGone = statusOf(error) === 404;
          if (isGone || error instanceof NoResult) forgetLeft(pathname);
          if (!isGone) throw error;
          return undefined;
        }),
      );
  }, [userId, pathname, start]);

  return { busy, progress, result, start, clear, stop: begun ? stop : undefined };
}
