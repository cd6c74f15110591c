import { Module } from '@nestjs/common';
import { BillingController } from './billing.controller';
import { BillingService } from './billing.service';
import { Charged } from './charged.service';
import { Credits } from './credits.service';
import { Idempotency } from './idempotency.service';

/** Credits, plans and payments. Other modules charge through `Credits`. */
@Module({
  controllers: [BillingController],
  providers: [BillingService, Charged, Credits, Idempotency],
  exports: [BillingService, Charged, Credits, Idempotency],
})
export class BillingModule {}
