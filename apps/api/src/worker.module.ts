import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { LoggerModule } from 'nestjs-pino';
import { ENTITIES } from './entities';
import { Tidy } from './modules/auth/tidy';
import { BillingWorkerModule } from './modules/billing/billing-worker.module';
import { CheckWorkerModule } from './modules/checks/check-worker.module';
import { WatchWorkerModule } from './modules/watches/watch-worker.module';
import { ConnectorsModule } from './modules/connectors/connectors.module';
import { LibraryModule } from './modules/library/library.module';
import { RegisterImport } from './modules/library/register-import';
import { ConfigModule } from './platform/config/config.module';
import type { Config } from './platform/config/schema';
import { DatabaseModule } from './platform/database/database.module';
import { loggerOptions } from './platform/http/logging';
import { QueueModule } from './platform/queue/queue.module';

/** The root module of the worker process, which runs queued jobs and cleans up. It serves no HTTP requests. */
@Module({})
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      providers: [Tidy, RegisterImport],
      imports: [
        ConfigModule.with(config),
        LoggerModule.forRoot(loggerOptions(config)),
        ScheduleModule.forRoot(),
        DatabaseModule.with(ENTITIES),
        QueueModule,
        ConnectorsModule,
        LibraryModule,
        CheckWorkerModule,
        BillingWorkerModule,
        WatchWorkerModule,
      ],
    };
  }
}
