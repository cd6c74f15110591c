import type { DynamicModule, Type } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { CheckToolsModule } from './check-tools.module';
import { ENTITIES } from './entities';
import { ConnectorsModule } from './modules/connectors/connectors.module';
import { LibraryModule } from './modules/library/library.module';
import { ConfigModule } from './platform/config/config.module';
import type { Config } from './platform/config/schema';
import { DatabaseModule } from './platform/database/database.module';
import { loggerOptions } from './platform/http/logging';
import { MailModule } from './platform/mail/mail.module';
import { QueueModule } from './platform/queue/queue.module';
import { SecurityModule } from './platform/security/security.module';
import { ThreadsModule } from './platform/threads/threads.module';

/** Returns the global modules of every process. */
export const sharedModules = (config: Config): (Type | DynamicModule)[] => [
  ConfigModule.with(config),
  LoggerModule.forRoot(loggerOptions(config)),
  DatabaseModule.with(ENTITIES),
  QueueModule,
  ConnectorsModule,
  LibraryModule,
  CheckToolsModule,
];

/** Returns the global modules of the HTTP server. */
export const serverModules = (config: Config): (Type | DynamicModule)[] => [
  ...sharedModules(config),
  SecurityModule,
  ThreadsModule,
  MailModule,
];
