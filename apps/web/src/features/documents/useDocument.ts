import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInTab, keptInTab } from '../../api/drafts';
import { statusOf } from '../../api/errors';
import { useOneAtATime } from '../../api/useOneAtATime';
import { useAuth } from '../../components/session/auth-context';
import { useSettledUser } from '../../components/session/useSettledUser';
import { faultText, readFile, refusalOf, type ReadFile } from './read-file';

interface Options {
  askSignIn: () => void;
  /** Called when a document was read, to clear the results of the last one. */
  onRead: () => void;
}

/** The document of the page. The server's answer survives a reload, the file does not. */
export function useDocument({ askSignIn, onRead }: Options) {
  const { pathname } = useLocation();
  const userId = useAuth().user?.id;
  const settledUser = useSettledUser();
  const { busy, occupy, abandon } = useOneAtATime();
  const [read, setRead] = useState(() => keptInTab<ReadFile>(pathname));
  /** The file whose pages are rendered; lost on a reload. */
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const waiting = useRef<File>(undefined);

  const open = useCallback(
    (chosen: File) => {
      const refusal = refusalOf(chosen);
      setFile(chosen);
      setFault(refusal);
      if (refusal !== undefined) return;
      const work = async (signal: AbortSignal) => {
        if (!(await settledUser())) {
          waiting.current = chosen;
          askSignIn();
          return;
        }
        const found = await readFile(chosen, signal);
        signal.throwIfAborted();
        onRead();
        setRead(found);
        keepInTab(pathname, found);
      };
      void occupy(work, (error) => {
        if (statusOf(error) === 401) {
          waiting.current = chosen;
          askSignIn();
        } else setFault(faultText(error));
      });
    },
    [occupy, settledUser, askSignIn, onRead, pathname],
  );

  // A file chosen before the sign-in is read after it.
  useEffect(() => {
    const file = waiting.current;
    waiting.current = undefined;
    if (userId && file) open(file);
  }, [userId, open]);

  const close = useCallback(() => {
    keepInTab(pathname, undefined);
    setRead(undefined);
    setFile(undefined);
    setFault(undefined);
  }, [pathname]);
  return { read, file, fault, isReading: busy, open, close, cancel: abandon };
}
