import { Module } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { BillingController } from './billing.controller';
import { BillingService } from './billing.service';
import { Charged } from './charged.service';
import { Credits } from './credits.service';
import { Idempotency } from './idempotency.service';
import { PaddlePayments } from './payments/paddle';
import { PaymentsController } from './payments/payments.controller';
import { PAYMENT_PROVIDER } from './payments/provider';
import { SimulatedPayments } from './payments/simulated';
import { Subscriptions } from './payments/subscriptions.service';

/** Credits, plans and payments. Other modules charge through `Charged` or `Credits`. */
@Module({
  controllers: [BillingController, PaymentsController],
  providers: [
    BillingService,
    Charged,
    Credits,
    Idempotency,
    PaddlePayments,
    SimulatedPayments,
    Subscriptions,
    {
      provide: PAYMENT_PROVIDER,
      inject: [CONFIG, PaddlePayments, SimulatedPayments],
      useFactory: (config: Config, paddle: PaddlePayments, simulated: SimulatedPayments) =>
        config.BILLING_PROVIDER === 'paddle' ? paddle : simulated,
    },
  ],
  exports: [BillingService, Charged, Credits, Idempotency],
})
export class BillingModule {}
