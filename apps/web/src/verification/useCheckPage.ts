import type { CheckTool } from '@veracite/contracts/check-tools';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../components/session/auth-context';
import { runDeferred, useDeferredRun } from '../components/session/deferred-verification';
import { useKeptFocus } from '../components/useKeptFocus';
import { useLatest } from '../components/useLatest';
import { idInAddress, useCheckInAddress } from './useCheckInAddress';
import { useExplanation, useRun, type Options, type PlansShown } from './useRun';
import { useChanges, useShownCheck } from './useShownCheck';

export type CheckPageState = ReturnType<typeof useCheckPage>;

/**
 * The check of a page: the one in the address (`?check=ID`), or one that the page runs, from sign-in and credits to its
 * results. One runs at a time.
 */
export function useCheckPage(tool: CheckTool, options: Options = {}) {
  const { pathname: path } = useLocation();
  const userId = useAuth().user?.id;
  const latest = useLatest(options);
  const { id, show } = useCheckInAddress();
  const [plans, setPlans] = useState<PlansShown>();
  const explain = useExplanation(latest, setPlans);
  const { task, setTask, turn, run, drop } = useRun(tool, { latest, show, explain, setPlans });
  const shown = task?.phase === 'sent' ? undefined : (task?.id ?? id);
  const { loaded, hasAnswer, isGone, mutate } = useShownCheck(shown, {
    isInAddress: shown === id,
    task,
    turn,
    show,
    explain,
  });
  // A run ends when its check is loaded, and the page has followed the address to it.
  const isLeft = task !== undefined && idInAddress() !== task.id;
  if (task?.phase === 'started' && hasAnswer && (task.id === id || isLeft)) setTask(undefined);

  const clear = useCallback(() => {
    drop();
    show(undefined);
  }, [drop, show]);
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

  /** The number of citations whose check is not loaded yet. */
  const sent = task && task.phase !== 'asked' ? task.count : undefined;
  const check = sent === undefined ? loaded : undefined;
  const busy = task !== undefined || check?.state === 'running';
  const isShown = check !== undefined || sent !== undefined;
  useKeptFocus(busy);
  const changes = useChanges(shown, mutate, { clear, explain });
  return { check, sent, isShown, isGone, busy, turn, run, clear, plans, setPlans, ...changes };
}
