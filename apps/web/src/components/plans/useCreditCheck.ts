import type { Billing } from '@veracite/contracts/account';
import { useCallback } from 'react';
import { useRefresh } from '../../api/queries';
import { hasCredits } from './usage';

/**
 * The user's credits where they are too few for `needed` more, else undefined. A failed question about them lets the
 * action proceed, since the server is the gate.
 */
export function useCreditCheck(): (needed: number) => Promise<Billing | undefined> {
  const { askBilling } = useRefresh();
  return useCallback(
    async (needed) => {
      const billing = await askBilling().catch((error: unknown) => {
        console.warn('Credits could not be asked', error);
        return undefined;
      });
      return billing && !hasCredits(billing, needed) ? billing : undefined;
    },
    [askBilling],
  );
}
