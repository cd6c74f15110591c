import type { User } from '@veracite/contracts/account';
import { useCallback } from 'react';
import { messageOf } from '../../api/errors';
import { request } from '../../api/fetcher';
import { useToast } from '../../components/toast';
import { useAuth } from '../../components/session/auth-context';
import { authStrings as s } from '../../components/session/strings';

/** Signs in by a request that answers with the user; says that it is done, or what the server has against it. */
export function useEntry(done: string, failed: string): (url: string, body: unknown) => Promise<void> {
  const { enter } = useAuth();
  const toast = useToast();
  return useCallback(
    async (url, body) => {
      try {
        const user = await request<User>('POST', url, body);
        toast({ title: s.success, description: done, tone: 'success' });
        enter(user);
      } catch (error) {
        toast({ title: s.error, description: messageOf(error) ?? failed, tone: 'destructive' });
      }
    },
    [done, failed, enter, toast],
  );
}
