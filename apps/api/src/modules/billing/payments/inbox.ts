import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, LessThan, type EntityManager } from 'typeorm';
import { StoredPaymentEvent } from '../entities';
import { adjustmentData, endsSubscription, paymentEvent, subscriptionData, type PaymentEvent } from './event';
import { Subscriptions } from './subscriptions.service';

/** Failed attempts after which a person has to look at an event; it stays stored. */
const MAX_ATTEMPTS = 50;
const BATCH_SIZE = 100;

/** Receives the provider's events: each is stored once and applied afterwards. */
@Injectable()
export class PaymentInbox {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly database: DataSource,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Stores an event. @returns false when it was stored before */
  async save(event: PaymentEvent): Promise<boolean> {
    const { raw } = await this.database
      .createQueryBuilder()
      .insert()
      .into(StoredPaymentEvent)
      .values({ id: event.event_id, type: event.event_type, occurredAt: event.occurred_at, payload: event })
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length > 0;
  }

  async receive(event: PaymentEvent): Promise<void> {
    if (await this.save(event)) await this.process(event.event_id);
  }

  /** Applies a stored event once. @returns false when another process applies it, or has done so */
  async process(id: string): Promise<boolean> {
    const events = this.database.getRepository(StoredPaymentEvent);
    try {
      return await this.database.transaction(async (manager) => {
        const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
        const event = await manager.findOne(StoredPaymentEvent, { where: { id, outcome: IsNull() }, lock });
        if (!event) return false;
        const outcome = await this.apply(paymentEvent.parse(event.payload), manager);
        await manager.update(StoredPaymentEvent, { id }, { outcome });
        return true;
      });
    } catch (error) {
      await events.increment({ id }, 'attempts', 1);
      throw error;
    }
  }

  /** Applies stored events that a process left when it died or lost the database. @returns their number */
  async backlog(): Promise<number> {
    const pending = await this.database.getRepository(StoredPaymentEvent).find({
      select: { id: true },
      where: { outcome: IsNull(), attempts: LessThan(MAX_ATTEMPTS) },
      order: { occurredAt: 'ASC' },
      take: BATCH_SIZE,
    });
    let done = 0;
    for (const { id } of pending) {
      try {
        if (await this.process(id)) done += 1;
      } catch (error) {
        this.log.error({ err: error }, `event ${id} could not be applied`);
      }
    }
    return done;
  }

  private async apply({ event_type: type, occurred_at: occurredAt, data }: PaymentEvent, manager: EntityManager) {
    if (type.startsWith('subscription.')) {
      const state = subscriptionData.safeParse(data);
      return state.success ? this.subscriptions.apply(state.data, occurredAt, manager) : this.unreadable(type);
    }
    if (type.startsWith('adjustment.')) {
      const adjustment = adjustmentData.safeParse(data);
      if (!adjustment.success) return this.unreadable(type);
      const { subscription_id: id } = adjustment.data;
      if (id && endsSubscription(adjustment.data)) return this.subscriptions.revoke(id, manager);
    }
    return 'nothing to do';
  }

  private unreadable(type: string): string {
    this.log.error(`an event ${type} changed nothing: not readable`);
    return 'not readable';
  }
}
