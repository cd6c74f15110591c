import type { User } from '@veracite/contracts/account';
import { useCallback } from 'react';
import { useLatest } from '../useLatest';
import { useAuth } from './auth-context';

/** The specification's wait while the session is still being checked, and how often before that counts as signed out. */
const RETRY_MS = 200;
const RETRIES = 25;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns a function that resolves to the user once the session has been checked, null when signed out. */
export function useSettledUser(): () => Promise<User | null> {
  const latest = useLatest(useAuth().user);
  return useCallback(async () => {
    for (let i = 0; i < RETRIES && latest.current === undefined; i += 1) await wait(RETRY_MS);
    return latest.current ?? null;
  }, [latest]);
}
