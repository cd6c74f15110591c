import type { User } from '@veracite/contracts/account';
import { createContext, useContext } from 'react';

export type AuthDialog = 'login' | 'signup';

interface Auth {
  /** undefined while the session is being checked, null when signed out. */
  user: User | null | undefined;
  dialog: AuthDialog | null;
  /** Why the last sign-in through another site failed. */
  fault: string | undefined;
  /** Why the dialog is open; absent when the visitor asked for it. */
  reason: string | undefined;
  openDialog: (dialog: AuthDialog, reason?: string) => void;
  /** Closes the dialog and drops what was waiting for the sign-in. */
  closeDialog: () => void;
  /** After a login or sign-up by email: sets the user and goes where the visitor wanted to be. */
  enter: (user: User) => void;
  logout: () => Promise<void>;
  /** After the account is gone: forgets the user and goes home. */
  leave: () => void;
  /** Asks the server again which user is signed in. */
  refresh: () => void;
  /** The number of sign-outs in this tab: a change remounts the pages, so that the next user sees nothing of the last. */
  departures: number;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth outside AuthProvider');
  return auth;
}
