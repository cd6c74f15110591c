import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { statusOf } from '../api/errors';
import { clearPending, pendingOn } from '../api/pending-work';
import { useOneAtATime } from '../api/useOneAtATime';
import type { VerificationRun } from '../components/check/progress/verification-state';
import { checkStrings as s } from '../components/check/strings';
import { shortageOf, type Shortage } from '../components/plans/usage';
import { useCreditCheck } from '../components/plans/useCreditCheck';
import { useAuth } from '../components/session/auth-context';
import {
  deferUntilSignIn,
  openSignIn,
  runDeferred,
  useDeferredRun,
  type DeferredVerification,
} from '../components/session/deferred-verification';
import { useSettledUser } from '../components/session/useSettledUser';
import { useFailureToast } from '../components/useFailureToast';
import { useLatest } from '../components/useLatest';
import { useCheck } from './useCheck';

export interface VerificationOptions {
  onShortOfCredits: (short: Shortage | undefined) => void;
  /** A verification that was deferred until the sign-in starts: the form shows its text again. */
  onResume?: (deferred: DeferredVerification) => void;
  /** Called before the sign-in dialog opens. */
  onSignedOut?: () => void;
  /** Title and text of the toast when a check fails, where a page has its own. */
  failure?: { title: string; text: string };
}

/** A verification from sign-in and credits to the result; one at a time on a page. */
export function useVerification(options: VerificationOptions) {
  const { pathname } = useLocation();
  const userId = useAuth().user?.id;
  const { state, turn, check, resume, recheck: checkAgain, reset } = useCheck();
  const { busy, occupy, stop, abandon } = useOneAtATime();
  const latest = useLatest(options);
  const explain = useExplanation(latest);
  const fail = useCallback(
    (error: unknown, onSignedOut: () => void) => {
      reset();
      explain(error, onSignedOut);
    },
    [reset, explain],
  );
  const run = useRun(check, occupy, fail, latest);

  useDeferredRun(
    useCallback(
      (deferred) => {
        latest.current.onResume?.(deferred);
        void run(deferred);
      },
      [latest, run],
    ),
  );

  // After the listener above: a sign-in runs the deferred verification of this page and resumes its pending work.
  useEffect(() => {
    if (!userId) return;
    runDeferred(pathname);
    const work = pendingOn(pathname);
    if (!work) return;
    void occupy(
      (signal) => resume(work, signal),
      (error) => fail(error, () => clearPending(pathname)),
    );
  }, [userId, pathname, occupy, resume, fail]);
  useUserChange(
    userId,
    useCallback(() => {
      abandon();
      clearPending();
      reset();
    }, [abandon, reset]),
  );

  const recheck = useCallback(
    (index: number, asked: VerificationRun) =>
      checkAgain(index, asked).catch((error: unknown) => explain(error, openSignIn)),
    [checkAgain, explain],
  );
  const clear = useCallback(() => {
    clearPending(pathname);
    reset();
  }, [pathname, reset]);
  return { state, busy, turn, run, recheck, clear, stop };
}

type Checks = ReturnType<typeof useCheck>;
type Occupy = ReturnType<typeof useOneAtATime>['occupy'];
type Latest = { readonly current: VerificationOptions };

/** Explains why a check failed; `onSignedOut` is called when the server knows no user. */
function useExplanation(latest: Latest) {
  const showFailure = useFailureToast();
  return useCallback(
    (error: unknown, onSignedOut: () => void) => {
      if (statusOf(error) === 401) onSignedOut();
      else if (statusOf(error) === 402) latest.current.onShortOfCredits(shortageOf(error));
      else showFailure(error, latest.current.failure ?? { title: s.failedTitle, text: s.failedText });
    },
    [latest, showFailure],
  );
}

type Fail = (error: unknown, onSignedOut: () => void) => void;

/** Checks after sign-in and credits. Without a sign-in the verification is deferred until there is one. */
function useRun(check: Checks['check'], occupy: Occupy, fail: Fail, latest: Latest) {
  const { pathname: path } = useLocation();
  const settledUser = useSettledUser();
  const shortOf = useCreditCheck();
  return useCallback(
    async (asked: VerificationRun) => {
      const citations = asked.citations.map((text) => text.trim()).filter((text) => text.length > 0);
      const needed = citations.length;
      if (needed === 0) return;
      const { format, keep, text, list } = asked;
      const defer = () => deferUntilSignIn({ path, citations, format, keep, text, list });
      const work = async (signal: AbortSignal) => {
        if (!(await settledUser())) {
          latest.current.onSignedOut?.();
          defer();
          return;
        }
        const short = await shortOf(needed);
        if (short) latest.current.onShortOfCredits({ needed, left: short.remaining });
        else await check({ ...asked, citations }, signal);
      };
      await occupy(work, (error) => fail(error, defer));
    },
    [occupy, check, fail, latest, path, settledUser, shortOf],
  );
}

/** Calls `onChange` when another user is signed in; not when the same user signs in again after an expired session. */
function useUserChange(userId: string | undefined, onChange: () => void): void {
  const shownTo = useRef(userId);
  useEffect(() => {
    if (userId === undefined) return;
    if (shownTo.current !== undefined && shownTo.current !== userId) onChange();
    shownTo.current = userId;
  }, [userId, onChange]);
}
