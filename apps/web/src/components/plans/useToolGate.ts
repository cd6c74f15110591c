import { useCallback, useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useRefresh } from '../../api/queries';
import { useAuth } from '../session/auth-context';
import { storeCallback } from '../session/pending';
import { deferPress, openSignIn, takePress } from '../session/deferred-verification';
import { authStrings } from '../session/strings';
import { billingStrings as s } from './strings';
import { useGate } from './useGate';
import { useToast } from '../toast';
import { useFailureToast } from '../useFailureToast';

/**
 * Requires a sign-in, then credits, before a tool runs. A visitor returns to the tool's page after the sign-in.
 * @param form the form of the tool, which is submitted again after the sign-in that it needed
 */
export function useToolGate(tool: string, form?: RefObject<HTMLFormElement | null>) {
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  const userId = user?.id;
  const pass = useGate();
  const toast = useToast();
  const showFailure = useFailureToast();
  const refresh = useRefresh();

  const askSignIn = useCallback(() => {
    toast({ title: s.authTitle, description: s.authText(tool) });
    storeCallback(pathname + search);
    if (form) deferPress(pathname);
    openSignIn(authStrings.reasonTool(tool));
  }, [toast, tool, form, pathname, search]);

  useEffect(() => {
    // After the render in which the user arrives, with whose state the form is submitted.
    if (userId && form && takePress(pathname)) setTimeout(() => form.current?.requestSubmit());
  }, [userId, form, pathname]);

  /** Runs an action that costs one credit. @param failure texts of the toast when it fails */
  const attempt = (work: () => Promise<void>, failure: { title: string; text: string }) =>
    pass({
      needed: 1,
      action: () => work().then(() => void refresh.billing()),
      onSignedOut: askSignIn,
      onShort: () => toast({ title: s.insufficient, description: s.needOne(tool), tone: 'destructive' }),
      onFailure: (error) => showFailure(error, failure),
    });
  return { askSignIn, attempt };
}
