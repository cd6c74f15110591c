import { Controller, Get, Inject } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Billing } from '@veracite/contracts/account';
import type { Plan } from '@veracite/contracts/plans';
import { DataSource } from 'typeorm';
import { type Config, CONFIG } from '../../platform/config/schema';
import { CurrentUser } from '../auth/session.guard';
import { Public } from '../../platform/security/open-routes';
import { User } from '../auth/entities';
import { Credits, remainingOf } from './credits.service';
import { Subscriptions } from './payments/subscriptions.service';
import { plans } from './plans';

@ApiTags('payments')
@Controller('api')
export class BillingController {
  constructor(
    private readonly credits: Credits,
    private readonly subscriptions: Subscriptions,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('payments/billing')
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Returns the plan, the credits and the usage of the signed-in user' })
  async billingOf(@CurrentUser() user: User): Promise<Billing> {
    const [balance, subscription, checked] = await Promise.all([
      this.credits.balance(user),
      this.subscriptions.current(user.id),
      // With unknown ones: the counts of all statuses add up to it.
      this.database.getRepository('Citation').countBy({ userId: user.id }),
    ]);
    return {
      planType: user.plan,
      usedCreditsThisMonth: balance.used,
      limit: balance.granted,
      remaining: remainingOf(balance),
      subscriptionStatus: subscription?.status ?? null,
      totalCitationsVerified: checked,
      periodEnd: balance.periodEnd.toISOString(),
    };
  }

  @Public()
  @Get('plans')
  @ApiOperation({ summary: 'Lists the plans with their prices' })
  plans(): Plan[] {
    return plans(this.config);
  }
}
