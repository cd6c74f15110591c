import { Injectable } from '@nestjs/common';
import type { Billing } from '@veracite/contracts/account';
import { DataSource, Not } from 'typeorm';
import type { User } from '../auth/user.entity';
import { Citation } from '../citations/entities/citation.entity';
import { Credits, remainingOf } from './credits.service';
import { Subscriptions } from './payments/subscriptions.service';

@Injectable()
export class BillingService {
  constructor(
    private readonly credits: Credits,
    private readonly subscriptions: Subscriptions,
    private readonly database: DataSource,
  ) {}

  async billingOf(user: User): Promise<Billing> {
    const [balance, subscription, verified] = await Promise.all([
      this.credits.balance(user),
      this.subscriptions.current(user.id),
      this.database.getRepository(Citation).countBy({ userId: user.id, status: Not('unknown') }),
    ]);
    return {
      planType: user.plan,
      usedCreditsThisMonth: balance.used,
      limit: balance.granted,
      remaining: remainingOf(balance),
      subscriptionStatus: subscription?.status ?? null,
      totalCitationsVerified: verified,
      periodEnd: balance.periodEnd.toISOString(),
    };
  }
}
