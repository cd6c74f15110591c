import type { Type } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountController } from './modules/account/account.controller';
import { AccountModule } from './modules/account/account.module';
import { AuthController } from './modules/auth/auth.controller';
import { AuthModule } from './modules/auth/auth.module';
import { CheckReportController } from './modules/bibliography/check-report.controller';
import { BibliographyModule } from './modules/bibliography/bibliography.module';
import { BillingWorkerModule } from './modules/billing/billing-worker.module';
import { BillingController } from './modules/billing/billing.controller';
import { BillingModule } from './modules/billing/billing.module';
import { Credits } from './modules/billing/credits.service';
import { CertificatesController } from './modules/certificates/certificates.controller';
import { CertificatesModule } from './modules/certificates/certificates.module';
import { CheckProcessor } from './modules/checks/check.processor';
import { CheckWorkerModule } from './modules/checks/check-worker.module';
import { ChecksController } from './modules/checks/checks.controller';
import { ChecksModule } from './modules/checks/checks.module';
import { CitationsModule } from './modules/citations/citations.module';
import { HistoryController } from './modules/citations/history.controller';
import { FinderController } from './modules/finder/finder.controller';
import { FinderModule } from './modules/finder/finder.module';
import { ShareController } from './modules/share/share.controller';
import { ShareModule } from './modules/share/share.module';
import { SourcesController } from './modules/sources/sources.controller';
import { SourcesModule } from './modules/sources/sources.module';
import { CitationsController } from './modules/specification/citations.controller';
import { SpecificationModule } from './modules/specification/specification.module';
import { StatsController } from './modules/stats/stats.controller';
import { StatsModule } from './modules/stats/stats.module';
import { WatchProcessor } from './modules/watches/watch.processor';
import { WatchWorkerModule } from './modules/watches/watch-worker.module';
import { WatchesController } from './modules/watches/watches.controller';
import { WatchesModule } from './modules/watches/watches.module';
import { WebhooksController } from './modules/webhooks/webhooks.controller';
import { WebhooksModule } from './modules/webhooks/webhooks.module';
import { HealthController } from './platform/health/health.controller';
import { HealthModule } from './platform/health/health.module';
import { Mailer } from './platform/mail/mailer';
import { RateLimitGuard } from './platform/security/rate-limit.guard';
import { scratchDatabase, type ScratchDatabase } from '../testing/scratch-database';
import { createTestModule } from '../testing/test-module';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await scratchDatabase();
});
afterAll(() => scratch?.end());
test.each<{ module: Type; provider: Type }>([
  { module: AccountModule, provider: AccountController },
  { module: AuthModule, provider: AuthController },
  { module: CheckWorkerModule, provider: CheckProcessor },
  { module: BibliographyModule, provider: CheckReportController },
  { module: BillingModule, provider: BillingController },
  { module: BillingWorkerModule, provider: Credits },
  { module: CertificatesModule, provider: CertificatesController },
  { module: CitationsModule, provider: HistoryController },
  { module: SpecificationModule, provider: CitationsController },
  { module: ChecksModule, provider: ChecksController },
  { module: FinderModule, provider: FinderController },
  { module: HealthModule, provider: HealthController },
  { module: ShareModule, provider: ShareController },
  { module: SourcesModule, provider: SourcesController },
  { module: StatsModule, provider: StatsController },
  { module: WatchesModule, provider: WatchesController },
  { module: WatchWorkerModule, provider: WatchProcessor },
  { module: WebhooksModule, provider: WebhooksController },
])('$module.name builds with real providers, including those of the platform', async ({ module, provider }) => {
  const built = await createTestModule(scratch, [ScheduleModule.forRoot(), AuthModule, module]);
  try {
    for (const token of [provider, Mailer, RateLimitGuard])
      expect(built.get<unknown>(token, { strict: false })).toBeInstanceOf(token);
  } finally {
    await built.close();
  }
});
