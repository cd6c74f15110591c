import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CANCELED } from './resumable-request';

/** Runs the work of a page, one task at a time. Leaving the page stops waiting for it; the server continues. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  const current = useRef<AbortController | null>(null);
  const focused = useRef<Element | null>(null);

  /** Does nothing while other work runs. `onFault` gets what is thrown, unless the page was left. */
  const occupy = useCallback(
    async (work: (signal: AbortSignal) => Promise<void>, onFault: (error: unknown) => void) => {
      if (current.current) return;
      const abort = new AbortController();
      current.current = abort;
      focused.current = document.activeElement;
      setBusy(true);
      try {
        await work(abort.signal);
      } catch (error) {
        if (!abort.signal.aborted || abort.signal.reason === CANCELED) onFault(error);
      } finally {
        current.current = null;
        setBusy(false);
      }
    },
    [],
  );

  // A button that is disabled while busy loses the focus. It gets it back before a dialog opens, which returns it there.
  useLayoutEffect(() => {
    const lost = !busy && document.activeElement === document.body ? focused.current : null;
    if (lost instanceof HTMLElement) lost.focus({ preventScroll: true });
  }, [busy]);

  useEffect(() => () => current.current?.abort(), []);

  /** Cancels the work, here and on the server. */
  const stop = useCallback(() => current.current?.abort(CANCELED), []);
  /** Stops waiting for the work. */
  const abandon = useCallback(() => current.current?.abort(), []);
  return { busy, occupy, stop, abandon };
}
