import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInTab, keptInTab } from '../../api/drafts';
import { takeHanded } from '../../api/handed-file';
import { useGate } from '../../components/plans/useGate';
import { useAuth } from '../../components/session/auth-context';
import { faultText, readFile, refusalOf, type ReadFile } from './read-file';

interface Options {
  askSignIn: () => void;
  /** Called when a file is opened, to clear the results of the last one. */
  onOpen: () => void;
}

/** The document of the page. The server's answer survives a reload, the file does not. */
export function useDocument({ askSignIn, onOpen }: Options) {
  const userId = useAuth().user?.id;
  const pass = useGate();
  const [reading, setReading] = useState<AbortController>();
  const [read, hold] = useKept();
  /** The file whose pages are rendered; lost on a reload. */
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const waiting = useRef<File>(undefined);

  const open = useCallback(
    async (chosen: File) => {
      const refusal = refusalOf(chosen);
      // The last document would look like that of a file that cannot be read.
      hold(undefined);
      onOpen();
      setFile(chosen);
      setFault(refusal);
      if (refusal !== undefined) return;
      const abort = new AbortController();
      setReading(abort);
      await pass({
        needed: 0,
        action: async () => {
          const found = await readFile(chosen, abort.signal);
          abort.signal.throwIfAborted();
          hold(found);
        },
        onSignedOut: () => {
          waiting.current = chosen;
          askSignIn();
        },
        onFailure: (error) => {
          if (!abort.signal.aborted) setFault(faultText(error));
        },
      });
      setReading((now) => (now === abort ? undefined : now));
    },
    [pass, askSignIn, onOpen, hold],
  );

  // A file that was opened on another page.
  useEffect(() => {
    const file = takeHanded();
    if (file) void open(file);
  }, [open]);

  // A file chosen before the sign-in is read after it.
  useEffect(() => {
    const chosen = waiting.current;
    waiting.current = undefined;
    if (userId && chosen) void open(chosen);
  }, [userId, open]);
  useEffect(() => () => reading?.abort(), [reading]);

  const close = useCallback(() => {
    hold(undefined);
    setFile(undefined);
    setFault(undefined);
  }, [hold]);
  const cancel = useCallback(() => {
    reading?.abort();
    setReading(undefined);
  }, [reading]);
  return { read, file, fault, isReading: reading !== undefined, open, hold, close, cancel };
}

/** The server's answer, which this tab keeps. */
function useKept() {
  const { pathname } = useLocation();
  const [read, setRead] = useState(() => keptInTab<ReadFile>(pathname));
  const hold = useCallback(
    (next: ReadFile | undefined) => {
      keepInTab(pathname, next);
      setRead(next);
    },
    [pathname],
  );
  return [read, hold] as const;
}
