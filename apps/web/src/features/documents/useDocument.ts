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
  /** A document was read: what belonged to the one before goes. */
  onRead: () => void;
}

/** The document of the page: what was read of it outlives a reload, its file does not. */
export function useDocument({ askSignIn, onRead }: Options) {
  const { pathname } = useLocation();
  const userId = useAuth().user?.id;
  const settledUser = useSettledUser();
  const { busy, occupy, abandon } = useOneAtATime();
  const [read, setRead] = useState(() => keptInTab<ReadFile>(pathname));
  /** Of which the pages are drawn; gone with a reload. */
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

  // A file that waited for the sign-in is read as soon as somebody is there.
  useEffect(() => {
    const held = waiting.current;
    waiting.current = undefined;
    if (userId && held) open(held);
  }, [userId, open]);

  const close = useCallback(() => {
    keepInTab(pathname, undefined);
    setRead(undefined);
    setFile(undefined);
    setFault(undefined);
  }, [pathname]);
  return { read, file, fault, isReading: busy, open, close, cancel: abandon };
}
