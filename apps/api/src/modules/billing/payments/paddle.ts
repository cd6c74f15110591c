import type { Subscription as PaddleSubscription } from '@paddle/paddle-node-sdk';
import { Inject, Injectable } from '@nestjs/common';
import type { PlanSlug } from '@veracite/contracts/plans';
import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { unavailable } from '../../../platform/problem/problem';
import type { User } from '../../auth/user.entity';
import { plans } from '../plans';
import { STATUSES, type SubscriptionState } from './event';
import { answerOf, paddleSdk } from './paddle-sdk';
import type { PaymentProvider, ReportedState } from './provider';
import type { Subscription } from './entities/subscription.entity';

/** Most entries that Paddle gives at once. */
const PAGE = 200;

/** Paddle Billing through its own SDK; addresses it gives are short-lived and asked for at each press. */
@Injectable()
export class PaddlePayments implements PaymentProvider {
  private readonly paddle;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.paddle = paddleSdk(config);
  }

  async checkoutUrl(user: User, plan: PlanSlug, customerId: string | null): Promise<string> {
    const price = plans(this.config).find(({ slug }) => slug === plan)?.priceIds.monthly;
    if (!price) throw unavailable('This plan cannot be bought at the moment.', 3_600);
    const { checkout } = await answerOf(
      this.paddle.transactions.create({
        items: [{ priceId: price, quantity: 1 }],
        customData: { userId: user.id },
        ...(customerId && { customerId }),
      }),
    );
    return address(checkout?.url);
  }

  async cancelUrl(_user: User, { id }: Subscription): Promise<string> {
    const { managementUrls } = await answerOf(this.paddle.subscriptions.get(id));
    return address(managementUrls?.cancel);
  }

  async portalUrl(customerId: string): Promise<string> {
    const { urls } = await answerOf(this.paddle.customerPortalSessions.create(customerId, []));
    return address(urls.general.overview);
  }

  async *subscriptions(): AsyncIterable<ReportedState> {
    const pages = this.paddle.subscriptions.list({ status: [...STATUSES], perPage: PAGE });
    do {
      for (const told of await answerOf(pages.next())) yield { state: stateOf(told), at: new Date(told.updatedAt) };
    } while (pages.hasMore);
  }

  async endAtPeriod(subscriptionId: string): Promise<void> {
    await answerOf(this.paddle.subscriptions.cancel(subscriptionId, { effectiveFrom: 'next_billing_period' }));
  }
}

/** Some addresses are given only for some subscriptions: none is no fault of the caller's. */
function address(given: string | null | undefined): string {
  if (!given || !/^https?:/.test(given))
    throw unavailable('The payment provider gave no address. Please try again.', 30);
  return given;
}

function stateOf(told: PaddleSubscription): SubscriptionState {
  const named: unknown = (told.customData as Record<string, unknown> | null)?.['userId'];
  const instant = (text: string | null | undefined) => (text ? new Date(text) : null);
  return {
    id: told.id,
    status: told.status,
    userId: typeof named === 'string' && /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(named) ? named : null,
    customerId: told.customerId,
    priceId: told.items[0]?.price.id ?? '',
    startedAt: instant(told.startedAt),
    periodStart: instant(told.currentBillingPeriod?.startsAt),
    periodEnd: instant(told.currentBillingPeriod?.endsAt),
    cancelAt: told.scheduledChange?.action === 'cancel' ? instant(told.scheduledChange.effectiveAt) : null,
  };
}
