import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module';
import { WATCH_QUEUE } from '../../platform/queue/queues';
import { ThreadsModule } from '../../platform/threads/threads.module';
import { WebhookSender } from '../webhooks/sender';
import { ListFile } from './list-file';
import { SignedAddresses } from './signed-addresses';
import { WatchMails } from './watch-mails';
import { WatchRounds } from './watch-rounds';
import { WatchProcessor } from './watch.processor';

/** Checks watched lists and sends notifications in the worker. */
@Module({
  imports: [BullModule.registerQueue({ name: WATCH_QUEUE }), MailModule, ThreadsModule],
  providers: [ListFile, SignedAddresses, WatchMails, WatchProcessor, WatchRounds, WebhookSender],
})
export class WatchWorkerModule {}
