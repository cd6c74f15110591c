import type { BatchResult, VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf, statusOf } from '../../api/errors';
import { idOf, STOPPED } from '../../api/begun';
import { charge, get } from '../../api/fetcher';
import { api } from '../../api/keys';
import { forgetLeft, leftOn, rememberLeft } from '../../api/left-work';
import { useRefresh } from '../../api/queries';
import { useToast } from '../../components/toast';
import { useAuth } from '../auth/AuthProvider';
import { useSettledUser } from '../auth/useSettledUser';
import {
  askSignIn,
  holdPending,
  PROCESS_VERIFICATION,
  processPending,
  type PendingVerification,
} from '../auth/pending-verification';
import { hasCredits } from '../billing/usage';
import { resumeBatch, runBatch, withInstead, type BatchProgress, type BatchView } from './batch';
import type { EntryList } from '../../api/entries';
import { fromText } from './entries/entry-list';
import { citationStrings as s } from './strings';
import { useRecheck } from './useRecheck';

export type VerificationState =
  | { kind: 'idle' }
  | { kind: 'single-pending' }
  | { kind: 'batch-pending'; progress?: BatchProgress }
  | { kind: 'single'; result: VerificationResult }
  /** `again`: places that are being checked anew. */
  | { kind: 'batch'; batch: BatchResult; again?: number[] };

export interface VerificationRun {
  citations: string[];
  format: Style;
  /** As typed, for the form to be filled again after a sign-in. */
  text: string;
  /** What the text was taken apart into, where its lines may not be the citations. */
  list?: EntryList;
}

export interface VerificationOptions {
  onShortOfCredits: () => void;
  /** A run that waited for the sign-in starts: the form shows its text again. */
  onResume?: (pending: PendingVerification) => void;
  /** Called before the sign-in dialog opens. */
  onSignedOut?: () => void;
  /** Title and text of the toast when a check fails, where a page words it in its own way. */
  failure?: { title: string; text: string };
}

