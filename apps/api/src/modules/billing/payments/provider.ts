import type { PlanSlug } from '@veracite/contracts/plans';
import type { User } from '../../auth/entities';
import type { SubscriptionState } from './event';
import type { Subscription } from '../entities';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/problem/problem';

const nothingSold = () => Promise.reject(new Problem(409, 'This server sells no plans: everything is unlimited.'));

/** The provider of a self-hosted server, which sells nothing. */
@Injectable()
export class NoPayments implements PaymentProvider {
  checkoutUrl = nothingSold;
  cancelUrl = nothingSold;
  portalUrl = nothingSold;
  endAtPeriod = nothingSold;

  async *subscriptions(): AsyncIterable<ReportedState> {
    return;
  }
}

/** Injects the `PaymentProvider` of the configuration. */
export const PAYMENT_PROVIDER = Symbol('payment-provider');

/** The current state of a subscription at the provider, and its time. */
export interface ReportedState {
  state: SubscriptionState;
  at: Date;
}

/** A payment provider. Methods throw a Problem for the user when it cannot be reached or sells nothing. */
export interface PaymentProvider {
  /** Returns the URL at which the user pays for the plan. @param customerId of earlier purchases */
  checkoutUrl(user: User, plan: PlanSlug, customerId: string | null): Promise<string>;
  /** Returns the URL at which the user cancels. */
  cancelUrl(user: User, subscription: Subscription): Promise<string>;
  /** Returns the URL at which the customer sees invoices and changes the payment method; for one visit. */
  portalUrl(customerId: string): Promise<string>;
  /** Lists all subscriptions at the provider, of any status. */
  subscriptions(): AsyncIterable<ReportedState>;
  /** Cancels a subscription at the end of the paid period. */
  endAtPeriod(subscriptionId: string): Promise<void>;
}
