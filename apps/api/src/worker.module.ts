import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { BillingWorkerModule } from './modules/billing/billing-worker.module';
import { CheckWorkerModule } from './modules/checks/check-worker.module';
import { WatchWorkerModule } from './modules/watches/watch-worker.module';
import { RegisterImport } from './modules/library/register-import';
import type { Config } from './platform/config/schema';
import { ExpiredRows } from './platform/database/expired-rows';
import { sharedModules } from './shared-modules';

/** The root module of the worker process, which runs queued jobs and cleans up. It serves no HTTP requests. */
@Module({})
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      providers: [ExpiredRows, RegisterImport],
      imports: [
        ...sharedModules(config),
        ScheduleModule.forRoot(),
        CheckWorkerModule,
        BillingWorkerModule,
        WatchWorkerModule,
      ],
    };
  }
}
