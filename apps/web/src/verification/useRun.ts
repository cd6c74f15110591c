import type { CheckTool } from '@veracite/contracts/check-tools';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { newKey } from '../api/fetcher';
import { api } from '../api/keys';
import type { VerificationRun } from '../api/verification-run';
import type { Shortage } from '../components/plans/usage';
import { useGate } from '../components/plans/useGate';
import { deferRun, startCheck } from './start-check';
import { idInAddress, type Show } from './useCheckInAddress';

interface Running {
  show: Show;
  /** Called before the sign-in dialog opens for a run that is deferred. */
  onSignedOut: () => void;
  /** Called when the credits are too few. @param short absent when the server says no numbers */
  onShort: (short: Shortage | undefined, asked: VerificationRun) => void;
  onFailure: (error: unknown) => void;
  /** Called when the check has ended at once. */
  onEnd: () => void;
}

/** Runs one check at a time, and ignores what comes of one that was dropped or whose page was left. */
export function useRun(tool: CheckTool, { show, onSignedOut, onShort, onFailure, onEnd }: Running) {
  const { pathname: path } = useLocation();
  const { mutate } = useSWRConfig();
  const pass = useGate();
  /** The run on its way: the number of its citations, and whether it is being charged. */
  const [task, setTask] = useState<{ count: number; isSent: boolean }>();
  /** Counts the checks that were sent: rows opened in one check are closed in the next. */
  const [turn, setTurn] = useState(0);
  const current = useRef<object>(undefined);
  const drop = useCallback(() => {
    current.current = undefined;
    setTask(undefined);
  }, []);
  useEffect(() => () => void (current.current = undefined), []);

  const run = async (asked: VerificationRun) => {
    const citations = asked.citations.map((text) => text.trim()).filter((text) => text.length > 0);
    const count = citations.length;
    if (count === 0 || current.current) return;
    const submitted = { ...asked, citations };
    const before = idInAddress();
    const mine = (current.current = {});
    const isCurrent = () => current.current === mine;
    const follow = (id: string, replace = true) => isCurrent() && show(id, replace);
    /** Goes back to the address before, unless the run was dropped. */
    const endBy = (action: () => void) => {
      if (!isCurrent()) return;
      show(before);
      action();
    };
    setTask({ count, isSent: false });
    await pass({
      // Of a document, the server knows what was paid already.
      needed: tool === 'documents' || asked.partly ? 0 : (asked.cost ?? count),
      action: async () => {
        const key = asked.check ?? newKey();
        setTurn((now) => now + 1);
        if (isCurrent()) setTask({ count, isSent: true });
        // In the address before it is charged, so that it is found again when the answer is lost.
        follow(key, before === undefined);
        const check = await startCheck(tool, submitted, key, follow);
        await mutate(api.check(check.id), check, { revalidate: false });
        follow(check.id);
        if (check.state !== 'running') onEnd();
      },
      onSignedOut: () =>
        endBy(() => {
          onSignedOut();
          deferRun(tool, { path, ...submitted }, show);
        }),
      onShort: (short) => endBy(() => onShort(short, submitted)),
      onFailure: (error) => endBy(() => onFailure(error)),
    });
    if (isCurrent()) drop();
  };
  return { task, turn, run, drop };
}
