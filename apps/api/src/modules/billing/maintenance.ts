import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Credits } from './credits.service';
import { Idempotency } from './idempotency.service';
import { PaymentInbox } from './payments/inbox';
import { Subscriptions } from './payments/subscriptions.service';

const EVERY_MS = 15_000;

/** What has to happen when nobody asks: kept payment events are applied, reservations of dead work
 * expire, cancelled plans end, old keys are forgotten. */
@Injectable()
export class Maintenance implements OnApplicationBootstrap {
  private readonly log = new Logger('Maintenance');
  private readonly tasks: [name: string, task: () => Promise<number>][];

  constructor(credits: Credits, subscriptions: Subscriptions, inbox: PaymentInbox, idempotency: Idempotency) {
    this.tasks = [
      ['payment events applied', () => inbox.backlog()],
      ['cancelled plans ended', () => subscriptions.endLapsed()],
      ['reservations expired', () => credits.expire()],
      ['idempotency keys forgotten', () => idempotency.sweep()],
    ];
  }

  onApplicationBootstrap(): Promise<void> {
    return this.round();
  }

  /** Each task for itself: one that fails is tried again in the next round, and keeps no other from its turn. */
  @Interval(EVERY_MS)
  async round(): Promise<void> {
    for (const [name, task] of this.tasks) {
      try {
        const done = await task();
        if (done > 0) this.log.log(`${done} ${name}`);
      } catch (error) {
        this.log.error({ err: error }, `${name}: failed, and comes again`);
      }
    }
  }
}
