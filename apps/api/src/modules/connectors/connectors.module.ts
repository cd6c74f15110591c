import { Global, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { redisCache } from '@veracite/connectors/runtime/cache-redis';
import { sourcesOn } from '@veracite/connectors/runtime/source';
import { redisPace } from '@veracite/connectors/runtime/pace-redis';
import { paceWithFallback } from '@veracite/connectors/runtime/pace-with-fallback';
import { createRuntime } from '@veracite/connectors/runtime/runtime';
import type { Sources } from '@veracite/connectors/sources';
import type { Redis } from 'ioredis';
import { watchControls } from '../../platform/metrics/metrics';
import { REDIS } from '../../platform/queue/redis';
import { CONNECTOR_RUNTIME, REGISTRIES, SOURCES } from './tokens';

/** The databases and registries, which share rate limits and cache with other processes. */
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
    { provide: SOURCES, inject: [CONNECTOR_RUNTIME], useFactory: sourcesOn },
    {
      provide: REGISTRIES,
      inject: [SOURCES],
      useFactory: ({ registries }: ReturnType<typeof sourcesOn>) => registries,
    },
  ],
  exports: [SOURCES, REGISTRIES],
})
export class ConnectorsModule implements OnModuleDestroy {
  constructor(@Inject(SOURCES) private readonly sources: Sources) {
    watchControls(() => sources.list().flatMap(({ source, control }) => (control ? [source.name] : [])));
  }

  onModuleDestroy(): Promise<void> {
    return this.sources.close();
  }
}
