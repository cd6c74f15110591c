import type { Sources } from '../port';
import { createRegistries } from '../registries/create';
import type { Registries } from '../registries/port';
import { DATABASES, isDatabaseId } from '../registry';
import { forgiving, inProcessCache, type CacheStore } from './cache-store';
import { clockOf, type Clock } from './clock';
import { createAsker, type Asker } from './asker';
import { createConnector, type Connector } from './connector';
import { createHttp } from './http';
import { inProcessPace, type PaceStore } from './pace-store';
import { createRetryBudget } from './retry-budget';
import { upstreamOf, type Env } from './settings';

export interface SourcesOptions {
  /** CONTACT_EMAIL, PUBLIC_URL, SOURCES, UPSTREAM_ORIGIN, UPSTREAM_PACE, `<SOURCE>_PACE`, `<SOURCE>_API_KEY`. */
  env: Env;
  /** Default: for this process alone. */
  pace?: PaceStore;
  cache?: CacheStore;
  /** Default: that of the machine. Paces kept in Redis go by its clock, whatever this one says. */
  clock?: Clock;
}

/** All databases behind one door, and the registries behind another. @throws Error naming the switch when a setting cannot be read */
export function createSources(options: SourcesOptions): Sources & { registries: Registries } {
  const clock = options.clock ?? clockOf();
  const { now } = clock;
  const upstream = upstreamOf(options.env);
  const http = createHttp(upstream.origin);
  const shared = {
    env: options.env,
    http,
    // Where no pace is kept there is nothing to agree on with other processes.
    pace: (upstream.paced ? options.pace : undefined) ?? inProcessPace(now),
    cache: forgiving(options.cache ?? inProcessCache(now)),
    retries: createRetryBudget(),
    paced: upstream.paced,
    clock,
  };
  const connectors = new Map<string, Connector>();
  const askers = new Map<string, Asker>();
  for (const [id, definition] of Object.entries(DATABASES)) {
    const asker = createAsker(id, definition, shared);
    askers.set(id, asker);
    connectors.set(id, createConnector(id, definition, asker));
  }

  function one(id: string): Connector {
    const connector = isDatabaseId(id) ? connectors.get(id) : undefined;
    if (!connector) throw new Error(`there is no database called ${id}`);
    return connector;
  }

  return {
    registries: createRegistries(askers, shared),
    list: () => [...connectors.values()].map((connector) => connector.state()),
    lookUp: (id, kind, value, asking) => one(id).lookUp(kind, value, asking),
    lookUpMany: (id, kind, values, asking) => one(id).lookUpMany(kind, values, asking),
    notices: (id, dois, asking) => one(id).notices(dois, asking),
    search: (id, query, asking) => one(id).search(query, asking),
    citing: (id, query, asking) => one(id).citing(query, asking),
    waitFor: (id, whose) => one(id).waitMs(whose),
    close: () => http.close(),
  };
}
