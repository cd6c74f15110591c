import { Inject, Injectable } from '@nestjs/common';
import type { PlanSlug } from '@veracite/contracts/plans';
import { randomUUID } from 'node:crypto';
import { type Config, CONFIG } from '../../../platform/config/schema';
import { badRequest, Problem } from '../../../platform/problem/problem';
import type { User } from '../../auth/entities';
import { addMonths } from '../periods';
import { planOfPrice, plans } from '../plans';
import { paymentEvent } from './event';
import { PaymentInbox } from './inbox';
import type { PaymentProvider, ReportedState } from './provider';
import type { Subscription } from '../entities';
import { Subscriptions } from './subscriptions.service';

/** A provider that takes no money. It raises the same events, so that a purchase can be tested from end to end. */
@Injectable()
export class SimulatedPayments implements PaymentProvider {
  constructor(
    private readonly known: Subscriptions,
    private readonly inbox: PaymentInbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  checkoutUrl(_user: User, plan: PlanSlug): Promise<string> {
    const price = plans(this.config).find(({ slug }) => slug === plan)?.priceIds.monthly ?? '';
    return Promise.resolve(`${this.config.PUBLIC_URL}/pricing?priceId=${encodeURIComponent(price)}`);
  }

  /** Ends the subscription at once: there is no provider's page and no paid period. */
  async cancelUrl(user: User, { id, plan, startedAt }: Subscription): Promise<string> {
    const price = plans(this.config).find(({ slug }) => slug === plan)?.priceIds.monthly ?? '';
    const ended = { ...this.subscription(user, id, price, startedAt), status: 'canceled' };
    await this.raise('subscription.canceled', ended);
    return `${this.config.PUBLIC_URL}/dashboard`;
  }

  /** Returns the dashboard, where users also cancel. */
  portalUrl(): Promise<string> {
    return Promise.resolve(`${this.config.PUBLIC_URL}/dashboard`);
  }

  /** Simulated subscriptions are stored only here. */
  async *subscriptions(): AsyncIterable<ReportedState> {
    return;
  }

  /** Does nothing: a second purchase changes the first subscription, so there are no duplicates. */
  endAtPeriod(): Promise<void> {
    return Promise.resolve();
  }

  /** Simulates the purchase of a price. @throws Problem 400 for an unknown price, 409 with a real subscription */
  async buy(user: User, priceId: string): Promise<void> {
    if (!planOfPrice(this.config, priceId)) throw badRequest('This price belongs to no plan.', '/priceId');
    // Counted first, so that a purchase between the two statements is the current one and creates no other id.
    const count = await this.known.countOf(user.id);
    const current = await this.known.current(user.id);
    // Parallel purchases have the same id.
    const id = current?.id ?? `sub_simulated_${user.id}_${count}`;
    if (current && !id.startsWith('sub_simulated_')) throw new Problem(409, 'You have a subscription already.');
    const start = current?.startedAt ?? new Date();
    await this.raise(
      current ? 'subscription.updated' : 'subscription.created',
      this.subscription(user, id, priceId, start),
    );
  }

  private subscription(user: User, id: string, priceId: string, startedAt: Date) {
    let ends = addMonths(startedAt, 1);
    for (let month = 2; ends <= new Date(); month += 1) ends = addMonths(startedAt, month);
    return {
      id,
      status: 'active',
      customer_id: `ctm_simulated_${user.id}`,
      started_at: startedAt.toISOString(),
      current_billing_period: { starts_at: startedAt.toISOString(), ends_at: ends.toISOString() },
      scheduled_change: null,
      items: [{ price: { id: priceId } }],
      custom_data: { userId: user.id },
    };
  }

  private raise(type: string, data: Record<string, unknown>): Promise<void> {
    const event = {
      event_id: `evt_simulated_${randomUUID()}`,
      event_type: type,
      occurred_at: new Date().toISOString(),
      data,
    };
    return this.inbox.receive(paymentEvent.parse(event));
  }
}
