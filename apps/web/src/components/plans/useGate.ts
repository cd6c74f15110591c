import type { Billing } from '@veracite/contracts/account';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { statusOf } from '../../api/errors';
import { get } from '../../api/fetcher';
import { api } from '../../api/keys';
import { useAuth } from '../session/auth-context';
import { useLatest } from '../useLatest';
import { hasCredits, shortageOf, type Shortage } from './usage';

/** The specification's wait while the session is still being checked, and how often before that counts as signed out. */
const RETRY_MS = 200;
const RETRIES = 25;

interface Passage {
  /** Credits that the action needs; 0 where it is free, or only the server knows. */
  needed: number;
  action: () => Promise<void>;
  onSignedOut: () => void;
  /** Called when the credits are too few. @param short absent when the server says no numbers */
  onShort?: (short?: Shortage) => void;
  onFailure: (error: unknown) => void;
}

/** Returns a function that checks the sign-in and the credits, then runs an action. The server may still answer 401 or 402. */
export function useGate(): (passage: Passage) => Promise<void> {
  const user = useLatest(useAuth().user);
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ needed, action, onSignedOut, onShort, onFailure }) => {
      try {
        for (let i = 0; i < RETRIES && user.current === undefined; i += 1) await wait(RETRY_MS);
        if (!user.current) return onSignedOut();
        const billing = needed > 0 ? await askCredits() : undefined;
        if (billing) await mutate(api.billing(), billing, { revalidate: false });
        if (onShort && billing && !hasCredits(billing, needed)) return onShort({ needed, left: billing.remaining });
        await action();
      } catch (error) {
        if (statusOf(error) === 401) onSignedOut();
        else if (statusOf(error) === 402 && onShort) onShort(shortageOf(error));
        else onFailure(error);
      }
    },
    [user, mutate],
  );
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for the user's credits. A failed question lets the action proceed, since the server is the gate. */
const askCredits = (): Promise<Billing | undefined> =>
  get<Billing>(api.billing()).catch((error: unknown) => {
    console.warn('Credits could not be asked', error);
    return undefined;
  });
