import { useCallback } from 'react';
import { messageOf } from '../api/errors';
import { useToast } from './toast';

/** What a toast says about a request that failed without a message of the server. */
export interface Failure {
  title: string;
  text?: string;
}

/**
 * Shows why a request failed: the server's message, else `text`. Offline it shows nothing, because the page's offline
 * notice names the cause.
 */
export function useFailureToast(): (error: unknown, failure: Failure) => void {
  const toast = useToast();
  return useCallback(
    (error, { title, text }) => {
      if (error instanceof TypeError && !navigator.onLine) return;
      toast({ title, description: messageOf(error) ?? text, tone: 'destructive' });
    },
    [toast],
  );
}
