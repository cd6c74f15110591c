import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { statusOf } from '../api/errors';
import { checkStrings as s } from '../components/check/strings';
import type { VerificationRun } from '../api/verification-run';
import { shortageOf, type Shortage } from '../components/plans/usage';
import { useCreditCheck } from '../components/plans/useCreditCheck';
import { useAuth } from '../components/session/auth-context';
import {
  attachCheck,
  deferUntilSignIn,
  openSignIn,
  runDeferred,
  useDeferredRun,
  type DeferredVerification,
} from '../components/session/deferred-verification';
import { useSettledUser } from '../components/session/useSettledUser';
import { useFailureToast } from '../components/useFailureToast';
import { useLatest } from '../components/useLatest';
import { createCheck, newCheck, runCreated, startCheck } from './start-check';
import { usePageCheck } from './usePageCheck';

interface Options {
  /** A verification that was deferred until the sign-in starts: the form shows its text again. */
  onResume?: (deferred: DeferredVerification) => void;
  /** Called before the sign-in dialog opens. */
  onSignedOut?: () => void;
  /** Title and text of the toast when a check fails, where a page has its own. */
  failure?: { title: string; text: string };
}

/** A verification from sign-in and credits to the check that is shown. */
export function useVerification(options: Options) {
  const { pathname: path } = useLocation();
  const userId = useAuth().user?.id;
  const latest = useLatest(options);
  const settledUser = useSettledUser();
  const shortOf = useCreditCheck();
  /** The open dialog of plans, and the credits that are missing. */
  const [plans, setPlans] = useState<{ short?: Shortage }>();
  const explain = useExplanation(latest, setPlans);
  const page = usePageCheck(explain);
  const { attempt, start, show } = page;

  const run = useCallback(
    async ({ check: created, ...asked }: VerificationRun) => {
      const citations = asked.citations.map((text) => text.trim()).filter((text) => text.length > 0);
      if (citations.length === 0) return;
      const submitted = { ...asked, citations };
      const defer = () => deferUntilSignIn({ path, check: created, ...submitted });
      const work = async () => {
        if (!(await settledUser())) {
          latest.current.onSignedOut?.();
          defer();
          // With its id in the address, it survives a sign-in on another site and a closed tab.
          if (created) show(created);
          else createCheck(submitted).then(({ id }) => attachCheck(id) && show(id), ignore);
          return;
        }
        const short = await shortOf(citations.length);
        if (short) return setPlans({ short: { needed: citations.length, left: short.remaining } });
        const { tool = 'citations', format: style, keep = true } = submitted;
        const check = newCheck(tool, citations, { style, keep }, created);
        await start(check, async (onId) => {
          const ran = created && (await runCreated(created, { style, keep }));
          return ran ?? startCheck(submitted, check.id, onId);
        });
      };
      await attempt(work, (error) => explain(error, defer));
    },
    [attempt, start, show, explain, latest, path, settledUser, shortOf],
  );

  useDeferredRun(
    useCallback(
      (deferred) => {
        latest.current.onResume?.(deferred);
        void run(deferred);
      },
      [latest, run],
    ),
  );
  // After the listener above.
  useEffect(() => {
    if (userId) runDeferred(path);
  }, [userId, path]);
  return { ...page, run, plans, setPlans };
}

/** Explains why a check failed. @returns a function; `onSignedOut` is called when the server knows no user */
function useExplanation(
  latest: { readonly current: Options },
  onShortOfCredits: (plans: { short?: Shortage }) => void,
) {
  const showFailure = useFailureToast();
  return useCallback(
    (error: unknown, onSignedOut = openSignIn) => {
      if (statusOf(error) === 401) onSignedOut();
      else if (statusOf(error) === 402) onShortOfCredits({ short: shortageOf(error) });
      else showFailure(error, latest.current.failure ?? { title: s.failedTitle, text: s.failedText });
    },
    [latest, showFailure, onShortOfCredits],
  );
}

/** The text is still in this tab, from which the check is started after the sign-in. */
const ignore = () => undefined;
