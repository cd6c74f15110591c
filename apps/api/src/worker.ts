import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { readConfig } from './platform/config/schema';
import { listenForMetrics } from './platform/metrics/middleware';
import { closeOnSignal, startOrExplain } from './platform/start';
import { WorkerModule } from './worker.module';

await startOrExplain(async () => {
  const config = readConfig(process.env);
  const worker = await NestFactory.createApplicationContext(WorkerModule.with(config), { bufferLogs: true });
  worker.useLogger(worker.get(Logger));
  listenForMetrics(config);
  closeOnSignal(worker);
});
