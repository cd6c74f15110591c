import { Global, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import type { Sources } from '@veracite/connectors/sources';
import { redisCache } from '@veracite/connectors/runtime/cache-redis';
import { createSources } from '@veracite/connectors/runtime/create-sources';
import { redisPace } from '@veracite/connectors/runtime/pace-redis';
import { paceWithFallback } from '@veracite/connectors/runtime/pace-with-fallback';
import { createLibrary } from '@veracite/library/create';
import type { Verifier } from '@veracite/verification/pipeline/port';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { REDIS } from '../../platform/queue/redis';
import { CHECKER, createChecker } from './checker';
import { timeoutsOf } from '../../platform/config/timeouts';
import { afterLoading, withStarter, type StartedLibrary } from './starter';
import { LIBRARY, REGISTRIES, SOURCES, VERIFIER } from './tokens';

/** The rooms of the house as providers; a test replaces VERIFIER or SOURCES by its own. */
@Global()
@Module({
  providers: [
    {
      provide: LIBRARY,
      inject: [DataSource],
      useFactory: async (database: DataSource) => withStarter(await createLibrary(...poolsOf(database))),
    },
    {
      provide: SOURCES,
      inject: [REDIS],
      useFactory: (redis: Redis | undefined) =>
        createSources({
          env: process.env,
          ...(redis && { pace: paceWithFallback(redisPace(redis)), cache: redisCache(redis) }),
        }),
    },
    {
      provide: REGISTRIES,
      inject: [SOURCES],
      useFactory: (sources: ReturnType<typeof createSources>) => sources.registries,
    },
    {
      provide: VERIFIER,
      inject: [LIBRARY, SOURCES, CONFIG],
      useFactory: (library: StartedLibrary, sources: Sources, config: Config) =>
        afterLoading(library.loaded, createVerifier({ library, sources, timeouts: timeoutsOf(config) })),
    },
    {
      provide: CHECKER,
      inject: [VERIFIER, SOURCES],
      useFactory: (verifier: Verifier, sources: Sources) => createChecker(verifier, sources),
    },
  ],
  exports: [LIBRARY, SOURCES, REGISTRIES, VERIFIER, CHECKER],
})
export class LibraryModule implements OnModuleDestroy {
  constructor(@Inject(SOURCES) private readonly sources: Sources) {}

  async onModuleDestroy(): Promise<void> {
    await this.sources.close();
  }
}

/** The library speaks SQL over `pg` itself; it shares the connections that TypeORM holds, those to replicas too. */
function poolsOf(database: DataSource): [Pool, Pool[]] {
  const { master, slaves = [] } = database.driver as unknown as { master: Pool; slaves?: Pool[] };
  return [master, slaves];
}
