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
export class Upkeep implements OnApplicationBootstrap {
  private readonly log = new Logger('Upkeep');
  private readonly chores: [name: string, chore: () => Promise<number>][];

  constructor(credits: Credits, subscriptions: Subscriptions, inbox: PaymentInbox, idempotency: Idempotency) {
    this.chores = [
      ['payment events applied', () => inbox.backlog()],
      ['cancelled plans ended', () => subscriptions.endLapsed()],
      ['reservations expired', () => credits.expire()],
      ['idempotency keys forgotten', () => idempotency.sweep()],
    ];
  }

  onApplicationBootstrap(): Promise<void> {
    return this.round();
  }

  /** Each chore for itself: one that fails is tried again in the next round, and keeps no other from its turn. */
  @Interval(EVERY_MS)
  async round(): Promise<void> {
    for (const [name, chore] of this.chores) {
      try {
        const done = await chore();
        if (done > 0) this.log.log(`${done} ${name}`);
      } catch (error) {
        this.log.error({ err: error }, `${name}: failed, and comes again`);
      }
    }
  }
}
