import type { PlanSlug } from '@veracite/contracts/plans';
import type { User } from '../../auth/user.entity';
import type { Subscription } from './subscriptions.service';

/** Injects the `PaymentProvider` of the configuration. */
export const PAYMENT_PROVIDER = Symbol('payment-provider');

/** Whoever takes the money. Throws a Problem that can be shown when it cannot be reached. */
export interface PaymentProvider {
  /** Where the user pays for the plan. */
  checkoutUrl(user: User, plan: PlanSlug): Promise<string>;
  /** Where the user cancels. */
  cancelUrl(user: User, subscription: Subscription): Promise<string>;
}
