import type { User } from '@veracite/contracts/account';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { dropDrafts } from '../../api/drafts';
import { get } from '../../api/fetcher';
import { api, isPersonal } from '../../api/keys';
import { clearDeferred, OPEN_SIGN_IN } from '../../components/session/deferred-verification';

/** Who is signed in, asked once at the start; no data of one user may be shown to the next. */
export function useCurrentUser() {
  const [user, setUser] = useState<User | null | undefined>(undefined);
  const [departures, setDepartures] = useState(0);
  const { mutate } = useSWRConfig();
  const asked = useRef(false);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (user) last.current = user.id;
  }, [user]);

  const refresh = useCallback(() => {
    get<User>(api.me()).then(
      (me) => setUser(me),
      () => setUser(null),
    );
  }, []);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    refresh();
  }, [refresh]);

  const forget = useCallback(() => mutate(isPersonal, undefined, { revalidate: false }), [mutate]);

  // Asked for by a page that the server knows no user of: a session that is over is over everywhere.
  useEffect(() => {
    const expire = () => setUser(null);
    window.addEventListener(OPEN_SIGN_IN, expire);
    return () => window.removeEventListener(OPEN_SIGN_IN, expire);
  }, []);

  const arrive = useCallback(
    (entered: User) => {
      void forget();
      setUser(entered);
      // Nothing that was shown to one user stays for the next, when the session of the first has expired.
      if (last.current !== undefined && last.current !== entered.id) setDepartures((now) => now + 1);
    },
    [forget],
  );

  const depart = useCallback(() => {
    setUser(null);
    void forget();
    dropDrafts();
    clearDeferred();
    setDepartures((now) => now + 1);
  }, [forget]);

  return { user, departures, refresh, arrive, depart };
}
