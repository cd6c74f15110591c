import type { Billing } from '@veracite/contracts/account';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useRefresh } from '../api/queries';
import { useAuth } from '../features/auth/AuthProvider';
import { storeCallback } from '../features/auth/callback';
import { useSettledUser } from '../features/auth/useSettledUser';
import { hasCredits } from '../features/billing/usage';
import { toolStrings as s } from './toolStrings';
import { useToast } from './toast';

/**
 * What stands before every tool: a sign-in, then credits. A signed-out visitor comes back to the tool's page.
 * A failed question about credits lets the action proceed, since the server is the gate.
 */
export function useToolGate(tool: string) {
  const { openDialog } = useAuth();
  const { pathname } = useLocation();
  const settledUser = useSettledUser();
  const { askBilling } = useRefresh();
  const toast = useToast();

  const askSignIn = useCallback(() => {
    toast({ title: s.authTitle, description: s.authText(tool), tone: 'destructive' });
    storeCallback(pathname);
    openDialog('login');
  }, [toast, tool, pathname, openDialog]);

  const pass = useCallback(
    async (needed: number, onShort: (billing: Billing) => void): Promise<boolean> => {
      if (!(await settledUser())) {
        askSignIn();
        return false;
      }
      const billing = await askBilling().catch((error: unknown) => {
        console.warn('Credits could not be asked', error);
        return undefined;
      });
      if (!billing || hasCredits(billing, needed)) return true;
      onShort(billing);
      return false;
    },
    [settledUser, askSignIn, askBilling],
  );
  return { pass, askSignIn };
}
