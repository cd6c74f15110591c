import type { VerificationResult } from '@veracite/contracts/citations';
import { useCallback, type Dispatch, type SetStateAction } from 'react';
import { messageOf, statusOf } from '../api/errors';
import { charge } from '../api/fetcher';
import { api } from '../api/keys';
import { rememberInstead } from '../api/left-work';
import { useRefresh } from '../api/queries';
import { useToast } from '../components/toast';
import { shortageOf, type Shortage } from '../components/plans/usage';
import { fromText } from '../components/check/entries/entry-list';
import { checkStrings as s } from '../components/check/strings';
import type { VerificationRun, VerificationState } from '../components/check/progress/verification-state';

interface Recheck {
  path: string;
  setState: Dispatch<SetStateAction<VerificationState>>;
  onSignedOut: () => void;
  onShortOfCredits: (short: Shortage | undefined) => void;
}

/** Checks one citation of a list anew: its row alone waits and changes, and keeps its old answer when that fails. */
export function useRecheck({ path, setState, onSignedOut, onShortOfCredits }: Recheck) {
  const toast = useToast();
  const { afterVerification } = useRefresh();
  return useCallback(
    async (index: number, { citations, format, keep, list }: VerificationRun) => {
      const turn = (change: (state: Extract<VerificationState, { kind: 'batch' }>) => VerificationState) =>
        setState((now) => (now.kind === 'batch' ? change(now) : now));
      turn((now) => ({ ...now, again: [...(now.again ?? []), index] }));
      const settled = ({ again = [] }: { again?: number[] }) => again.filter((one) => one !== index);
      try {
        const inText = list && fromText(list);
        const body = inText ? { ...inText, format, keep } : { citation: citations[0], format, keep };
        const result = await charge<VerificationResult>(api.verify(), body);
        if (result.id) rememberInstead(path, index, result.id);
        turn((now) => {
          const results = now.batch.results.map((one, at) => (at === index ? result : one));
          return { ...now, batch: { ...now.batch, results }, again: settled(now) };
        });
        void afterVerification();
      } catch (error) {
        turn((now) => ({ ...now, again: settled(now) }));
        if (statusOf(error) === 401) onSignedOut();
        else if (statusOf(error) === 402) onShortOfCredits(shortageOf(error));
        else toast({ title: s.failedTitle, description: messageOf(error) ?? s.failedText, tone: 'destructive' });
      }
    },
    [path, setState, onSignedOut, onShortOfCredits, toast, afterVerification],
  );
}
