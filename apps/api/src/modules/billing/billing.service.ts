import { Injectable } from '@nestjs/common';
import type { Billing } from '@veracite/contracts/account';
import { DataSource } from 'typeorm';
import type { User } from '../auth/user.entity';
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
    const [balance, subscription, [counted]] = await Promise.all([
      this.credits.balance(user),
      this.subscriptions.current(user.id),
      this.database.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM citations WHERE user_id = $1 AND status <> 'unknown'`,
        [user.id],
      ),
    ]);
    return {
      planType: user.plan,
      usedCreditsThisMonth: balance.used,
      limit: balance.granted,
      remaining: remainingOf(balance),
      subscriptionStatus: subscription?.status ?? null,
      totalCitationsVerified: counted?.total ?? 0,
      periodEnd: balance.periodEnd.toISOString(),
    };
  }
}
