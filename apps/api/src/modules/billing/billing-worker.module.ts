import { Module } from '@nestjs/common';
import { Charged } from './charged.service';
import { Credits } from './credits.service';
import { PAYMENTS } from './payments/providers';
import { Reconciliation } from './payments/reconciliation';
import { Maintenance } from './maintenance';

/** The worker's side of credits and payments. */
@Module({ providers: [Charged, Credits, ...PAYMENTS, Reconciliation, Maintenance] })
export class BillingWorkerModule {}
