import type { VerificationResult } from '@veracite/contracts/citations';
import type { Asking } from '@veracite/model/verification';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { STOPPED } from '../api/begun';
import { messageOf } from '../api/errors';
import { charge } from '../api/fetcher';
import { api } from '../api/keys';
import { forgetLeft, rememberLeft } from '../api/left-work';
import { useRefresh } from '../api/queries';
import { useToast } from '../components/toast';
import type { BatchProgress } from '../components/check/progress/verification-state';
import { runBatch } from './batch';
import { runInParts, type CameOf } from './batch-parts';
import { fromText } from '../components/check/entries/entry-list';
import { checkStrings as s } from '../components/check/strings';
import type { VerificationRun, VerificationState } from '../components/check/progress/verification-state';

/** The calls of a verification, one citation or a batch, and what the page shows of them. */
export function useCheck() {
  const { pathname } = useLocation();
  const refresh = useRefresh();
  const toast = useToast();
  const [state, setState] = useState<VerificationState>({ kind: 'idle' });
  /** Counts the checks of this page: what is opened or accepted in one is not so in the next. */
  const [turn, setTurn] = useState(0);

  const onProgress = useCallback((progress: BatchProgress) => setState({ kind: 'batch-pending', progress }), []);
  const showBatch = useCallback(
    ({ batch, fault }: CameOf, signal: AbortSignal) => {
      const isStopped = signal.reason === STOPPED;
      const hasNothing = isStopped && batch.results.length === 0;
      if (hasNothing) forgetLeft(pathname);
      setState(hasNothing ? { kind: 'idle' } : { kind: 'batch', batch });
      if (isStopped) toast({ title: hasNothing ? s.cancelledAtOnce : s.cancelled });
      else if (fault !== undefined)
        toast({ title: s.failedTitle, description: messageOf(fault) ?? s.failedText, tone: 'destructive' });
    },
    [toast, pathname],
  );

  const check = useCallback(
    async ({ citations, format, keep, list }: VerificationRun, signal: AbortSignal) => {
      forgetLeft(pathname);
      setTurn((now) => now + 1);
      const inText = list && fromText(list);
      if (citations.length > 1) {
        setState({ kind: 'batch-pending' });
        const watch = { path: pathname, onProgress, signal };
        const came = inText
          ? { batch: await runBatch(pathname, { citations, body: { ...inText, format, keep } }, onProgress, signal) }
          : await runInParts(citations, { format, keep }, watch);
        showBatch(came, signal);
      } else {
        setState({ kind: 'single-pending' });
        const body = inText ? { ...inText, format, keep } : { citation: citations[0], format, keep };
        const result = await charge<VerificationResult>(api.verify(), body, {
          signal,
          onNews: (asked) => setState({ kind: 'single-pending', asked: asked as Asking }),
        });
        if (result.id) rememberLeft(pathname, { kind: 'citation', id: result.id });
        setState({ kind: 'single', result });
      }
      void refresh.afterVerification();
    },
    [pathname, onProgress, showBatch, refresh],
  );
  return { state, setState, turn, check, onProgress, showBatch };
}
