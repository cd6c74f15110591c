import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInTab, keptInTab } from '../../api/drafts';
import { takeHanded } from '../../api/handed-file';
import { statusOf } from '../../api/errors';
import { useAuth } from '../../components/session/auth-context';
import { useSettledUser } from '../../components/session/useSettledUser';
import { faultText, readFile, refusalOf, type ReadFile } from './read-file';

interface Options {
  askSignIn: () => void;
  /** Called when a file is opened, to clear the results of the last one. */
  onOpen: () => void;
}

/** The document of the page. The server's answer survives a reload, the file does not. */
export function useDocument({ askSignIn, onOpen }: Options) {
  const userId = useAuth().user?.id;
  const settledUser = useSettledUser();
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
      const waitForSignIn = () => {
        waiting.current = chosen;
        askSignIn();
      };
      try {
        if (!(await settledUser())) return waitForSignIn();
        const found = await readFile(chosen, abort.signal);
        abort.signal.throwIfAborted();
        hold(found);
      } catch (error) {
        if (abort.signal.aborted) return;
        if (statusOf(error) === 401) waitForSignIn();
        else setFault(faultText(error));
      } finally {
        setReading((now) => (now === abort ? undefined : now));
      }
    },
    [settledUser, askSignIn, onOpen, hold],
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
