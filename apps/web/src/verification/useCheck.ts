import type { VerificationResult } from '@veracite/contracts/citations';
import type { Asking } from '@veracite/model/verification';
import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';
import { statusOf } from '../api/errors';
import { charge, get, type RequestOptions } from '../api/fetcher';
import { api } from '../api/keys';
import { clearPending, savePending, saveReplacement, type PendingWork } from '../api/pending-work';
import { useRefresh } from '../api/queries';
import { idOf } from '../api/resumable-request';
import { fromText } from '../components/check/entries/entry-list';
import type {
  BatchProgress,
  VerificationRun,
  VerificationState,
} from '../components/check/progress/verification-state';
import { checkStrings as s } from '../components/check/strings';
import { useFailureToast } from '../components/useFailureToast';
import { withReplacements } from './batch';
import { checkList, resumeList, type ListOutcome } from './batch-parts';
import { useCancelNotice } from './useCancelNotice';

type BatchState = Extract<VerificationState, { kind: 'batch' }>;

/** The requests of a verification, and what the page shows of them. All throw as `request` does. */
export function useCheck() {
  const { pathname: path } = useLocation();
  const { afterVerification } = useRefresh();
  const [state, setState] = useState<VerificationState>({ kind: 'idle' });
  /** Counts the checks of this page: rows opened in one check are closed in the next. */
  const [turn, setTurn] = useState(0);
  const onProgress = useCallback((progress: BatchProgress) => setState({ kind: 'batch-pending', progress }), []);
  const showList = useListOutcome(setState);
  const reset = useCallback(() => setState({ kind: 'idle' }), []);

  const check = useCallback(
    async (run: VerificationRun, signal: AbortSignal) => {
      clearPending(path);
      setTurn((now) => now + 1);
      if (run.citations.length > 1) {
        setState({ kind: 'batch-pending' });
        showList(await checkList(run, { path, onProgress, signal }), signal);
      } else {
        setState({ kind: 'single-pending' });
        const onNews = (asked: unknown) => setState({ kind: 'single-pending', asked: asked as Asking });
        const result = await verifyOne(run, { signal, onNews });
        if (result.id) savePending(path, { kind: 'citation', id: result.id });
        setState({ kind: 'single', result });
      }
      void afterVerification();
    },
    [path, onProgress, showList, afterVerification],
  );

  /** Shows the page's pending work again: a result, or a batch that may still run. */
  const resume = useCallback(
    async (work: PendingWork, signal: AbortSignal) => {
      try {
        if ('key' in work) setState({ kind: 'batch-pending' });
        const id = await idOf(path, work, signal);
        if (work.kind === 'batch') {
          const { batch, fault } = await resumeList(id, work, { path, onProgress, signal });
          showList({ batch: await withReplacements(batch, work), fault }, signal);
          void afterVerification();
        } else {
          const { result } = await get<{ result: VerificationResult }>(api.citation(id));
          signal.throwIfAborted();
          setState({ kind: 'single', result });
        }
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
        clearPending(path);
        reset();
      }
    },
    [path, onProgress, showList, afterVerification, reset],
  );
  return { state, turn, check, resume, recheck: useRecheck(setState), reset };
}

/** Checks one citation of a list again. Its row keeps the old result when that fails. */
function useRecheck(setState: Dispatch<SetStateAction<VerificationState>>) {
  const { pathname: path } = useLocation();
  const { afterVerification } = useRefresh();
  return useCallback(
    async (index: number, run: VerificationRun) => {
      const update = (change: (now: BatchState) => BatchState) =>
        setState((now) => (now.kind === 'batch' ? change(now) : now));
      update((now) => ({ ...now, again: [...(now.again ?? []), index] }));
      try {
        const result = await verifyOne(run);
        if (result.id) saveReplacement(path, index, result.id);
        update((now) => ({ ...now, batch: { ...now.batch, results: now.batch.results.with(index, result) } }));
        void afterVerification();
      } finally {
        update((now) => ({ ...now, again: now.again?.filter((one) => one !== index) }));
      }
    },
    [path, setState, afterVerification],
  );
}

/** Verifies a single citation, read in its text when it has one. */
function verifyOne({ citations, format, keep, list }: VerificationRun, options?: RequestOptions) {
  const body = (list && fromText(list)) ?? { citation: citations[0] };
  return charge<VerificationResult>(api.verify(), { ...body, format, keep }, options);
}

/** Shows what came of a list: nothing when it was canceled before the first result. */
function useListOutcome(setState: (state: VerificationState) => void) {
  const confirmCancel = useCancelNotice();
  const showFailure = useFailureToast();
  return useCallback(
    ({ batch, fault }: ListOutcome, signal: AbortSignal) => {
      const isGone = confirmCancel(signal, batch.results.length === 0);
      setState(isGone ? { kind: 'idle' } : { kind: 'batch', batch });
      if (fault !== undefined && !signal.aborted) showFailure(fault, { title: s.failedTitle, text: s.failedText });
    },
    [setState, confirmCancel, showFailure],
  );
}
