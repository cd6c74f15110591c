import { Global, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import type { Registries } from '@veracite/connectors/registries/registries';
import type { Sources } from '@veracite/connectors/sources';
import { createLibrary } from '@veracite/library/create';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { type Config, CONFIG } from '../../platform/config/schema';
import { timeoutsOf } from '../../platform/config/timeouts';
import { REGISTRIES, SOURCES } from '../connectors/tokens';
import { CHECKER, createChecker } from './checker';
import { withStarter, type StartedLibrary } from './starter';
import { LIBRARY } from './tokens';

/** Provides the local library and the pipeline that verifies references. */
@Global()
@Module({
  providers: [
    {
      provide: LIBRARY,
      inject: [DataSource],
      useFactory: async (database: DataSource) => withStarter(await createLibrary(...poolsOf(database))),
    },
    {
      provide: CHECKER,
      inject: [LIBRARY, SOURCES, REGISTRIES, CONFIG],
      useFactory: (library: StartedLibrary, sources: Sources, registries: Registries, config: Config) => {
        const verifier = createVerifier({ library, sources: { ...sources, registries }, timeouts: timeoutsOf(config) });
        return createChecker(verifier, library.loaded);
      },
    },
  ],
  exports: [LIBRARY, CHECKER],
})
export class LibraryModule implements OnModuleDestroy {
  constructor(@Inject(LIBRARY) private readonly library: StartedLibrary) {}

  /** Waits for the starter library, which is loaded through the pool that TypeORM closes next. */
  onModuleDestroy(): Promise<void> {
    return this.library.loaded;
  }
}

/** Returns TypeORM's connection pools, to the primary and its replicas, which the library shares. */
function poolsOf(database: DataSource): [Pool, Pool[]] {
  const { master, slaves = [] } = database.driver as unknown as { master: Pool; slaves?: Pool[] };
  return [master, slaves];
}
