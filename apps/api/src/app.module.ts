import { Module, type DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { ENTITIES } from './entities';
import { AccountModule } from './modules/account/account.module';
import { AuthModule } from './modules/auth/auth.module';
import { BibliographyModule } from './modules/bibliography/bibliography.module';
import { BillingModule } from './modules/billing/billing.module';
import { CertificatesModule } from './modules/certificates/certificates.module';
import { CitationsModule } from './modules/citations/citations.module';
import { DocumentsModule } from './modules/documents/documents.module';
import { FinderModule } from './modules/finder/finder.module';
import { ConnectorsModule } from './modules/connectors/connectors.module';
import { LibraryModule } from './modules/library/library.module';
import { ShareModule } from './modules/share/share.module';
import { SourcesModule } from './modules/sources/sources.module';
import { StatsModule } from './modules/stats/stats.module';
import { WatchesModule } from './modules/watches/watches.module';
import { WebhooksModule } from './modules/webhooks/webhooks.module';
import { ConfigModule } from './platform/config/config.module';
import type { Config } from './platform/config/schema';
import { DatabaseModule } from './platform/database/database.module';
import { HealthModule } from './platform/health/health.module';
import { loggerOptions } from './platform/http/logging';
import { MailModule } from './platform/mail/mail.module';
import { QueueModule } from './platform/queue/queue.module';
import { SecurityModule } from './platform/security/security.module';
import { ThreadsModule } from './platform/threads/threads.module';

/** The root module of the HTTP server. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggerModule.forRoot(loggerOptions(config)),
        DatabaseModule.with(ENTITIES),
        QueueModule,
        SecurityModule,
        ThreadsModule,
        MailModule,
        HealthModule,
        ConnectorsModule,
        LibraryModule,
        AuthModule,
        AccountModule,
        BillingModule,
        CitationsModule,
        CertificatesModule,
        DocumentsModule,
        StatsModule,
        FinderModule,
        BibliographyModule,
        SourcesModule,
        ShareModule,
        WatchesModule,
        WebhooksModule,
      ],
    };
  }
}
