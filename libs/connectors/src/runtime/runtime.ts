import type { Service } from '../connector-definition';
import { inProcessCache, type CacheStore } from './cache-store';
import { createClock, type Clock } from './clock';
import { createHttp, type Http } from './http';
import { inProcessPace, type PaceStore } from './pace-store';
import { Reachability } from './reachability';
import { createServiceClient, type ServiceClient, type SharedResources } from './service-client';
import { upstreamOf, type Env } from './settings';

export interface RuntimeOptions {
  /** CONTACT_EMAIL, PUBLIC_URL, SOURCES, UPSTREAM_ORIGIN, UPSTREAM_PACE, `<SOURCE>_PACE` and `<SOURCE>_API_KEY`. */
  env: Env;
  /** Rate limits shared with other processes. Default: limits of this process only. */
  pace?: PaceStore;
  /** Default: a cache of this process only. */
  cache?: CacheStore;
  /** Default: the clock of the machine. Limits in Redis always use the clock of Redis. */
  clock?: Clock;
  /** Default: connections of this process, to UPSTREAM_ORIGIN if that is set. */
  http?: Http;
}

/** What all connectors and registries of a process share. */
export interface Runtime extends SharedResources {
  /** Returns the client of a service, created on first use, so that a database and a registry of one id share it. */
  client(id: string, service: Service): ServiceClient;
  close(): Promise<void>;
}

/** @throws Error naming the setting when a setting is invalid */
export function createRuntime(options: RuntimeOptions): Runtime {
  const clock = options.clock ?? createClock();
  const { origin, paced } = upstreamOf(options.env);
  const http = options.http ?? createHttp(origin);
  const clients = new Map<string, ServiceClient>();
  const runtime: Runtime = {
    env: options.env,
    http,
    // Without rate limits there is nothing to share with other processes.
    pace: (paced ? options.pace : undefined) ?? inProcessPace(clock.now),
    cache: options.cache ?? inProcessCache(clock.now),
    retries: { left: 0 },
    reachability: new Reachability(),
    paced,
    clock,
    client(id, service) {
      const client = clients.get(id) ?? createServiceClient(id, service, runtime);
      clients.set(id, client);
      return client;
    },
    close: () => http.close(),
  };
  return runtime;
}
