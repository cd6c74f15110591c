import { Inject, Injectable } from '@nestjs/common';
import {
  DELIVERIES_SHOWN,
  WEBHOOKS_MAX,
  type NewWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookRequest,
} from '@veracite/contracts/webhooks';
import { resolvesInside, type Resolve } from '@veracite/reputation/web/dialer';
import { DataSource } from 'typeorm';
import { queryEntities } from '../../platform/database/checked-query';
import { type Config, CONFIG } from '../../platform/config/schema';
import { localAddress, postAddress } from '../../platform/http/public-post';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { lockUser } from '../auth/users.service';
import { WebhookEndpoint, Delivery } from './entities';
import { payloadOf } from './outbox';
import { newSecret } from './signature';

/** Manages the endpoints of users and their deliveries. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'NODE_ENV'>,
  ) {}

  async list(userId: string): Promise<Webhook[]> {
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    return (await this.database.getRepository(WebhookEndpoint).find({ where: { userId }, order })).map(toWebhook);
  }

  /** @returns the endpoint with its secret, only here. @throws Problem 400 for a URL, 409 with too many endpoints */
  async create(userId: string, { url, events }: WebhookRequest, resolve?: Resolve): Promise<NewWebhook> {
    const local = this.config.NODE_ENV === 'development' ? localAddress(url) : undefined;
    const address = local ?? postAddress(url);
    if (!address || (!local && (await resolvesInside(address.hostname, resolve))))
      throw badRequest('The URL must be https, of a public host and on its usual port', '/url');
    const secret = newSecret();
    const endpoint = await this.database.transaction(async (manager) => {
      await lockUser(manager, userId);
      const endpoints = manager.getRepository(WebhookEndpoint);
      if ((await endpoints.countBy({ userId })) >= WEBHOOKS_MAX)
        throw new Problem(409, `An account may have ${WEBHOOKS_MAX} endpoints. Please remove one first.`);
      return endpoints.save(endpoints.create({ userId, url: address.href, events, secret }));
    });
    return { ...toWebhook(endpoint), secret };
  }

  /** @throws Problem 404 when the user has no such endpoint */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.database.getRepository(WebhookEndpoint).delete({ id, userId });
    if (!affected) throw notFound('The endpoint');
  }

  /** Enables or disables an endpoint. Pending deliveries wait while it is disabled. @throws Problem 404 as above */
  async change(userId: string, id: string, active: boolean): Promise<Webhook> {
    await this.database.getRepository(WebhookEndpoint).update({ id, userId }, { active });
    return toWebhook(await this.find(userId, id));
  }

  /** Returns the newest deliveries to an endpoint. @throws Problem 404 as above */
  async deliveries(userId: string, id: string): Promise<WebhookDelivery[]> {
    await this.find(userId, id);
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    const deliveries = this.database.getRepository(Delivery);
    return (await deliveries.find({ where: { webhookId: id }, order, take: DELIVERIES_SHOWN })).map(toDelivery);
  }

  /** Sends an event without data, to test the endpoint. @throws Problem 404 as above */
  async ping(userId: string, id: string): Promise<WebhookDelivery> {
    await this.find(userId, id);
    const deliveries = this.database.getRepository(Delivery);
    const ping = { webhookId: id, event: 'ping', payload: payloadOf('ping', {}, new Date()) } as const;
    const { identifiers } = await deliveries.insert(ping);
    return toDelivery(await deliveries.findOneByOrFail({ id: (identifiers[0] as Pick<Delivery, 'id'>).id }));
  }

  /** Sends a delivery again under the same id with a new count of attempts. @throws Problem 404 */
  async replay(userId: string, id: string, delivery: string): Promise<WebhookDelivery> {
    const [pending] = await queryEntities(
      this.database,
      Delivery,
      `UPDATE webhook_deliveries SET state = 'pending', attempts = 0, next_at = now(), delivered_at = NULL
       WHERE id = $3 AND webhook_id = (SELECT id FROM webhooks WHERE id = $1 AND user_id = $2) RETURNING *`,
      [id, userId, delivery],
    );
    if (!pending) throw notFound('The delivery');
    return toDelivery(pending);
  }

  private async find(userId: string, id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.database.getRepository(WebhookEndpoint).findOneBy({ id, userId });
    if (!endpoint) throw notFound('The endpoint');
    return endpoint;
  }
}

const toWebhook = ({ id, url, events, active, createdAt }: WebhookEndpoint): Webhook => ({
  id,
  url,
  events,
  active,
  createdAt: createdAt.toISOString(),
});

function toDelivery({ webhookId: _, createdAt, nextAt, deliveredAt, payload, ...rest }: Delivery): WebhookDelivery {
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    nextAt: rest.state === 'pending' ? nextAt.toISOString() : null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    payload: JSON.parse(payload) as unknown,
  };
}
