import type { User } from '@veracite/contracts/account';
import { createContext, useContext } from 'react';

/** The signed-in user: undefined while the session is being checked, null when signed out. `features/auth` provides it. */
export const SessionContext = createContext<User | null | undefined>(undefined);

export function useUser(): User | null | undefined {
  return useContext(SessionContext);
}
