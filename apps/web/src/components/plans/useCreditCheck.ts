import type { Billing } from '@veracite/contracts/account';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { get } from '../../api/fetcher';
import { api } from '../../api/keys';
import { hasCredits } from './usage';

/**
 * The user's credits where they are too few for `needed` more, else undefined. They are asked now, and
 * kept for all that show them. A failed question lets the action proceed, since the server is the gate.
 */
export function useCreditCheck(): (needed: number) => Promise<Billing | undefined> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (needed) => {
      try {
        const billing = await get<Billing>(api.billing());
        await mutate(api.billing(), billing, { revalidate: false });
        return hasCredits(billing, needed) ? undefined : billing;
      } catch (error) {
        console.warn('Credits could not be asked', error);
        return undefined;
      }
    },
    [mutate],
  );
}
