import { Inject, Injectable } from '@nestjs/common';
import type { PlanSlug } from '@veracite/contracts/plans';
import { z } from 'zod';
import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { unavailable } from '../../../platform/problem/problem';
import type { User } from '../../auth/user.entity';
import { plans } from '../plans';
import type { PaymentProvider } from './provider';
import type { Subscription } from './subscriptions.service';

const PATIENCE_MS = 8_000;

const transaction = z.object({ data: z.object({ checkout: z.object({ url: z.url() }) }) });
const subscription = z.object({ data: z.object({ management_urls: z.object({ cancel: z.url() }) }) });

/** Paddle Billing over its HTTP API; addresses it gives are short-lived and asked for at each press. */
@Injectable()
export class PaddlePayments implements PaymentProvider {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async checkoutUrl(user: User, plan: PlanSlug): Promise<string> {
    const price = plans(this.config).find(({ slug }) => slug === plan)?.priceIds.monthly;
    if (!price) throw unavailable('This plan cannot be bought at the moment.', 3_600);
    const body = { items: [{ price_id: price, quantity: 1 }], custom_data: { userId: user.id } };
    return transaction.parse(await this.ask('POST', '/transactions', body)).data.checkout.url;
  }

  async cancelUrl(_user: User, { id }: Subscription): Promise<string> {
    const found = await this.ask('GET', `/subscriptions/${encodeURIComponent(id)}`);
    return subscription.parse(found).data.management_urls.cancel;
  }

  private async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const host = this.config.PADDLE_ENVIRONMENT === 'sandbox' ? 'sandbox-api.paddle.com' : 'api.paddle.com';
    const origin = this.config.UPSTREAM_ORIGIN ? `${this.config.UPSTREAM_ORIGIN}/${host}` : `https://${host}`;
    try {
      const response = await fetch(origin + path, {
        method,
        headers: { Authorization: `Bearer ${this.config.PADDLE_API_KEY}`, 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`the payment provider answered ${response.status}`);
      return await response.json();
    } catch (error) {
      throw Object.assign(unavailable('The payment provider cannot be reached. Please try again.', 30), {
        cause: error,
      });
    }
  }
}
