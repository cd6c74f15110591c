import { type Config, CONFIG } from '../../../platform/config/schema';
import { PaymentInbox } from './inbox';
import { PaddlePayments } from './paddle';
import { PAYMENT_PROVIDER, NoPayments } from './provider';
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
