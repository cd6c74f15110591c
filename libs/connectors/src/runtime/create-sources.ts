import { CONNECTOR_DEFINITIONS } from '../connector-definitions';
import { createRegistries } from '../registries/create-registries';
import type { Registries } from '../registries/registries';
import type { Sources } from '../sources';
import { createConnector, type Connector } from './connector';
import { createRuntime, type Runtime, type RuntimeOptions } from './runtime';

/**
 * Creates every defined connector on a runtime of its own.
 * @throws Error naming the setting when a setting is invalid
 */
export function createSources(options: RuntimeOptions): Sources & { registries: Registries } {
  const runtime = createRuntime(options);
  const connectors = CONNECTOR_DEFINITIONS.map(({ id, definition }) => createConnector(id, definition, runtime));
  return { ...combineConnectors(connectors, runtime), registries: createRegistries(runtime) };
}

/** Combines connectors that share one runtime. Closing the result closes the runtime. */
export function combineConnectors(connectors: readonly Connector[], runtime: Pick<Runtime, 'close'>): Sources {
  const byId = new Map(connectors.map((connector) => [connector.id, connector]));

  function find(id: string): Connector {
    const connector = byId.get(id);
    if (!connector) throw new Error(`there is no database called ${id}`);
    return connector;
  }

  return {
    list: () => connectors.map((connector) => connector.state()),
    lookUp: (id, kind, value, options) => find(id).lookUp(kind, value, options),
    lookUpMany: (id, kind, values, options) => find(id).lookUpMany(kind, values, options),
    notices: (id, dois, options) => find(id).notices(dois, options),
    search: (id, query, options) => find(id).search(query, options),
    citing: (id, query, options) => find(id).citing(query, options),
    waitMs: (id, userId) => find(id).waitMs(userId),
    close: () => runtime.close(),
  };
}
