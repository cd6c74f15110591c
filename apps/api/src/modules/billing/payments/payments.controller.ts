import { Body, Controller, Get, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiCookieAuth, ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CancelResponse, CheckoutResponse, PaymentConfig } from '@veracite/contracts/payments';
import { planSlugOf } from '@veracite/contracts/plans';
import type { Request } from 'express';
import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { badRequest, notFound, Problem } from '../../../platform/problem/problem';
import { CurrentUser, Public } from '../../auth/session.guard';
import { User } from '../../auth/user.entity';
import { CheckoutDto, SimulatedPurchaseDto } from './dto';
import { paymentEvent } from './event';
import { PAYMENT_PROVIDER, type PaymentProvider } from './provider';
import { isSigned } from './signature';
import { SimulatedPayments } from './simulated';
import { Subscriptions } from './subscriptions.service';

const NAMES = { paddle: 'Paddle', simulated: 'Simulated payments (test mode)', off: 'None' } as const;

@ApiTags('payments')
@Controller('api/payments')
export class PaymentsController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly simulated: SimulatedPayments,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Get('config')
  @ApiOperation({ summary: 'What a browser needs to open a checkout; nothing in it is secret' })
  configuration(): PaymentConfig {
    const { BILLING_PROVIDER: provider, PADDLE_ENVIRONMENT: environment } = this.config;
    return {
      provider,
      providerName: NAMES[provider],
      environment,
      clientToken: provider === 'paddle' ? (this.config.PADDLE_CLIENT_TOKEN ?? null) : null,
      portalUrl: this.config.PADDLE_PORTAL_URL ?? null,
    };
  }

  @Post('create-checkout')
  @HttpCode(200)
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Where the plan is paid for; starter means basic and pro means expert' })
  async checkout(@CurrentUser() user: User, @Body() { planType }: CheckoutDto): Promise<CheckoutResponse> {
    this.mustSell();
    const plan = planSlugOf(planType);
    if (!plan || plan === 'free') throw badRequest('There is no such plan to buy.', '/planType');
    return { checkoutUrl: await this.provider.checkoutUrl(user, plan) };
  }

  @Post('cancel-subscription')
  @HttpCode(200)
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Where the subscription is cancelled; it holds until the end of what is paid' })
  async cancel(@CurrentUser() user: User): Promise<CancelResponse> {
    this.mustSell();
    const subscription = await this.subscriptions.current(user.id);
    if (!subscription) throw new Problem(404, 'You have no subscription to cancel.');
    return { cancelUrl: await this.provider.cancelUrl(user, subscription) };
  }

  @Post('simulated')
  @HttpCode(200)
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Test mode only: the purchase that a provider would report' })
  async simulate(@CurrentUser() user: User, @Body() { priceId }: SimulatedPurchaseDto): Promise<{ success: true }> {
    if (this.config.BILLING_PROVIDER !== 'simulated') throw notFound('The simulated checkout');
    await this.simulated.buy(user, priceId);
    return { success: true };
  }

  @Public()
  @Post('webhooks/paddle')
  @HttpCode(200)
  @ApiExcludeEndpoint()
  async webhook(
    @Req() request: Request & { rawBody?: Buffer },
    @Headers('paddle-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    const { PADDLE_WEBHOOK_SECRET: secret, PADDLE_WEBHOOK_TOLERANCE: tolerance } = this.config;
    const { rawBody } = request;
    if (!secret) throw notFound('This webhook');
    if (!rawBody || !isSigned(signature, rawBody, secret, tolerance, Date.now()))
      throw new Problem(401, 'The signature is not valid.');
    const event = paymentEvent.safeParse(request.body);
    if (!event.success) throw badRequest('This is no event.');
    await this.subscriptions.take(event.data);
    return { received: true };
  }

  private mustSell(): void {
    if (this.config.BILLING_PROVIDER === 'off')
      throw new Problem(409, 'This server sells no plans: everything is unlimited.');
  }
}
