import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { WATCH_QUEUE } from '../../platform/queue/queues';
import { WatchMails } from './watch-mails';
import { WatchRounds } from './watch-rounds';

/** Interval between searches for lists that are due, in milliseconds. */
const EVERY_MS = 60_000;
/** Lists that a worker checks at once, so that a slow database does not delay other lists. */
const CONCURRENCY = 4;

/** Checks the lists that are due and mails new events. A job only reports that a list may be due. */
@Processor(WATCH_QUEUE, { concurrency: CONCURRENCY })
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
      this.log.error({ err: error }, 'the rounds could not be scheduled; lists are checked only on request');
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
