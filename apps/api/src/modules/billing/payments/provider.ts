import type { PlanSlug } from '@veracite/contracts/plans';
import type { User } from '../../auth/user.entity';
import type { SubscriptionState } from './event';
import type { Subscription } from './entities/subscription.entity';

/** Injects the `PaymentProvider` of the configuration. */
export const PAYMENT_PROVIDER = Symbol('payment-provider');

/** A subscription as the provider has it now, and when that came to be. */
export interface ReportedState {
  state: SubscriptionState;
  at: Date;
}

/** Whoever takes the money. Throws a Problem that can be shown when it cannot be reached or sells nothing. */
export interface PaymentProvider {
  /** Where the user pays for the plan. @param customerId of earlier purchases */
  checkoutUrl(user: User, plan: PlanSlug, customerId: string | null): Promise<string>;
  /** Where the user cancels. */
  cancelUrl(user: User, subscription: Subscription): Promise<string>;
  /** Where the customer sees invoices and changes the way of paying; for one visit. */
  portalUrl(customerId: string): Promise<string>;
  /** Every subscription the provider knows, whatever its status. */
  subscriptions(): AsyncIterable<ReportedState>;
  /** Lets a subscription end with what is paid. */
  endAtPeriod(subscriptionId: string): Promise<void>;
}
