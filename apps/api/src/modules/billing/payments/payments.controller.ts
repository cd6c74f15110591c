import { Body, Controller, Get, Headers, HttpCode, Inject, Logger, Post, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiExcludeEndpoint, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { CancelResponse, CheckoutResponse, PaymentConfig } from '@veracite/contracts/payments';
import { planSlugOf } from '@veracite/contracts/plans';
import type { Request, Response } from 'express';
import { type Config, CONFIG } from '../../../platform/config/schema';
import { badRequest, notFound, Problem } from '../../../platform/problem/problem';
import { CurrentUser } from '../../auth/session.guard';
import { Public } from '../../../platform/security/open-routes';
import { User } from '../../auth/entities';
import { CheckoutDto, SimulatedPurchaseDto } from './dto';
import { paymentEvent } from './event';
import { PAYMENT_PROVIDER, type PaymentProvider } from './provider';
import { PaymentInbox } from './inbox';
import { isSigned } from './signature';
import { SimulatedPayments } from './simulated';
import { Subscriptions } from './subscriptions.service';

const NAMES = { paddle: 'Paddle', simulated: 'Simulated payments (test mode)', off: 'None' } as const;

@ApiTags('payments')
@Controller('api/payments')
export class PaymentsController {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly inbox: PaymentInbox,
    private readonly subscriptions: Subscriptions,
    private readonly simulated: SimulatedPayments,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Get('config')
  @ApiOperation({ summary: 'Returns the public settings that a browser needs to open a checkout' })
  configuration(): PaymentConfig {
    const { BILLING_PROVIDER: provider, PADDLE_ENVIRONMENT: environment } = this.config;
    return {
      provider,
      providerName: NAMES[provider],
      environment,
      clientToken: provider === 'paddle' ? (this.config.PADDLE_CLIENT_TOKEN ?? null) : null,
      portalUrl:
        this.config.PADDLE_PORTAL_URL ??
        (provider === 'paddle' ? `${this.config.PUBLIC_URL}/api/payments/portal` : null),
    };
  }

  @Post('create-checkout')
  @HttpCode(200)
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Returns the URL of the checkout of a plan; starter means basic and pro means expert' })
  async checkout(@CurrentUser() user: User, @Body() { planType }: CheckoutDto): Promise<CheckoutResponse> {
    const plan = planSlugOf(planType);
    if (!plan || plan === 'free') throw badRequest('There is no such plan to buy.', '/planType');
    const customer = await this.subscriptions.customerOf(user.id);
    return { checkoutUrl: await this.provider.checkoutUrl(user, plan, customer) };
  }

  @Post('cancel-subscription')
  @HttpCode(200)
  @ApiCookieAuth()
  @ApiOperation({
    summary: 'Returns the URL to cancel the subscription, which stays active until the end of the paid period',
  })
  @ApiResponse({ status: 404, description: 'No subscription' })
  async cancel(@CurrentUser() user: User): Promise<CancelResponse> {
    const subscription = await this.subscriptions.current(user.id);
    if (!subscription) throw new Problem(404, 'You have no subscription to cancel.');
    return { cancelUrl: await this.provider.cancelUrl(user, subscription) };
  }

  @Get('portal')
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Redirects to the customer portal of the payment provider, signed in for one visit' })
  @ApiResponse({ status: 302, description: 'To the portal' })
  async portal(@CurrentUser() user: User, @Res() response: Response): Promise<void> {
    const customer = await this.subscriptions.customerOf(user.id);
    if (!customer) throw new Problem(404, 'You have bought nothing here yet.');
    response.redirect(302, await this.provider.portalUrl(customer));
  }

  @Post('simulated')
  @HttpCode(200)
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Simulates a purchase, in test mode only' })
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
    if (!event.success) throw badRequest('This is not an event.');
    // The provider expects an answer within five seconds: the event is stored first and applied afterwards.
    if (await this.inbox.save(event.data)) {
      this.inbox.process(event.data.event_id).catch((cause: unknown) => {
        this.log.error({ err: cause }, `event ${event.data.event_id} will be retried`);
      });
    }
    return { received: true };
  }
}
