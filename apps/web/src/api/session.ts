import type { User } from '@veracite/contracts/account';
import { createContext, useContext } from 'react';

/** Who is signed in: undefined while the session is being checked, null for nobody. `features/auth` provides it. */
export const SessionContext = createContext<User | null | undefined>(undefined);

export function useUser(): User | null | undefined {
  return useContext(SessionContext);
}
