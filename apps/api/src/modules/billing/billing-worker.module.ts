import { Module } from '@nestjs/common';
import { Credits } from './credits.service';
import { Idempotency } from './idempotency.service';
import { Subscriptions } from './payments/subscriptions.service';
import { Upkeep } from './upkeep';

/** The worker's side of credits and payments. */
@Module({ providers: [Credits, Idempotency, Subscriptions, Upkeep] })
export class BillingWorkerModule {}
