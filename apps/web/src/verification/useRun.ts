import type { CheckTool } from '@veracite/contracts/check-tools';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { statusOf } from '../api/errors';
import { newKey } from '../api/fetcher';
import { api } from '../api/keys';
import type { VerificationRun } from '../api/verification-run';
import { checkStrings as s } from '../components/check/strings';
import { shortageOf, type Shortage } from '../components/plans/usage';
import { useCreditCheck } from '../components/plans/useCreditCheck';
import {
  attachCheck,
  deferUntilSignIn,
  openSignIn,
  type DeferredVerification,
} from '../components/session/deferred-verification';
import { useSettledUser } from '../components/session/useSettledUser';
import { useFailureToast } from '../components/useFailureToast';
import { createCheck, startCheck } from './start-check';
import { idInAddress, type Show } from './useCheckInAddress';

export interface Options {
  /** A run that was deferred until the sign-in starts: the form shows its text again. */
  onResume?: (deferred: DeferredVerification) => void;
  /** Called before the sign-in dialog opens for a run that is deferred. */
  onSignedOut?: () => void;
  /** Asks for the sign-in instead; its page submits the form again. */
  askSignIn?: () => void;
  /** Called when the credits are too few; by default the dialog of plans opens. */
  onShort?: (short: Shortage, asked: VerificationRun) => void;
  /** Title and text of the toast when a check fails, where a page has its own. */
  failure?: { title: string; text: string };
}

/** A run on its way: `sent` when it is being charged, `started` when its check is loaded. */
export interface Task {
  phase: 'asked' | 'sent' | 'started';
  /** The number of its citations. */
  count: number;
  /** The id of its check. */
  id?: string;
}

/** The dialog of plans: the credits that are missing, and the run that needs them. */
export interface PlansShown {
  short?: Shortage;
  asked?: VerificationRun;
}

export type Explain = (error: unknown, onSignedOut?: () => void) => void;

/** Explains why a check failed. @returns a function; `onSignedOut` is called when the server knows no user */
export function useExplanation(latest: RefObject<Options>, setPlans: (plans: PlansShown) => void): Explain {
  const showFailure = useFailureToast();
  return useCallback(
    (error, onSignedOut = openSignIn) => {
      const { askSignIn = onSignedOut, failure = { title: s.failedTitle, text: s.failedText } } = latest.current;
      if (statusOf(error) === 401) askSignIn();
      else if (statusOf(error) === 402) setPlans({ short: shortageOf(error) });
      else showFailure(error, failure);
    },
    [latest, showFailure, setPlans],
  );
}

interface Running {
  latest: RefObject<Options>;
  show: Show;
  explain: Explain;
  setPlans: (plans: PlansShown) => void;
}

/** Runs one check at a time, and ignores what comes of one that was dropped or whose page was left. */
export function useRun(tool: CheckTool, { latest, show, explain, setPlans }: Running) {
  const { pathname: path } = useLocation();
  const settledUser = useSettledUser();
  const shortOf = useCreditCheck();
  const { mutate: store } = useSWRConfig();
  const [task, setTask] = useState<Task>();
  /** Counts the checks that were sent: rows opened in one check are closed in the next. */
  const [turn, setTurn] = useState(0);
  const current = useRef<object>(undefined);

  const run = useCallback(
    async (asked: VerificationRun) => {
      const citations = asked.citations.map((text) => text.trim()).filter((text) => text.length > 0);
      const count = citations.length;
      if (count === 0 || current.current) return;
      const submitted = { ...asked, citations };
      const mine = (current.current = {});
      const isWanted = () => current.current === mine;
      const move = (phase: Task['phase'], id: string, replace = true) => {
        if (!isWanted()) return;
        setTask({ phase, count, id });
        show(id, replace);
      };
      const { onSignedOut, askSignIn = () => defer(tool, { path, ...submitted }, show), onShort } = latest.current;
      const before = idInAddress();
      setTask({ phase: 'asked', count });
      try {
        if (!(await settledUser())) {
          onSignedOut?.();
          return askSignIn();
        }
        const needed = asked.cost ?? count;
        // Of a document, the server knows what was paid already.
        const billing = tool === 'documents' || asked.partly ? undefined : await shortOf(needed);
        const short = billing && { needed, left: billing.remaining };
        if (short) return onShort ? onShort(short, submitted) : setPlans({ short, asked: submitted });
        const key = asked.check ?? newKey();
        setTurn((now) => now + 1);
        // In the address before it is charged, so that it is found again when the answer is lost.
        move('sent', key, before === undefined);
        const id = await startCheck(tool, submitted, key, (created) => move('sent', created));
        // What was loaded of it before it ran is out of date.
        await store(api.check(id), undefined);
        move('started', id);
      } catch (error) {
        if (!isWanted()) return;
        show(before);
        if (statusOf(error) === 402) setPlans({ short: shortageOf(error), asked: submitted });
        else explain(error, askSignIn);
      } finally {
        if (isWanted()) {
          current.current = undefined;
          setTask((now) => (now?.phase === 'started' ? now : undefined));
        }
      }
    },
    [tool, path, latest, show, explain, setPlans, settledUser, shortOf, store],
  );
  const drop = useCallback(() => {
    current.current = undefined;
    setTask(undefined);
  }, []);
  useEffect(() => () => void (current.current = undefined), []);
  return { task, setTask, turn, run, drop };
}

/** Defers a run until the sign-in. With its id in the address, it survives a sign-in on another site and a closed tab. */
function defer(tool: CheckTool, deferred: DeferredVerification, show: Show): void {
  deferUntilSignIn(deferred);
  if (deferred.check) show(deferred.check);
  // Without an id, the text is still in this tab, from which the check is started after the sign-in.
  else
    createCheck(tool, deferred).then(
      ({ id }) => attachCheck(id) && show(id),
      () => undefined,
    );
}
