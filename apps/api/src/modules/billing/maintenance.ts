import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Charged } from './charged.service';
import { Credits } from './credits.service';
import { PaymentInbox } from './payments/inbox';
import { Subscriptions } from './payments/subscriptions.service';

const EVERY_MS = 15_000;

/** Runs periodic tasks: stored payment events are applied, abandoned reservations expire, canceled plans end, old keys are deleted. */
@Injectable()
export class Maintenance implements OnApplicationBootstrap {
  private readonly log = new Logger('Maintenance');
  private readonly tasks: [name: string, task: () => Promise<number>][];

  constructor(credits: Credits, subscriptions: Subscriptions, inbox: PaymentInbox, charged: Charged) {
    this.tasks = [
      ['payment events applied', () => inbox.backlog()],
      ['canceled plans ended', () => subscriptions.endLapsed()],
      ['reservations expired', () => credits.expire()],
      ['idempotency keys deleted', () => charged.sweep()],
    ];
  }

  onApplicationBootstrap(): Promise<void> {
    return this.round();
  }

  /** Runs each task. One that fails is retried in the next round and does not stop the others. */
  @Interval(EVERY_MS)
  async round(): Promise<void> {
    for (const [name, task] of this.tasks) {
      try {
        const done = await task();
        if (done > 0) this.log.log(`${done} ${name}`);
      } catch (error) {
        this.log.error({ err: error }, `${name}: failed; the next round tries again`);
      }
    }
  }
}
