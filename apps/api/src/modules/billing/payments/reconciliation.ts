import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { PAYMENT_PROVIDER, type PaymentProvider } from './provider';
import { Subscriptions } from './subscriptions.service';

/** What a reconciliation found. */
export interface Reconciled {
  /** Subscriptions the provider told of. */
  seen: number;
  /** Those of which we knew less. */
  corrected: number;
  /** Second subscriptions that were told to end with what is paid. */
  ended: number;
}

/** Asks the provider how things stand, and mends what events that never came have left wrong. */
@Injectable()
export class Reconciliation {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly database: DataSource,
    private readonly subscriptions: Subscriptions,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Every hour at a minute of its own. To be run by several workers does no harm. */
  @Cron('17 * * * *')
  async hourly(): Promise<void> {
    try {
      const { seen, corrected, ended } = await this.run();
      if (corrected + ended > 0)
        this.log.warn(`of ${seen} subscriptions ${corrected} were corrected, ${ended} second ones ended`);
    } catch (error) {
      this.log.error({ err: error }, 'reconciling with the payment provider failed; the next hour tries again');
    }
  }

  /** @throws Problem 503 when the provider cannot be reached; what was corrected before stays so */
  async run(): Promise<Reconciled> {
    const found = { seen: 0, corrected: 0, ended: 0 };
    for await (const { state, at } of this.provider.subscriptions()) {
      found.seen += 1;
      const outcome = await this.database.transaction((manager) => this.subscriptions.apply(state, at, manager));
      if (outcome === 'applied') found.corrected += 1;
    }
    for (const { id, userId } of await this.subscriptions.duplicates()) {
      this.log.warn(`subscription ${id} of user ${userId} is paid beside a newer one; it ends with what is paid`);
      await this.provider.endAtPeriod(id);
      found.ended += 1;
    }
    return found;
  }
}
