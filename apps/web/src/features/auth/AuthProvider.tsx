import type { User } from '@veracite/contracts/account';
import { safePath } from '@veracite/contracts/safe-path';
import {
  createContext,
  lazy,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useSWRConfig } from 'swr';
import { useLocation, useNavigate } from 'react-router-dom';
import { dropDrafts } from '../../api/drafts';
import { get, request } from '../../api/fetcher';
import { api, isPersonal } from '../../api/keys';
import { forgetLeft } from '../../api/left-work';
import { routes } from '../../app/routes';
import { PartBoundary } from '../../components/PartBoundary';
import { clearPendingPlan } from './pending-plan';
import { clearCallback, takeCallback } from './callback';
import { useSignInFault } from './useSignInFault';
import { dropPending, OPEN_SIGN_IN, peekPending } from './pending-verification';

export type AuthDialog = 'login' | 'signup';

interface Auth {
  /** undefined while the session is being checked, null when signed out. */
  user: User | null | undefined;
  dialog: AuthDialog | null;
  /** Why the last sign-in through another site came to nothing. */
  fault: string | undefined;
  openDialog: (dialog: AuthDialog) => void;
  /** Closes the dialog and forgets what waited for the sign-in. */
  closeDialog: () => void;
  /** After a login or sign-up by email: sets the user and goes where the visitor wanted to be. */
  enter: (user: User) => void;
  logout: () => Promise<void>;
  /** After the account is gone: forgets the user and goes home. */
  leave: () => void;
  /** Asks the server anew who is signed in. */
  refresh: () => void;
  /** How often somebody signed out here: what was on a page then, typed or answered, is not for the next. */
  departures: number;
}

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth outside AuthProvider');
  return auth;
}

const AuthDialogs = lazy(() => import('./AuthDialogs'));

export function AuthProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null | undefined>(undefined);
  const [departures, setDepartures] = useState(0);
  const [dialog, setDialog] = useState<AuthDialog | null>(null);
  const [fault, setFault] = useState<string>();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = useRef(false);

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

  useEffect(() => {
    const open = () => {
      // Asked for by a page that the server knows no user of: a session that is over is over everywhere.
      setUser(null);
      setDialog('login');
    };
    window.addEventListener(OPEN_SIGN_IN, open);
    return () => window.removeEventListener(OPEN_SIGN_IN, open);
  }, []);

  /** Another try is offered with the reason; what waited for the sign-in still waits. */
  useSignInFault(
    useCallback((sentence) => {
      setFault(sentence);
      setDialog('login');
    }, []),
  );

  /** No data of one user may be shown to the next. */
  const forget = useCallback(() => mutate(isPersonal, undefined, { revalidate: false }), [mutate]);

  const closeDialog = useCallback(() => {
    setDialog(null);
    setFault(undefined);
    clearPendingPlan();
    clearCallback();
    dropPending();
  }, []);

  const enter = useCallback(
    (entered: User) => {
      void forget();
      setUser(entered);
      setDialog(null);
      clearPendingPlan();
      const wanted = takeCallback() ?? new URLSearchParams(search).get('callbackUrl');
      if (wanted !== null && wanted !== undefined) {
        const path = safePath(wanted) ?? routes.home;
        // Pages of the server itself are no pages of the router.
        if (/^\/(?:api|admin)\//.test(path)) window.location.assign(path);
        else void navigate(path);
        return;
      }
      const stays = pathname === routes.pricing || peekPending()?.path === pathname;
      if (!stays) void navigate(routes.home);
    },
    [forget, navigate, pathname, search],
  );

  const depart = useCallback(() => {
    setUser(null);
    void forget();
    forgetLeft();
    dropDrafts();
    dropPending();
    setDepartures((now) => now + 1);
  }, [forget]);

  const logout = useCallback(async () => {
    await request('POST', api.logout()).catch((error: unknown) => console.warn('Sign-out was not confirmed', error));
    depart();
    if (pathname === routes.dashboard) void navigate(routes.home);
  }, [depart, navigate, pathname]);

  const leave = useCallback(() => {
    depart();
    void navigate(routes.home);
  }, [depart, navigate]);

  const auth = useMemo(
    () => ({ user, dialog, fault, openDialog: setDialog, closeDialog, enter, logout, leave, refresh, departures }),
    [user, dialog, fault, closeDialog, enter, logout, leave, refresh, departures],
  );
  return (
    <AuthContext.Provider value={auth}>
      {children}
      <PartBoundary>{dialog && <AuthDialogs />}</PartBoundary>
    </AuthContext.Provider>
  );
}
