import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import type { Sources } from '@veracite/connectors/sources';
import type { Registries } from '@veracite/connectors/registries/registries';
import type { LocalLibrary } from '@veracite/library/create';
import { readJournalNumbers } from '@veracite/reputation/facts/journals';
import { readLists } from '@veracite/reputation/facts/lists';
import { readPublishers } from '@veracite/reputation/facts/publishers';
import { readPage } from '@veracite/reputation/web/page';
import { createDomainAges } from '@veracite/reputation/web/rdap';
import { createSourceChecker } from '@veracite/verification/reputation/checker';
import { type Config, CONFIG } from '../../platform/config/schema';
import { Threads } from '../../platform/threads/threads';
import { BillingModule } from '../billing/billing.module';
import { REGISTRIES, SOURCES } from '../connectors/tokens';
import { LIBRARY } from '../library/tokens';
import { SOURCE_CHECKER, SourceChecks } from './source-check.service';
import { SourcesController } from './sources.controller';

/** Checks journals, works, authors and websites. */
@Module({
  imports: [BillingModule],
  controllers: [SourcesController],
  providers: [
    SourceChecks,
    {
      provide: SOURCE_CHECKER,
      inject: [CONFIG, SOURCES, REGISTRIES, LIBRARY, Threads],
      useFactory: (
        config: Config,
        sources: Sources,
        registries: Registries,
        library: LocalLibrary,
        threads: Threads,
      ) => {
        const guard = { upstream: config.UPSTREAM_ORIGIN?.replace(/\/$/, '') };
        return createSourceChecker({
          sources,
          registries,
          library,
          imported: library.listings,
          numbersOf: readJournalNumbers(),
          lists: readLists(),
          publishers: readPublishers(),
          readPage: (address) => readPage(address, guard),
          // The user is not known here, so each page has its own key in the fair queue.
          readSignals: (html) => threads.run('pageSignalsOf', [html], randomUUID()),
          domains: createDomainAges(guard),
        });
      },
    },
  ],
})
export class SourcesModule {}
