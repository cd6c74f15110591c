import type { CheckTool } from '@veracite/contracts/check-tools';
import { useCallback, useState } from 'react';
import { statusOf } from '../api/errors';
import { useRefresh } from '../api/queries';
import { useCheck } from '../api/useCheck';
import type { VerificationRun } from '../api/verification-run';
import { checkStrings } from '../components/check/strings';
import { billingStrings } from '../components/plans/strings';
import { shortageOf, type PlansShown, type Shortage } from '../components/plans/usage';
import { openSignIn, useDeferredRun, type DeferredVerification } from '../components/session/deferred-verification';
import { authStrings } from '../components/session/strings';
import { useToast } from '../components/toast';
import { useFailureToast } from '../components/useFailureToast';
import { useKeptFocus } from '../components/useKeptFocus';
import { useChanges } from './useChanges';
import { useCheckInAddress } from './useCheckInAddress';
import { useRun } from './useRun';

interface Options {
  /** A run that was deferred until the sign-in starts: the form shows its text again. */
  onResume?: (deferred: DeferredVerification) => void;
  /** Called when the credits are too few; by default the dialog of plans opens. */
  onShort?: (short: Shortage, asked: VerificationRun) => void;
  /** The tool that needs a sign-in, as a toast names it, and what one says when its check fails. */
  strings?: { tool?: string; failedTitle: string; failedText: string };
}

export type CheckPageState = ReturnType<typeof useCheckPage>;

/**
 * The check of a page: the one in the address (`?check=ID`), or one that the page runs, from sign-in and credits to its
 * results. One runs at a time.
 */
export function useCheckPage(tool: CheckTool, options: Options = {}) {
  const { onResume, onShort, strings: s = checkStrings as Options['strings'] & object } = options;
  const [plans, setPlans] = useState<PlansShown>();
  const [goneAt, setGoneAt] = useState<number>();
  const toast = useToast();
  const showFailure = useFailureToast();
  const explain = (error: unknown, reason?: string) => {
    if (statusOf(error) === 401) openSignIn(reason);
    else if (statusOf(error) === 402) setPlans({ short: shortageOf(error) });
    else showFailure(error, { title: s.failedTitle, text: s.failedText });
  };
  const { id, show } = useCheckInAddress();
  const onEnd = useRefresh().afterChange;
  const { task, turn, run, drop } = useRun(tool, {
    show,
    onEnd,
    onSignedOut: () =>
      s.tool && toast({ title: billingStrings.authTitle, description: billingStrings.authText(s.tool) }),
    onShort: (short, asked) => (short && onShort ? onShort(short, asked) : setPlans({ short, asked })),
    onFailure: explain,
  });
  // The number of citations whose check is not loaded yet.
  const sent = task?.isSent ? task.count : undefined;
  const shown = sent === undefined ? id : undefined;
  const onError = (error: unknown) => {
    if (statusOf(error) !== 404) return explain(error, authStrings.reasonResult);
    setGoneAt(turn);
    show(undefined);
  };
  const { check: loaded, mutate } = useCheck(shown, { onEnd, onError });
  const clear = useCallback(() => {
    drop();
    show(undefined);
  }, [drop, show]);
  useDeferredRun((deferred) => {
    onResume?.(deferred);
    void run(deferred);
  });
  const isEmpty = loaded?.state === 'read' || (loaded?.state === 'canceled' && loaded.settled === 0);
  const check = isEmpty ? undefined : loaded;
  const busy = task !== undefined || check?.state === 'running';
  useKeptFocus(busy);
  const isShown = (check ?? sent) !== undefined;
  const state = { check, sent, isShown, isGone: goneAt === turn, busy, turn, plans };
  return { ...state, run, clear, setPlans, explain, ...useChanges(shown, mutate, { clear, explain }) };
}
