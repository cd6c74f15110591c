import type { User } from '@veracite/contracts/account';
import { request } from '../../api/fetcher';
import { useAttempt } from '../../components/useAttempt';
import { useAuth } from '../../components/session/auth-context';
import { appStrings } from '../../site/strings';

/** Signs in by a request that answers with the user; says that it is done, or what the server has against it. */
export function useEntry(done: string, failed: string) {
  const { enter } = useAuth();
  const attempt = useAttempt();
  return (url: string, body: unknown) =>
    attempt(async () => enter(await request<User>('POST', url, body)), done, { title: appStrings.error, text: failed });
}
