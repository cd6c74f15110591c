import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { WATCH_QUEUE } from '../../platform/queue/watch-queue';
import { CitationsModule } from '../citations/citations.module';
import { SIGNED_ADDRESSES } from './signed-addresses';
import { SignedWatchController } from './signed-watch.controller';
import { WatchStore } from './watch-store';
import { WatchesController } from './watches.controller';
import { Watches } from './watches.service';

/** Lists whose works are asked about again, so that their readers hear what befell them. */
@Module({
  imports: [CitationsModule, BullModule.registerQueue({ name: WATCH_QUEUE })],
  controllers: [SignedWatchController, WatchesController],
  providers: [SIGNED_ADDRESSES, Watches, WatchStore],
})
export class WatchesModule {}