/** The way of a verification through sign-in, credits, call and result; one at a time on a page. */
export function useVerification(options: VerificationOptions) {
  const userId = useAuth().user?.id;
  const settledUser = useSettledUser();
  const { pathname } = useLocation();
  const refresh = useRefresh();
  const toast = useToast();
  const [state, setState] = useState<VerificationState>({ kind: 'idle' });
  const [busy, setBusy] = useState(false);
  /** Counts the checks of this page: what is opened or accepted in one is not so in the next. */
  const [turn, setTurn] = useState(0);
  const current = useRef<AbortController | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const onProgress = useCallback((progress: BatchProgress) => setState({ kind: 'batch-pending', progress }), []);
  const showBatch = useCallback(
    (batch: BatchView, signal: AbortSignal) => {
      const isStopped = signal.reason === STOPPED;
      const hasNothing = isStopped && batch.results.length === 0;
      if (hasNothing) forgetLeft(pathname);
      setState(hasNothing ? { kind: 'idle' } : { kind: 'batch', batch });
      if (isStopped) toast({ title: hasNothing ? s.cancelledAtOnce : s.cancelled });
    },
    [toast, pathname],
  );

  const check = useCallback(
    async ({ citations, format, list }: VerificationRun, signal: AbortSignal) => {
      forgetLeft(pathname);
      setTurn((now) => now + 1);
      const inText = list && fromText(list);
      if (citations.length > 1) {
        setState({ kind: 'batch-pending' });
        const body = inText ? { ...inText, format } : { citations, format };
        showBatch(await runBatch(pathname, { citations, body }, onProgress, signal), signal);
      } else {
        setState({ kind: 'single-pending' });
        const body = inText ? { ...inText, format } : { citation: citations[0], format };
        const result = await charge<VerificationResult>(api.verify(), body, { signal });
        if (result.id) rememberLeft(pathname, { kind: 'citation', id: result.id });
        setState({ kind: 'single', result });
      }
      void refresh.afterVerification();
    },
    [pathname, onProgress, showBatch, refresh],
  );

  /** Does one thing at a time; what goes wrong is told, and `onSignedOut` is called when the server knows no user. */
  const occupy = useCallback(
    async (work: (signal: AbortSignal) => Promise<void>, onSignedOut: () => void) => {
      if (current.current) return;
      const abort = new AbortController();
      current.current = abort;
      setBusy(true);
      try {
        await work(abort.signal);
      } catch (error) {
        if (abort.signal.aborted && abort.signal.reason !== STOPPED) return;
        setState({ kind: 'idle' });
        if (statusOf(error) === 401) onSignedOut();
        else if (statusOf(error) === 402) latest.current.onShortOfCredits();
        else {
          const failure = latest.current.failure ?? { title: s.failedTitle, text: s.failedText };
          toast({ title: failure.title, description: messageOf(error) ?? failure.text, tone: 'destructive' });
        }
      } finally {
        current.current = null;
        setBusy(false);
      }
    },
    [toast],
  );

  const run = useCallback(
    async (asked: VerificationRun) => {
      const citations = asked.citations.map((text) => text.trim()).filter((text) => text.length > 0);
      if (citations.length === 0) return;
      const { format, text, list } = asked;
      const hold = () => holdPending({ path: pathname, citations, format, text, list });
      await occupy(async (signal) => {
        if (!(await settledUser())) {
          latest.current.onSignedOut?.();
          hold();
          return;
        }
        const billing = await refresh.askBilling().catch((error: unknown) => {
          console.warn('Credits could not be asked', error);
          return undefined;
        });
        if (billing && !hasCredits(billing, citations.length)) latest.current.onShortOfCredits();
        else await check({ ...asked, citations }, signal);
      }, hold);
    },
    [occupy, check, pathname, refresh, settledUser],
  );

  useEffect(() => {
    const resume = (event: Event) => {
      const pending = (event as CustomEvent<PendingVerification>).detail;
      latest.current.onResume?.(pending);
      void run(pending);
    };
    window.addEventListener(PROCESS_VERIFICATION, resume);
    return () => window.removeEventListener(PROCESS_VERIFICATION, resume);
  }, [run]);

  // After the listener above: a sign-in, or the return from one, runs what waited for it on this page.
  useEffect(() => {
    if (!userId) return;
    processPending(pathname);
    const left = leftOn(pathname);
    if (!left) return;
    const forget = () => forgetLeft(pathname);
    void occupy(async (signal) => {
      try {
        if ('key' in left) setState({ kind: 'batch-pending' });
        const id = await idOf(pathname, left, signal);
        if (left.kind === 'batch') {
          showBatch(await withInstead(await resumeBatch(id, onProgress, signal), left), signal);
          void refresh.afterVerification();
        } else {
          const { result } = await get<{ result: VerificationResult }>(api.citation(id));
          signal.throwIfAborted();
          setState({ kind: 'single', result });
        }
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
        forget();
        setState({ kind: 'idle' });
      }
    }, forget);
  }, [userId, pathname, occupy, showBatch, onProgress, refresh]);

  // What one user was shown is not for the next; whoever signs in again after a session has expired is the same.
  const shownTo = useRef(userId);
  useEffect(() => {
    if (userId === undefined) return;
    if (shownTo.current !== undefined && shownTo.current !== userId) {
      current.current?.abort();
      forgetLeft();
      setState({ kind: 'idle' });
    }
    shownTo.current = userId;
  }, [userId]);

  // Leaving the page stops listening; the batch goes on.
  useEffect(() => () => current.current?.abort(), []);

  const recheck = useRecheck({
    path: pathname,
    setState,
    onSignedOut: askSignIn,
    onShortOfCredits: useCallback(() => latest.current.onShortOfCredits(), []),
  });
  const clear = useCallback(() => {
    forgetLeft(pathname);
    setState({ kind: 'idle' });
  }, [pathname]);
  const stop = useCallback(() => current.current?.abort(STOPPED), []);
  return { state, busy, turn, run, recheck, clear, stop };
}
