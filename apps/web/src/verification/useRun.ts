import type { CheckTool } from '@veracite/contracts/check-tools';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { statusOf } from '../api/errors';
import { newKey } from '../api/fetcher';
import { api } from '../api/keys';
import type { VerificationRun } from '../api/verification-run';
import { shortageOf, type Shortage } from '../components/plans/usage';
import { useCreditCheck } from '../components/plans/useCreditCheck';
import { useSettledUser } from '../components/session/useSettledUser';
import { useLatest } from '../components/useLatest';
import { deferRun, startCheck } from './start-check';
import { idInAddress, type Show } from './useCheckInAddress';

/** A run on its way: `sent` when it is being charged, `started` when its check is loaded. */
interface Task {
  phase: 'asked' | 'sent' | 'started';
  /** The number of its citations. */
  count: number;
  /** The id of its check. */
  id?: string;
}

interface Running {
  show: Show;
  /** Called before the sign-in dialog opens for a run that is deferred. */
  onSignedOut: () => void;
  /** Called when the credits are too few. @param short absent when the server says no numbers */
  onShort: (short: Shortage | undefined, asked: VerificationRun) => void;
  onFailure: (error: unknown) => void;
}

/** Runs one check at a time, and ignores what comes of one that was dropped or whose page was left. */
export function useRun(tool: CheckTool, running: Running) {
  const { pathname: path } = useLocation();
  const { mutate } = useSWRConfig();
  const latest = useLatest({ ...running, path, mutate, settledUser: useSettledUser(), shortOf: useCreditCheck() });
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
      const { show, onSignedOut, onShort, onFailure, ...page } = latest.current;
      const move = (phase: Task['phase'], id: string, replace = true) => {
        if (current.current !== mine) return;
        setTask({ phase, count, id });
        show(id, replace);
      };
      const signIn = () => {
        onSignedOut();
        deferRun(tool, { path: page.path, ...submitted }, show);
      };
      const before = idInAddress();
      setTask({ phase: 'asked', count });
      try {
        if (!(await page.settledUser())) return signIn();
        const needed = asked.cost ?? count;
        // Of a document, the server knows what was paid already.
        const billing = tool === 'documents' || asked.partly ? undefined : await page.shortOf(needed);
        if (billing) return onShort({ needed, left: billing.remaining }, submitted);
        const key = asked.check ?? newKey();
        setTurn((now) => now + 1);
        // In the address before it is charged, so that it is found again when the answer is lost.
        move('sent', key, before === undefined);
        const id = await startCheck(tool, submitted, key, (created) => move('sent', created));
        // What was loaded of it before it ran is out of date.
        await page.mutate(api.check(id), undefined);
        move('started', id);
      } catch (error) {
        if (current.current !== mine) return;
        show(before);
        if (statusOf(error) === 401) signIn();
        else if (statusOf(error) === 402) onShort(shortageOf(error), submitted);
        else onFailure(error);
      } finally {
        if (current.current === mine) {
          current.current = undefined;
          setTask((now) => (now?.phase === 'started' ? now : undefined));
        }
      }
    },
    [tool, latest],
  );
  const drop = useCallback(() => {
    current.current = undefined;
    setTask(undefined);
  }, []);
  useEffect(() => () => void (current.current = undefined), []);
  return { task, turn, run, drop };
}
