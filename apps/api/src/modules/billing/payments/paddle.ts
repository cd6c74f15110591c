import type { Subscription as PaddleSubscription } from '@paddle/paddle-node-sdk';
import { Inject, Injectable } from '@nestjs/common';
import type { PlanSlug } from '@veracite/contracts/plans';
import { type Config, CONFIG } from '../../../platform/config/schema';
import { unavailable } from '../../../platform/problem/problem';
import type { User } from '../../auth/entities';
import { plans } from '../plans';
import { STATUSES, type SubscriptionState } from './event';
import { answerOf, paddleSdk } from './paddle-sdk';
import type { PaymentProvider, ReportedState } from './provider';
import type { Subscription } from '../entities';

/** Maximum page size of Paddle. */
const PAGE = 200;

/** Paddle Billing through its SDK. Its URLs expire soon and are requested for each click. */
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
    return validUrl(checkout?.url);
  }

  async cancelUrl(_user: User, { id }: Subscription): Promise<string> {
    const { managementUrls } = await answerOf(this.paddle.subscriptions.get(id));
    return validUrl(managementUrls?.cancel);
  }

  async portalUrl(customerId: string): Promise<string> {
    const { urls } = await answerOf(this.paddle.customerPortalSessions.create(customerId, []));
    return validUrl(urls.general.overview);
  }

  async *subscriptions(): AsyncIterable<ReportedState> {
    const pages = this.paddle.subscriptions.list({ status: [...STATUSES], perPage: PAGE });
    do {
      for (const subscription of await answerOf(pages.next()))
        yield { state: stateOf(subscription), at: new Date(subscription.updatedAt) };
    } while (pages.hasMore);
  }

  async endAtPeriod(subscriptionId: string): Promise<void> {
    await answerOf(this.paddle.subscriptions.cancel(subscriptionId, { effectiveFrom: 'next_billing_period' }));
  }
}

/** Returns the URL. Paddle omits some URLs for some subscriptions. @throws Problem 503 when there is none */
function validUrl(given: string | null | undefined): string {
  if (!given || !/^https?:/.test(given))
    throw unavailable('The payment provider returned no URL. Please try again.', 30);
  return given;
}

function stateOf(subscription: PaddleSubscription): SubscriptionState {
  const named: unknown = (subscription.customData as Record<string, unknown> | null)?.['userId'];
  const instant = (text: string | null | undefined) => (text ? new Date(text) : null);
  return {
    id: subscription.id,
    status: subscription.status,
    userId: typeof named === 'string' && /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(named) ? named : null,
    customerId: subscription.customerId,
    priceId: subscription.items[0]?.price.id ?? '',
    startedAt: instant(subscription.startedAt),
    periodStart: instant(subscription.currentBillingPeriod?.startsAt),
    periodEnd: instant(subscription.currentBillingPeriod?.endsAt),
    cancelAt:
      subscription.scheduledChange?.action === 'cancel' ? instant(subscription.scheduledChange.effectiveAt) : null,
  };
}
