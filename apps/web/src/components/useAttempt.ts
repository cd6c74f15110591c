import { useCallback } from 'react';
import { request } from '../api/fetcher';
import { appStrings as s } from '../site/strings';
import { useToast } from './toast';
import { useFailureToast, type Failure } from './useFailureToast';

const FAILURE: Failure = { title: s.error, text: s.failed };

/** Runs an action and shows a toast on failure, on success only with `done`. @returns whether the action succeeded */
export function useAttempt(): (work: () => Promise<unknown>, done?: string, failure?: Failure) => Promise<boolean> {
  const toast = useToast();
  const showFailure = useFailureToast();
  return useCallback(
    async (work, done, failure = FAILURE) => {
      try {
        await work();
        if (done) toast({ title: s.success, description: done, tone: 'success' });
        return true;
      } catch (error) {
        showFailure(error, failure);
        return false;
      }
    },
    [toast, showFailure],
  );
}

/**
 * Sends a change to the server as `useAttempt` does.
 * @param reload loads what is shown again, whether the change succeeded or not. @returns whether it succeeded
 */
export function useChange(reload: () => unknown) {
  const attempt = useAttempt();
  return async (
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    { body, done }: { body?: object; done?: string } = {},
  ) => {
    const isDone = await attempt(() => request(method, url, body), done);
    void reload();
    return isDone;
  };
}
