import { Injectable } from '@nestjs/common';
import type { Billing } from '@veracite/contracts/account';
import { DataSource } from 'typeorm';
import type { User } from '../auth/user.entity';
import { Credits, remainingOf } from './credits.service';

@Injectable()
export class BillingService {
  constructor(
    private readonly credits: Credits,
    private readonly database: DataSource,
  ) {}

  async billingOf(user: User): Promise<Billing> {
    const [balance, [counted]] = await Promise.all([
      this.credits.balance(user),
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
      subscriptionStatus: null,
      totalCitationsVerified: counted?.total ?? 0,
      periodEnd: balance.periodEnd.toISOString(),
    };
  }
}
