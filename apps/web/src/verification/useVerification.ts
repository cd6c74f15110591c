import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf, statusOf } from '../api/errors';
import { forgetLeft, leftOn } from '../api/left-work';
import { useOneAtATime } from '../api/useOneAtATime';
import { useToast } from '../components/toast';
import { useAuth } from '../components/session/auth-context';
import {
  askSignIn,
  holdPending,
  processPending,
  usePendingRun,
  type PendingVerification,
} from '../components/session/pending-verification';
import { useSettledUser } from '../components/session/useSettledUser';
import { shortageOf, type Shortage } from '../components/plans/usage';
import { useCreditCheck } from '../components/plans/useCreditCheck';
import { checkStrings as s } from '../components/check/strings';
import { useCheck } from './useCheck';
import { useRecheck } from './useRecheck';
import { useLeftVerification } from './useLeftVerification';
import type { VerificationRun } from '../components/check/progress/verification-state';

export interface VerificationOptions {
  onShortOfCredits: (short: Shortage | undefined) => void;
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
  const { pathname } = useLocation();
  const shown = useCheck();
  const { state, turn, setState } = shown;
  const work = useOneAtATime();
  const latest = useLatest(options);
  const run = useRun(shown, work, latest);
  const takeUp = useTakeUp(shown, work, latest);

  usePendingRun(
    useCallback(
      (pending) => {
        latest.current.onResume?.(pending);
        void run(pending);
      },
      [latest, run],
    ),
  );

  // After the listener above: a sign-in, or the return from one, runs what waited for it on this page.
  useEffect(() => {
    if (!userId) return;
    processPending(pathname);
    takeUp();
  }, [userId, pathname, takeUp]);

  // What one user was shown is not for the next; whoever signs in again after a session has expired is the same.
  const shownTo = useRef(userId);
  const { abandon } = work;
  useEffect(() => {
    if (userId === undefined) return;
    if (shownTo.current !== undefined && shownTo.current !== userId) {
      abandon();
      forgetLeft();
      setState({ kind: 'idle' });
    }
    shownTo.current = userId;
  }, [userId, abandon, setState]);

  const recheck = useRecheck({
    path: pathname,
    setState,
    onSignedOut: askSignIn,
    onShortOfCredits: useCallback((short) => latest.current.onShortOfCredits(short), [latest]),
  });
  const clear = useCallback(() => {
    forgetLeft(pathname);
    setState({ kind: 'idle' });
  }, [pathname, setState]);
  return { state, busy: work.busy, turn, run, recheck, clear, stop: work.stop };
}

type Shown = ReturnType<typeof useCheck>;
type Work = ReturnType<typeof useOneAtATime>;
type Latest = { current: VerificationOptions };

/** What the page gave at its last rendering, for calls that come later. */
function useLatest(options: VerificationOptions): Latest {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return latest;
}

/** Tells what went wrong; `onSignedOut` is called when the server knows no user. */
function useFault({ setState }: Shown, latest: Latest) {
  const toast = useToast();
  return useCallback(
    (error: unknown, onSignedOut: () => void) => {
      setState({ kind: 'idle' });
      if (statusOf(error) === 401) onSignedOut();
      else if (statusOf(error) === 402) latest.current.onShortOfCredits(shortageOf(error));
      else {
        const failure = latest.current.failure ?? { title: s.failedTitle, text: s.failedText };
        toast({ title: failure.title, description: messageOf(error) ?? failure.text, tone: 'destructive' });
      }
    },
    [setState, latest, toast],
  );
}

/** Sign-in, credits, then the check; without a sign-in what was asked waits for one. */
function useRun(shown: Shown, { occupy }: Work, latest: Latest) {
  const { check } = shown;
  const { pathname } = useLocation();
  const settledUser = useSettledUser();
  const shortOf = useCreditCheck();
  const tell = useFault(shown, latest);
  return useCallback(
    async (asked: VerificationRun) => {
      const citations = asked.citations.map((text) => text.trim()).filter((text) => text.length > 0);
      if (citations.length === 0) return;
      const { format, keep, text, list } = asked;
      const hold = () => holdPending({ path: pathname, citations, format, keep, text, list });
      await occupy(
        async (signal) => {
          if (!(await settledUser())) {
            latest.current.onSignedOut?.();
            hold();
            return;
          }
          const short = await shortOf(citations.length);
          if (short) latest.current.onShortOfCredits({ needed: citations.length, left: short.remaining });
          else await check({ ...asked, citations }, signal);
        },
        (error) => tell(error, hold),
      );
    },
    [occupy, check, tell, latest, pathname, settledUser, shortOf],
  );
}

/** Takes up what this page was left with, where it was left with something. */
function useTakeUp(shown: Shown, { occupy }: Work, latest: Latest) {
  const { pathname } = useLocation();
  const showLeft = useLeftVerification(shown);
  const tell = useFault(shown, latest);
  return useCallback(() => {
    const left = leftOn(pathname);
    if (!left) return;
    void occupy(
      (signal) => showLeft(left, signal),
      (error) => tell(error, () => forgetLeft(pathname)),
    );
  }, [occupy, showLeft, tell, pathname]);
}
