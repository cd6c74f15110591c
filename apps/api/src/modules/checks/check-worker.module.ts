import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CHECK_QUEUE } from '../../platform/queue/queues';
import { CheckProcessor } from './check.processor';
import { Reconciler } from './reconciler';

/** Runs queued checks in the worker. */
@Module({
  imports: [BullModule.registerQueue({ name: CHECK_QUEUE })],
  providers: [CheckProcessor, Reconciler],
})
export class CheckWorkerModule {}
