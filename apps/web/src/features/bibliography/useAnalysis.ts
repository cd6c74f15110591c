import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { STOPPED } from '../../api/begun';
import { statusOf } from '../../api/errors';
import { forgetLeft, leftOn } from '../../api/left-work';
import { useRefresh } from '../../api/queries';
import { useToast } from '../../components/toast';
import { useAuth } from '../auth/AuthProvider';
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
  const [busy, setBusy] = useState(false);
  /** Whether the server has it, and can be told to stop. */
  const [begun, setBegun] = useState(false);
  const [progress, setProgress] = useState(BEGUN);
  const [result, setResult] = useState<AnalyzeResult>();
  const current = useRef<AbortController | null>(null);
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
  const occupy = useCallback(
    async (work: (watch: Watch) => Promise<AnalyzeResult | undefined>) => {
      if (current.current) return;
      const abort = new AbortController();
      current.current = abort;
      setBusy(true);
      try {
        const found = await work({
          path: pathname,
          onProgress: (settled) => {
            setBegun(true);
            setProgress(BEGUN + (SETTLED - BEGUN) * settled);
          },
          signal: abort.signal,
        });
        if (!found) return;
        const isStopped = abort.signal.reason === STOPPED;
        const hasNothing = isStopped && found.totalEntries === 0;
        if (hasNothing) forgetLeft(pathname);
        else setResult(found);
        if (isStopped) toast({ title: hasNothing ? s.cancelledAtOnce : s.cancelled });
        void afterVerification();
      } catch (error) {
        if (!abort.signal.aborted || abort.signal.reason === STOPPED) told.current(error);
      } finally {
        current.current = null;
        setBusy(false);
        setBegun(false);
      }
    },
    [pathname, afterVerification, toast],
  );

  useEffect(() => {
    const left = userId ? leftOn(pathname) : undefined;
    if (left)
      void occupy((watch) =>
        takeUp(left, watch).catch((error: unknown) => {
          const isGone = statusOf(error) === 404;
          if (isGone || error instanceof NoResult) forgetLeft(pathname);
          if (!isGone) throw error;
          return undefined;
        }),
      );
  }, [userId, pathname, occupy]);

  // Leaving the page stops asking; the analysis goes on.
  useEffect(() => () => current.current?.abort(), []);

  const stop = useCallback(() => current.current?.abort(STOPPED), []);
  return { busy, progress, result, occupy, clear, stop: begun ? stop : undefined };
}
