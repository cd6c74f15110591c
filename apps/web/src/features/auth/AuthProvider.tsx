import type { User } from '@veracite/contracts/account';
import { safePath } from '@veracite/contracts/safe-path';
import { isSignInFault, SIGN_IN_FAULTS } from '@veracite/contracts/sign-in-faults';
import { lazy, useCallback, useMemo, type ReactNode, useEffect, useState, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { request, get } from '../../api/fetcher';
import { api, isPersonal } from '../../api/keys';
import { SessionContext } from '../../api/session';
import { PartBoundary } from '../../components/PartBoundary';
import { useRemovals } from '../../components/Removals';
import { routes } from '../../site/routes';
import { AuthContext, type AuthDialog } from '../../components/session/auth-context';
import { authStrings as s } from '../../components/session/strings';
import { takePending } from '../../components/session/pending';
import { deferredVerification, clearDeferred, OPEN_SIGN_IN } from '../../components/session/deferred-verification';
import { claimDrafts, dropDrafts } from '../../api/drafts';

const PARAMETER = 'signin';

/**
 * Notices that a sign-in through another site came to nothing, and takes that out of the address.
 * @param report receives the sentence once, and must be the same function at each call
 */
function useSignInFault(report: (sentence: string) => void): void {
  const [params, setParams] = useSearchParams();
  const fault = params.get(PARAMETER);
  useEffect(() => {
    if (fault === null) return;
    setParams(
      (current) => {
        current.delete(PARAMETER);
        return current;
      },
      { replace: true },
    );
    if (isSignInFault(fault)) report(SIGN_IN_FAULTS[fault]);
  }, [fault, setParams, report]);
}

type SignInDetail = { citations?: string[]; reason?: string };

/** Returns why a page asks for a sign-in. */
function reasonOf(detail: SignInDetail | null): string {
  return detail?.citations ? s.reasonCheck(detail.citations.length) : (detail?.reason ?? s.reasonExpired);
}

/** The dialog of a login or sign-up: opened by a button, by a verification that needs one, or by a sign-in that failed. */
function useSignInDialog() {
  const [dialog, setDialog] = useState<AuthDialog | null>(null);
  const [fault, setFault] = useState<string>();
  const [reason, setReason] = useState<string>();

  useEffect(() => {
    const open = (event: Event) => {
      setReason(reasonOf((event as CustomEvent<SignInDetail | null>).detail));
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

  const openDialog = useCallback((next: AuthDialog, why?: string) => {
    setReason(why);
    setDialog(next);
  }, []);

  const closeDialog = useCallback(() => {
    setDialog(null);
    setReason(undefined);
    setFault(undefined);
    takePending();
    clearDeferred();
  }, []);

  return { dialog, fault, reason, openDialog, setDialog, closeDialog };
}

const AuthDialogs = lazy(() => import('./AuthDialogs'));

export function AuthProvider({ children }: { children: ReactNode }) {
  const { user, departures, refresh, arrive, depart } = useCurrentUser();
  const { dialog, fault, reason, openDialog, setDialog, closeDialog } = useSignInDialog();
  const { settle } = useRemovals();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const enter = useCallback(
    (entered: User) => {
      arrive(entered);
      setDialog(null);
      const wanted = takePending() ?? new URLSearchParams(search).get('callbackUrl');
      if (wanted !== null && wanted !== undefined) {
        const path = safePath(wanted) ?? routes.home;
        // Pages of the server itself are no pages of the router.
        if (/^\/(?:api|admin)\//.test(path)) window.location.assign(path);
        else void navigate(path);
        return;
      }
      const stays =
        pathname === routes.pricing ||
        deferredVerification()?.path === pathname ||
        new URLSearchParams(search).has('check');
      if (!stays) void navigate(routes.home);
    },
    [arrive, setDialog, navigate, pathname, search],
  );

  const logout = useCallback(async () => {
    await settle();
    await request('POST', api.logout()).catch((error: unknown) => console.warn('Sign-out was not confirmed', error));
    depart();
    if (pathname === routes.dashboard) void navigate(routes.home);
    // A check in the address is the user's own.
    else if (search) void navigate(pathname, { replace: true });
  }, [settle, depart, navigate, pathname, search]);

  const leave = useCallback(() => {
    depart();
    void navigate(routes.home);
  }, [depart, navigate]);

  const auth = useMemo(
    () => ({ user, dialog, fault, reason, openDialog, closeDialog, enter, logout, leave, refresh, departures }),
    [user, dialog, fault, reason, openDialog, closeDialog, enter, logout, leave, refresh, departures],
  );
  return (
    <AuthContext.Provider value={auth}>
      <SessionContext.Provider value={user}>
        {children}
        <PartBoundary>{dialog && <AuthDialogs />}</PartBoundary>
      </SessionContext.Provider>
    </AuthContext.Provider>
  );
}

/** Who is signed in, asked once at the start; no data of one user may be shown to the next. */
function useCurrentUser() {
  const [user, setUser] = useState<User | null | undefined>(undefined);
  const [departures, setDepartures] = useState(0);
  const { mutate } = useSWRConfig();
  const asked = useRef(false);

  /** Drops what waits for a sign-in, and opens the page again. */
  const leaveNothing = useCallback(() => {
    clearDeferred();
    setDepartures((now) => now + 1);
  }, []);

  /** Nothing that was shown to one user or typed by one stays for the next, when the session of the first has expired. */
  const settle = useCallback(
    (entered: User) => {
      setUser(entered);
      if (claimDrafts(entered.id)) leaveNothing();
    },
    [leaveNothing],
  );

  const refresh = useCallback(() => {
    get<User>(api.me()).then(settle, () => setUser(null));
  }, [settle]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    refresh();
  }, [refresh]);

  // Asked for by a page that the server knows no user of: a session that is over is over everywhere.
  useEffect(() => {
    const expire = () => setUser(null);
    window.addEventListener(OPEN_SIGN_IN, expire);
    return () => window.removeEventListener(OPEN_SIGN_IN, expire);
  }, []);

  const arrive = useCallback(
    (entered: User) => {
      // What is on screen is asked for again: an answer that is still on its way is the visitor's.
      void mutate(isPersonal, undefined);
      settle(entered);
    },
    [mutate, settle],
  );

  const depart = useCallback(() => {
    setUser(null);
    void mutate(isPersonal, undefined, { revalidate: false });
    dropDrafts();
    leaveNothing();
  }, [mutate, leaveNothing]);

  return { user, departures, refresh, arrive, depart };
}
