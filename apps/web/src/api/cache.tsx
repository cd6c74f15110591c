import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { getIfSignedIn } from './fetcher';

/** Nothing is refetched unless an action asks for it, and nothing is retried by itself. */
const rules: SWRConfiguration = {
  fetcher: getIfSignedIn,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};

export function CacheProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={rules}>{children}</SWRConfig>;
}
