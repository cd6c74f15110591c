import { useEffect, useState } from 'react';
import { statusOf } from '../api/errors';
import { request } from '../api/fetcher';
import { api } from '../api/keys';
import { useRefresh } from '../api/queries';
import { useCheck } from '../api/useCheck';
import { checkStrings as s } from '../components/check/strings';
import { openSignIn } from '../components/session/deferred-verification';
import { authStrings } from '../components/session/strings';
import { useToast } from '../components/toast';
import { useLatest } from '../components/useLatest';
import type { Show } from './useCheckInAddress';
import type { Explain, Task } from './useRun';

interface Shown {
  isInAddress: boolean;
  task: Task | undefined;
  turn: number;
  show: Show;
  explain: Explain;
}

/** Loads the check that is shown. `isGone`: it was deleted, has expired or belongs to another user. */
export function useShownCheck(id: string | undefined, { isInAddress, task, turn, show, explain }: Shown) {
  const isStarting = task !== undefined && task.phase !== 'asked';
  const { check, error, mutate } = useCheck(id, useRefresh().afterChange, isStarting);
  const [goneAt, setGoneAt] = useState<number>();
  const latest = useLatest(turn);
  useEffect(() => {
    if (error === undefined || !isInAddress) return;
    if (statusOf(error) === 404) {
      setGoneAt(latest.current);
      show(undefined);
    } else if (statusOf(error) === 401) openSignIn(authStrings.reasonResult);
    else explain(error);
  }, [error, isInAddress, show, explain, latest]);
  const isEmpty = check?.state === 'read' || (check?.state === 'canceled' && check.settled === 0);
  const hasAnswer = check !== undefined || error !== undefined;
  return { loaded: isEmpty ? undefined : check, hasAnswer, isGone: goneAt === turn, mutate };
}

/** Cancels a check, and checks its entries again. */
export function useChanges(
  id: string | undefined,
  mutate: ReturnType<typeof useShownCheck>['mutate'],
  { clear, explain }: { clear: () => void; explain: Explain },
) {
  const toast = useToast();
  /** Positions of entries that are being checked again. */
  const [again, setAgain] = useState<readonly number[]>([]);
  const cancel = () =>
    request('DELETE', api.check(id ?? ''))
      .then(() => mutate())
      .then((left) => {
        if (left?.settled === 0) clear();
        toast({ title: left?.settled === 0 ? s.canceledAtOnce : s.canceled });
      })
      .catch((fault: unknown) => explain(fault));
  /** The row of an entry keeps the old result when it cannot be checked again. */
  const recheck = (position: number) => {
    setAgain((now) => [...now, position]);
    void request('POST', api.runCheckEntry(id ?? '', position))
      .then(() => mutate())
      .catch((fault: unknown) => explain(fault))
      .finally(() => setAgain((now) => now.filter((one) => one !== position)));
  };
  return { again, recheck, cancel: id === undefined ? undefined : () => void cancel() };
}
