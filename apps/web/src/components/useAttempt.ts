import { useCallback } from 'react';
import { appStrings as s } from '../site/strings';
import { useToast } from './toast';
import { useFailureToast } from './useFailureToast';

/** Runs an action and shows a toast on failure, on success only with `done`. @returns whether the action succeeded */
export function useAttempt(): (work: () => Promise<void>, done?: string) => Promise<boolean> {
  const toast = useToast();
  const showFailure = useFailureToast();
  return useCallback(
    async (work, done) => {
      try {
        await work();
        if (done) toast({ title: s.success, description: done, tone: 'success' });
        return true;
      } catch (error) {
        showFailure(error, { title: s.error, text: s.failed });
        return false;
      }
    },
    [toast, showFailure],
  );
}
