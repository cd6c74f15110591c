import { Module } from '@nestjs/common';
import { Credits } from './credits.service';
import { Idempotency } from './idempotency.service';
import { PAYMENTS } from './payments/providers';
import { Reconciliation } from './payments/reconciliation';
import { Maintenance } from './maintenance';

/** The worker's side of credits and payments. */
@Module({ providers: [Credits, Idempotency, ...PAYMENTS, Reconciliation, Maintenance] })
export class BillingWorkerModule {}
