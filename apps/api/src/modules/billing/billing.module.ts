import { Module } from '@nestjs/common';
import { BillingController } from './billing.controller';
import { BillingService } from './billing.service';
import { Credits } from './credits.service';
import { Idempotency } from './idempotency.service';

/** Credits, plans and payments. Other modules charge through `Credits`. */
@Module({
  controllers: [BillingController],
  providers: [BillingService, Credits, Idempotency],
  exports: [BillingService, Credits, Idempotency],
})
export class BillingModule {}
