import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { PAYMENT_PROVIDER, type PaymentProvider } from './provider';
import { Subscriptions } from './subscriptions.service';

export interface Reconciled {
  /** Subscriptions at the provider. */
  seen: number;
  /** Subscriptions of which an older state was stored. */
  corrected: number;
  /** Duplicates that were canceled at the end of the paid period. */
  ended: number;
}

/** Compares subscriptions with the provider, and corrects the effects of lost events. */
@Injectable()
export class Reconciliation {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly database: DataSource,
    private readonly subscriptions: Subscriptions,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Runs every hour. Several workers may run it at the same time. */
  @Cron('17 * * * *')
  async hourly(): Promise<void> {
    try {
      const { seen, corrected, ended } = await this.run();
      if (corrected + ended > 0)
        this.log.warn(`of ${seen} subscriptions ${corrected} were corrected, ${ended} duplicates ended`);
    } catch (error) {
      this.log.error({ err: error }, 'reconciling with the payment provider failed; the next hour tries again');
    }
  }

  /** @throws Problem 503 when the provider cannot be reached; earlier corrections stay */
  async run(): Promise<Reconciled> {
    const found = { seen: 0, corrected: 0, ended: 0 };
    for await (const { state, at } of this.provider.subscriptions()) {
      found.seen += 1;
      const outcome = await this.database.transaction((manager) => this.subscriptions.apply(state, at, manager));
      if (outcome === 'applied') found.corrected += 1;
    }
    for (const { id, userId } of await this.subscriptions.duplicates()) {
      this.log.warn(`subscription ${id} of user ${userId} is paid next to a newer one; it ends with the paid period`);
      await this.provider.endAtPeriod(id);
      found.ended += 1;
    }
    return found;
  }
}
