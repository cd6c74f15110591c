import type { BatchResult, VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf, statusOf } from '../../api/errors';
import { charge } from '../../api/fetcher';
import { api } from '../../api/keys';
import { useRefresh } from '../../api/queries';
import { useToast } from '../../components/toast';
import { useAuth } from '../auth/AuthProvider';
import { useSettledUser } from '../auth/useSettledUser';
import {
  holdPending,
  PROCESS_VERIFICATION,
  processPending,
  type PendingVerification,
} from '../auth/pending-verification';
import { hasCredits } from '../billing/usage';
import { runBatch, type BatchProgress } from './batch';
import { citationStrings as s } from './strings';

export type VerificationState =
  | { kind: 'idle' }
  | { kind: 'single-pending' }
  | { kind: 'batch-pending'; progress?: BatchProgress }
  | { kind: 'single'; result: VerificationResult }
  | { kind: 'batch'; batch: BatchResult };

export interface VerificationRun {
  citations: string[];
  format: Style;
  /** As typed, for the form to be filled again after a sign-in. */
  text: string;
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
  const { user } = useAuth();
  const settledUser = useSettledUser();
  const { pathname } = useLocation();
  const refresh = useRefresh();
  const toast = useToast();
  const [state, setState] = useState<VerificationState>({ kind: 'idle' });
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const cancel = useRef<AbortController | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => cancel.current?.abort(), []);

  const check = useCallback(
    async ({ citations, format }: VerificationRun, abort: AbortController) => {
      const single = citations.length === 1;
      setState({ kind: single ? 'single-pending' : 'batch-pending' });
      if (single) {
        const result = await charge<VerificationResult>(
          api.verify(),
          { citation: citations[0], format },
          { signal: abort.signal },
        );
        setState({ kind: 'single', result });
      } else {
        const onProgress = (progress: BatchProgress) => setState({ kind: 'batch-pending', progress });
        const batch = await runBatch(citations, format, onProgress, abort.signal);
        setState({ kind: 'batch', batch });
      }
      void refresh.afterVerification();
    },
    [refresh],
  );

  const run = useCallback(
    async (asked: VerificationRun) => {
      const citations = asked.citations.map((text) => text.trim()).filter((text) => text.length > 0);
      if (citations.length === 0 || running.current) return;
      running.current = true;
      setBusy(true);
      const abort = new AbortController();
      cancel.current = abort;
      const hold = () => holdPending({ path: pathname, citations, format: asked.format, text: asked.text });
      try {
        if (!(await settledUser())) {
          latest.current.onSignedOut?.();
          hold();
          return;
        }
        const billing = await refresh.askBilling().catch((error: unknown) => {
          console.warn('Credits could not be asked', error);
          return undefined;
        });
        if (billing && !hasCredits(billing, citations.length)) {
          latest.current.onShortOfCredits();
          return;
        }
        await check({ ...asked, citations }, abort);
      } catch (error) {
        setState({ kind: 'idle' });
        if (abort.signal.aborted) return;
        if (statusOf(error) === 401) hold();
        else if (statusOf(error) === 402) latest.current.onShortOfCredits();
        else {
          const failure = latest.current.failure ?? { title: s.failedTitle, text: s.failedText };
          toast({ title: failure.title, description: messageOf(error) ?? failure.text, tone: 'destructive' });
        }
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [check, pathname, refresh, settledUser, toast],
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
    if (user) processPending(pathname);
  }, [user, pathname]);

  const clear = useCallback(() => setState({ kind: 'idle' }), []);
  const stop = useCallback(() => cancel.current?.abort(), []);
  return { state, busy, run, clear, stop };
}
