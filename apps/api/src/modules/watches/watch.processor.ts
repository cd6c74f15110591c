import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { WATCH_QUEUE } from '../../platform/queue/watch-queue';
import { WatchMails } from './watch-mails';
import { WatchRounds } from './watch-rounds';

/** How often it is looked whether a list is due, in milliseconds. */
const EVERY_MS = 60_000;
/** Lists that a worker asks about at once: one whose databases are slow keeps no others waiting. */
const AT_ONCE = 4;

/** Asks about lists that are due and mails what is new. A job only says that something may be due. */
@Processor(WATCH_QUEUE, { concurrency: AT_ONCE })
export class WatchProcessor extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Watch');
  private readonly stopping = new AbortController();

  constructor(
    private readonly rounds: WatchRounds,
    private readonly mails: WatchMails,
    @InjectQueue(WATCH_QUEUE) private readonly queue: Queue,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.queue.upsertJobScheduler(
        'round',
        { every: EVERY_MS },
        { name: 'round', opts: { removeOnComplete: true, removeOnFail: 100 } },
      );
    } catch (error) {
      this.log.error({ err: error }, 'the rounds could not be scheduled; lists are asked about when their owners ask');
    }
  }

  async process(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted && (await this.rounds.next(undefined, signal)));
    while (!signal.aborted && (await this.mails.next()));
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }
}
