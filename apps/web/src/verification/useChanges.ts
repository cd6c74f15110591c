import { useState } from 'react';
import { request } from '../api/fetcher';
import { api } from '../api/keys';
import type { useCheck } from '../api/useCheck';
import { checkStrings as s } from '../components/check/strings';
import { useToast } from '../components/toast';

/** Cancels a check, and checks its entries again. */
export function useChanges(
  id: string | undefined,
  mutate: ReturnType<typeof useCheck>['mutate'],
  { clear, explain }: { clear: () => void; explain: (error: unknown) => void },
) {
  const toast = useToast();
  /** Positions of entries that are being checked again. */
  const [again, setAgain] = useState<readonly number[]>([]);
  const cancel = () =>
    request('DELETE', api.check(id ?? ''))
      .then(() => mutate())
      .then((left) => {
        if (left?.settled === 0) clear();
        toast({ title: left?.settled === 0 ? s.canceledAtOnce : s.canceled });
      })
      .catch(explain);
  /** The row of an entry keeps the old result when it cannot be checked again. */
  const recheck = (position: number) => {
    if (again.includes(position)) return;
    setAgain((now) => [...now, position]);
    void request('POST', api.runCheckEntry(id ?? '', position))
      .then(() => mutate())
      .catch(explain)
      .finally(() => setAgain((now) => now.filter((item) => item !== position)));
  };
  return { again, recheck, cancel: id === undefined ? undefined : () => void cancel() };
}
