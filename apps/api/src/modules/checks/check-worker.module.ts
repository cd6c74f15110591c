import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CHECK_QUEUE } from '../../platform/queue/check-queue';
import { PAPER_QUEUE } from '../../platform/queue/paper-queue';
import { Credits } from '../billing/credits.service';
import { CheckProcessor } from './check.processor';
import { ExpiredData } from './expired-data';
import { Reconciler } from './reconciler';
import { CHECK_PROVIDERS } from './check-providers';

/** Runs checks in the worker. */
@Module({
  imports: [BullModule.registerQueue({ name: CHECK_QUEUE }), BullModule.registerQueue({ name: PAPER_QUEUE })],
  providers: [...CHECK_PROVIDERS, CheckProcessor, Credits, ExpiredData, Reconciler],
})
export class CheckWorkerModule {}
