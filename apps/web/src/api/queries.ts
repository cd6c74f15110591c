import type { AccountSettings, Billing, SignInOptions } from '@veracite/contracts/account';
import type { Acceptance, VerificationResult } from '@veracite/contracts/citations';
import type { CheckedReference } from '@veracite/contracts/checked-references';
import type { Check } from '@veracite/contracts/checks';
import type { DatabaseState } from '@veracite/contracts/databases';
import type { PaymentConfig } from '@veracite/contracts/payments';
import type { Plan } from '@veracite/contracts/plans';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { get } from './fetcher';
import { api } from './keys';
import { useUser } from './session';

/** Returns the key when a user is signed in, otherwise null, for which SWR requests nothing. */
function useOwnKey(key: string): string | null {
  return useUser() ? key : null;
}

/** Loads the credits of the signed-in user, again each time a page that shows them opens. */
export function useBilling() {
  return useSWR<Billing | null>(useOwnKey(api.billing()), { revalidateOnMount: true });
}

/** What the signed-in user has chosen for the account. */
export function useSettings() {
  return useSWR<AccountSettings | null>(useOwnKey(api.settings()));
}

/** The references that the user and the members of the user's groups have checked themselves. */
export function useCheckedReferences() {
  return useSWR<CheckedReference[] | null>(useOwnKey(api.checkedReferences()));
}

/** The ways to sign in that the server offers. */
export function useSignInOptions() {
  return useSWR<SignInOptions>(api.signInOptions(), get);
}

export function usePlans() {
  return useSWR<Plan[]>(api.plans(), get);
}

export function usePaymentConfig() {
  return useSWR<PaymentConfig>(api.paymentConfig(), get);
}

export function useDatabases() {
  return useSWR<DatabaseState[]>(api.databases(), get);
}

const isCheck = (key: unknown) => typeof key === 'string' && /^\/api\/checks\/[^/?]+$/.test(key);

const DROPPED = [api.today(), api.historyStats(), api.recent(), api.shares(), '/api/citations?'];

/** What to refetch after an action that used credits or added records. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      billing: () => mutate(api.billing()),
      /**
       * Drops counts and lists after records were added or deleted. They are loaded again at once where a page shows them,
       * and otherwise when one is opened.
       */
      afterChange: () =>
        Promise.all([
          mutate(api.billing()),
          mutate((key) => DROPPED.some((url) => typeof key === 'string' && key.startsWith(url)), undefined),
        ]),
      /** Records and checks that were read already say what was accepted of them since. */
      afterAcceptance: (choices: Acceptance[]) => {
        const accept = <T extends { result?: VerificationResult }>(read: T): T => {
          const choice = choices.find(({ id }) => id === read.result?.id);
          return choice && read.result
            ? { ...read, result: { ...read.result, accepted: choice.style ?? undefined } }
            : read;
        };
        const isRead = (key: unknown) => choices.some(({ id }) => key === api.citation(id));
        return Promise.all([
          mutate<{ result: VerificationResult } | null>(isRead, (read) => read && accept(read), { revalidate: false }),
          mutate<Check>(isCheck, (check) => check && { ...check, entries: check.entries.map(accept) }, {
            revalidate: false,
          }),
        ]);
      },
    }),
    [mutate],
  );
}
