import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { readConfig } from './platform/config/schema';
import { closeOnSignal, startOrExplain } from './platform/start';
import { WorkerModule } from './worker.module';

await startOrExplain(async () => {
  const worker = await NestFactory.createApplicationContext(WorkerModule.with(readConfig(process.env)), {
    bufferLogs: true,
  });
  worker.useLogger(worker.get(Logger));
  closeOnSignal(worker);
});
