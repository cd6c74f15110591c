import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { WATCH_QUEUE } from '../../platform/queue/queues';
import { ChecksModule } from '../checks/checks.module';
import { SignedAddresses } from './signed-addresses';
import { SignedWatchController } from './signed-watch.controller';
import { WatchRepository } from './watch.repository';
import { WatchesController } from './watches.controller';
import { Watches } from './watches.service';

/** Watched lists: databases are queried again for their works, and users are notified of events. */
@Module({
  imports: [ChecksModule, BullModule.registerQueue({ name: WATCH_QUEUE })],
  controllers: [SignedWatchController, WatchesController],
  providers: [SignedAddresses, Watches, WatchRepository],
})
export class WatchesModule {}
