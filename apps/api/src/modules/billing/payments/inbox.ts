import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { storable } from '../../../platform/database/storable';
import { adjustmentData, paymentEvent, subscriptionData, takesAway, type PaymentEvent } from './event';
import { Subscriptions } from './subscriptions.service';

/** An event that failed so often is for a person to look at; it stays kept. */
const ATTEMPTS = 50;
const AT_ONCE = 100;

/** What a provider tells: kept first, each event once, and applied after. */
@Injectable()
export class PaymentInbox {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly database: DataSource,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Keeps an event. @returns false when it is known */
  async keep(event: PaymentEvent): Promise<boolean> {
    const kept: unknown[] = await this.database.query(
      `INSERT INTO payment_events (id, type, occurred_at, payload) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [event.event_id, event.event_type, event.occurred_at, storable(event)],
    );
    return kept.length > 0;
  }

  /** Keeps an event and applies it. */
  async take(event: PaymentEvent): Promise<void> {
    if (await this.keep(event)) await this.process(event.event_id);
  }

  /** Applies a kept event, once. @returns false when another process has it, or had it */
  async process(id: string): Promise<boolean> {
    try {
      return await this.database.transaction(async (manager) => {
        const rows: { payload: unknown }[] = await manager.query(
          'SELECT payload FROM payment_events WHERE id = $1 AND outcome IS NULL FOR UPDATE SKIP LOCKED',
          [id],
        );
        if (!rows[0]) return false;
        const outcome = await this.apply(paymentEvent.parse(rows[0].payload), manager);
        await manager.query('UPDATE payment_events SET outcome = $2 WHERE id = $1', [id, outcome]);
        return true;
      });
    } catch (error) {
      await this.database.query('UPDATE payment_events SET attempts = attempts + 1 WHERE id = $1', [id]);
      throw error;
    }
  }

  /** Applies what was kept and not applied: by a process that died, or while the database was away. @returns how many */
  async backlog(): Promise<number> {
    const waiting: { id: string }[] = await this.database.query(
      'SELECT id FROM payment_events WHERE outcome IS NULL AND attempts < $1 ORDER BY occurred_at LIMIT $2',
      [ATTEMPTS, AT_ONCE],
    );
    let done = 0;
    for (const { id } of waiting) {
      try {
        if (await this.process(id)) done += 1;
      } catch (error) {
        this.log.error({ err: error }, `event ${id} could not be applied`);
      }
    }
    return done;
  }

  private async apply({ event_type: type, occurred_at: at, data }: PaymentEvent, manager: EntityManager) {
    if (type.startsWith('subscription.')) {
      const state = subscriptionData.safeParse(data);
      return state.success ? this.subscriptions.apply(state.data, at, manager) : this.unreadable(type);
    }
    if (type.startsWith('adjustment.')) {
      const adjustment = adjustmentData.safeParse(data);
      if (!adjustment.success) return this.unreadable(type);
      const { subscription_id: id } = adjustment.data;
      if (id && takesAway(adjustment.data)) return this.subscriptions.revoke(id, manager);
    }
    return 'nothing to do';
  }

  private unreadable(type: string): string {
    this.log.error(`an event ${type} changed nothing: not readable`);
    return 'not readable';
  }
}
