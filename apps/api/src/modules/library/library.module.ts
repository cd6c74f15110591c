import { Global, Inject, Logger, Module, type OnModuleDestroy } from '@nestjs/common';
import type { Sources } from '@veracite/connectors/sources';
import { redisCache } from '@veracite/connectors/runtime/cache-redis';
import { createSources } from '@veracite/connectors/runtime/create-sources';
import { redisPace } from '@veracite/connectors/runtime/pace-redis';
import { paceWithFallback } from '@veracite/connectors/runtime/pace-with-fallback';
import { createLibrary, type LocalLibrary } from '@veracite/library/create';
import type { Verifier } from '@veracite/verification/port';
import { createVerifier } from '@veracite/verification/verifier';
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
      inject: [DataSource, CONFIG],
      useFactory: async (database: DataSource, config: Config) => {
        const library = await createLibrary(...poolsOf(database), config.LIBRARY_SERVERS);
        await tellOfServers(library);
        return withStarter(library);
      },
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
  constructor(
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(LIBRARY) private readonly library: LocalLibrary,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.sources.close(), this.library.close()]);
  }
}

/** Servers that cannot be asked when the product starts: what lies there is missed until they are back. */
async function tellOfServers(library: LocalLibrary): Promise<void> {
  for (const { name, fault } of await library.servers.states())
    if (fault) new Logger('Library').warn(`Server ${name} of the library is not asked: ${fault}`);
}

/** The library speaks SQL over `pg` itself; it shares the connections that TypeORM holds, those to replicas too. */
function poolsOf(database: DataSource): [Pool, Pool[]] {
  const { master, slaves = [] } = database.driver as unknown as { master: Pool; slaves?: Pool[] };
  return [master, slaves];
}
