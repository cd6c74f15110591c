import type { Billing } from '@veracite/contracts/account';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../session/auth-context';
import { storeCallback } from '../session/callback';
import { useSettledUser } from '../session/useSettledUser';
import { useCreditCheck } from './useCreditCheck';
import { toolStrings as s } from './tool-strings';
import { useToast } from '../toast';

/** Requires a sign-in, then credits, before a tool runs. A visitor returns to the tool's page after the sign-in. */
export function useToolGate(tool: string) {
  const { openDialog } = useAuth();
  const { pathname } = useLocation();
  const settledUser = useSettledUser();
  const shortOf = useCreditCheck();
  const toast = useToast();

  const askSignIn = useCallback(() => {
    toast({ title: s.authTitle, description: s.authText(tool) });
    storeCallback(pathname);
    openDialog('login');
  }, [toast, tool, pathname, openDialog]);

  const pass = useCallback(
    async (needed: number, onShort: (billing: Billing) => void): Promise<boolean> => {
      if (!(await settledUser())) {
        askSignIn();
        return false;
      }
      const short = await shortOf(needed);
      if (short) onShort(short);
      return !short;
    },
    [settledUser, askSignIn, shortOf],
  );
  return { pass, askSignIn };
}
