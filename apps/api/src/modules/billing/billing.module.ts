import { Module } from '@nestjs/common';
import { BillingController } from './billing.controller';
import { Charged } from './charged.service';
import { Credits } from './credits.service';
import { PaymentsController } from './payments/payments.controller';
import { PAYMENTS } from './payments/providers';

/** Credits, plans and payments. Other modules charge through `Charged` or `Credits`. */
@Module({
  controllers: [BillingController, PaymentsController],
  providers: [Charged, Credits, ...PAYMENTS],
  exports: [Charged, Credits],
})
export class BillingModule {}
