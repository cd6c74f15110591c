import { Global, Inject, Module, type OnModuleDestroy, type Provider } from '@nestjs/common';
import { CONNECTOR_DEFINITIONS, DATABASE_IDS } from '@veracite/connectors/connector-definitions';
import { createRegistries } from '@veracite/connectors/registries/create-registries';
import { redisCache } from '@veracite/connectors/runtime/cache-redis';
import { combineConnectors, createConnector, type Connector } from '@veracite/connectors/runtime/source';
import { redisPace } from '@veracite/connectors/runtime/pace-redis';
import { paceWithFallback } from '@veracite/connectors/runtime/pace-with-fallback';
import { createRuntime, type Runtime } from '@veracite/connectors/runtime/runtime';
import type { Sources } from '@veracite/connectors/sources';
import type { Redis } from 'ioredis';
import { watchControls } from '../../platform/metrics/metrics';
import { REDIS } from '../../platform/queue/redis';
import { CONNECTOR_RUNTIME, connectorToken, REGISTRIES, SOURCES } from './tokens';

const connectors: Provider[] = CONNECTOR_DEFINITIONS.map(({ id, definition }) => ({
  provide: connectorToken(id),
  inject: [CONNECTOR_RUNTIME],
  useFactory: (runtime: Runtime) => createConnector(id, definition, runtime),
}));

/** One provider for each database, made from its definition, and `SOURCES`, which combines them. */
@Global()
@Module({
  providers: [
    {
      provide: CONNECTOR_RUNTIME,
      inject: [REDIS],
      useFactory: (redis: Redis | undefined) =>
        createRuntime({
          env: process.env,
          ...(redis && { pace: paceWithFallback(redisPace(redis)), cache: redisCache(redis) }),
        }),
    },
    ...connectors,
    {
      provide: SOURCES,
      inject: [CONNECTOR_RUNTIME, ...DATABASE_IDS.map(connectorToken)],
      useFactory: (runtime: Runtime, ...all: Connector[]) => combineConnectors(all, runtime),
    },
    { provide: REGISTRIES, inject: [CONNECTOR_RUNTIME], useFactory: (runtime: Runtime) => createRegistries(runtime) },
  ],
  exports: [SOURCES, REGISTRIES, ...DATABASE_IDS.map(connectorToken)],
})
export class ConnectorsModule implements OnModuleDestroy {
  constructor(@Inject(SOURCES) private readonly sources: Sources) {
    watchControls(() => sources.list().flatMap(({ source, control }) => (control ? [source.name] : [])));
  }

  onModuleDestroy(): Promise<void> {
    return this.sources.close();
  }
}
