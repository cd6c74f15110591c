import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { PaymentInbox } from './inbox';
import { NoPayments } from './off';
import { PaddlePayments } from './paddle';
import { PAYMENT_PROVIDER } from './provider';
import { SimulatedPayments } from './simulated';
import { Subscriptions } from './subscriptions.service';

/** Nest providers of payments, for the server and the worker. */
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
