import { useCallback, useEffect, useState } from 'react';
import type { AuthDialog } from '../../components/session/auth-context';
import { clearCallback } from '../../components/session/callback';
import { clearPendingPlan } from '../../components/session/pending-plan';
import { clearDeferred, OPEN_SIGN_IN } from '../../components/session/deferred-verification';
import { useSignInFault } from './useSignInFault';

/** The dialog of a login or sign-up: opened by a button, by a verification that needs one, or by a sign-in that failed. */
export function useSignInDialog() {
  const [dialog, setDialog] = useState<AuthDialog | null>(null);
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    const open = () => setDialog('login');
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

  const closeDialog = useCallback(() => {
    setDialog(null);
    setFault(undefined);
    clearPendingPlan();
    clearCallback();
    clearDeferred();
  }, []);

  return { dialog, fault, setDialog, closeDialog };
}
