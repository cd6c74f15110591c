import type { User } from '@veracite/contracts/account';
import { safePath } from '@veracite/contracts/safe-path';
import { lazy, useCallback, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { SessionContext } from '../../api/session';
import { PartBoundary } from '../../components/PartBoundary';
import { routes } from '../../site/routes';
import { AuthContext } from '../../components/session/auth-context';
import { takeCallback } from '../../components/session/callback';
import { clearPendingPlan } from '../../components/session/pending-plan';
import { deferredVerification } from '../../components/session/deferred-verification';
import { useCurrentUser } from './useCurrentUser';
import { useSignInDialog } from './useSignInDialog';

const AuthDialogs = lazy(() => import('./AuthDialogs'));

export function AuthProvider({ children }: { children: ReactNode }) {
  const { user, departures, refresh, arrive, depart } = useCurrentUser();
  const { dialog, fault, setDialog, closeDialog } = useSignInDialog();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const enter = useCallback(
    (entered: User) => {
      arrive(entered);
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
      const stays =
        pathname === routes.pricing ||
        deferredVerification()?.path === pathname ||
        new URLSearchParams(search).has('check');
      if (!stays) void navigate(routes.home);
    },
    [arrive, setDialog, navigate, pathname, search],
  );

  const logout = useCallback(async () => {
    await request('POST', api.logout()).catch((error: unknown) => console.warn('Sign-out was not confirmed', error));
    depart();
    if (pathname === routes.dashboard) void navigate(routes.home);
    // A check in the address is the user's own.
    else if (search) void navigate(pathname, { replace: true });
  }, [depart, navigate, pathname, search]);

  const leave = useCallback(() => {
    depart();
    void navigate(routes.home);
  }, [depart, navigate]);

  const auth = useMemo(
    () => ({ user, dialog, fault, openDialog: setDialog, closeDialog, enter, logout, leave, refresh, departures }),
    [user, dialog, fault, setDialog, closeDialog, enter, logout, leave, refresh, departures],
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
