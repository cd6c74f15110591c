import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CHECK_QUEUE } from '../../platform/queue/queues';
import { Credits } from '../billing/credits.service';
import { Assessments } from '../collections/assessments.service';
import { CollectionDeletion } from '../collections/collection-deletion.service';
import { CheckProcessor } from './check.processor';
import { ExpiredData } from './expired-data';
import { Reconciler } from './reconciler';
import { CHECK_PROVIDERS } from './check-providers';

/** Runs the checks of users and of papers in the worker, and deletes expired data. */
@Module({
  imports: [BullModule.registerQueue({ name: CHECK_QUEUE })],
  providers: [...CHECK_PROVIDERS, Assessments, CheckProcessor, CollectionDeletion, Credits, ExpiredData, Reconciler],
})
export class CheckWorkerModule {}
