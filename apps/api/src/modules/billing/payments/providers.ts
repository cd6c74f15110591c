import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { PaymentInbox } from './inbox';
import { NoPayments } from './off';
import { PaddlePayments } from './paddle';
import { PAYMENT_PROVIDER } from './provider';
import { SimulatedPayments } from './simulated';
import { Subscriptions } from './subscriptions.service';

/** Payments for Nest, in the server and in the worker: what is told, what it gives, and whoever tells it. */
export const PAYMENTS = [
  Subscriptions,
  PaymentInbox,
  NoPayments,
  PaddlePayments,
  SimulatedPayments,
  {
    provide: PAYMENT_PROVIDER,
    inject: [CONFIG, PaddlePayments, SimulatedPayments, NoPayments],
    useFactory: (config: Config, paddle: PaddlePayments, simulated: SimulatedPayments, none: NoPayments) =>
      ({ paddle, simulated, off: none })[config.BILLING_PROVIDER],
  },
];
