import { Controller, Get, Inject } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Billing } from '@veracite/contracts/account';
import type { Plan } from '@veracite/contracts/plans';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { CurrentUser } from '../auth/session.guard';
import { Public } from '../../platform/security/open-routes';
import { User } from '../auth/user.entity';
import { BillingService } from './billing.service';
import { plans } from './plans';

@ApiTags('payments')
@Controller('api')
export class BillingController {
  constructor(
    private readonly billing: BillingService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('payments/billing')
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Returns the plan, the credits and the usage of the signed-in user' })
  billingOf(@CurrentUser() user: User): Promise<Billing> {
    return this.billing.billingOf(user);
  }

  @Public()
  @Get('plans')
  @ApiOperation({ summary: 'Lists the plans with their prices' })
  plans(): Plan[] {
    return plans(this.config);
  }
}
