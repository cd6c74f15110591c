import { useCallback, useEffect, useRef, useState } from 'react';
import { STOPPED } from './begun';

/** The work of a page, one at a time. Leaving the page stops listening to it; the server goes on. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  const current = useRef<AbortController | null>(null);

  /** Does nothing while other work runs. `onFault` is told what went wrong, unless the page was left. */
  const occupy = useCallback(
    async (work: (signal: AbortSignal) => Promise<void>, onFault: (error: unknown) => void) => {
      if (current.current) return;
      const abort = new AbortController();
      current.current = abort;
      setBusy(true);
      try {
        await work(abort.signal);
      } catch (error) {
        if (!abort.signal.aborted || abort.signal.reason === STOPPED) onFault(error);
      } finally {
        current.current = null;
        setBusy(false);
      }
    },
    [],
  );

  useEffect(() => () => current.current?.abort(), []);

  /** Ends the work itself, here and at the server. */
  const stop = useCallback(() => current.current?.abort(STOPPED), []);
  /** Stops listening to it. */
  const abandon = useCallback(() => current.current?.abort(), []);
  return { busy, occupy, stop, abandon };
}
