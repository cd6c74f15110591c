import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CHECK_QUEUE } from '../../platform/queue/check-queue';
import { PAPER_QUEUE } from '../../platform/queue/paper-queue';
import { ThreadsModule } from '../../platform/threads/threads.module';
import { Credits } from '../billing/credits.service';
import { CHECK_PROVIDERS } from '../checks/check-providers';
import { Assessments } from './assessments.service';
import { CollectionDeletion } from './collection-deletion.service';
import { PaperReader } from './paper-reader';
import { PaperStarter } from './paper-starter';
import { PaperProcessor } from './paper.processor';

/** Reads, starts and assesses the papers of collections in the worker, and deletes expired collections. */
@Module({
  imports: [
    BullModule.registerQueue({ name: CHECK_QUEUE }),
    BullModule.registerQueue({ name: PAPER_QUEUE }),
    ThreadsModule,
  ],
  providers: [...CHECK_PROVIDERS, Credits, Assessments, CollectionDeletion, PaperProcessor, PaperReader, PaperStarter],
})
export class CollectionsWorkerModule {}
