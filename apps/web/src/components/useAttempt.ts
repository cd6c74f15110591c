import { useCallback } from 'react';
import { messageOf } from '../api/errors';
import { appStrings as s } from '../site/strings';
import { useToast } from './toast';

/** Does something and tells how it went. Gives whether it succeeded. */
export function useAttempt(): (work: () => Promise<void>, done?: string) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (work, done) => {
      try {
        await work();
        if (done) toast({ title: s.success, description: done, tone: 'success' });
        return true;
      } catch (error) {
        toast({ title: s.error, description: messageOf(error) ?? s.failed, tone: 'destructive' });
        return false;
      }
    },
    [toast],
  );
}
