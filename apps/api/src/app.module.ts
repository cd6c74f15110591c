import { Module, type DynamicModule } from '@nestjs/common';
import { AccountModule } from './modules/account/account.module';
import { AuthModule } from './modules/auth/auth.module';
import { BibliographyModule } from './modules/bibliography/bibliography.module';
import { BillingModule } from './modules/billing/billing.module';
import { CertificatesModule } from './modules/certificates/certificates.module';
import { CheckedModule } from './modules/checked/checked.module';
import { CitationsModule } from './modules/citations/citations.module';
import { CollectionsModule } from './modules/collections/collections.module';
import { FinderModule } from './modules/finder/finder.module';
import { GroupsModule } from './modules/groups/groups.module';
import { ShareModule } from './modules/share/share.module';
import { SpecificationModule } from './modules/specification/specification.module';
import { SourcesModule } from './modules/sources/sources.module';
import { StatsModule } from './modules/stats/stats.module';
import { WatchesModule } from './modules/watches/watches.module';
import { WebhooksModule } from './modules/webhooks/webhooks.module';
import type { Config } from './platform/config/schema';
import { HealthModule } from './platform/health/health.module';
import { serverModules } from './shared-modules';

/** The root module of the HTTP server. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...serverModules(config),
        HealthModule,
        AuthModule,
        AccountModule,
        BillingModule,
        SpecificationModule,
        CitationsModule,
        CertificatesModule,
        CheckedModule,
        CollectionsModule,
        StatsModule,
        FinderModule,
        BibliographyModule,
        SourcesModule,
        ShareModule,
        WatchesModule,
        WebhooksModule,
        GroupsModule,
      ],
    };
  }
}
