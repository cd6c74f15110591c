import { Injectable } from '@nestjs/common';
import {
  DELIVERIES_SHOWN,
  WEBHOOKS_MAX,
  type NewWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookRequest,
} from '@veracite/contracts/webhooks';
import { DataSource } from 'typeorm';
import { postAddress } from '../../platform/http/public-post';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { lockUser } from '../auth/lock-user';
import { payloadOf } from './outbox';
import { newSecret } from './signature';

type Row = Omit<Webhook, 'createdAt'> & { createdAt: Date };
type DeliveryRow = Omit<WebhookDelivery, 'createdAt' | 'nextAt' | 'deliveredAt' | 'payload'> & {
  createdAt: Date;
  nextAt: Date;
  deliveredAt: Date | null;
  payload: string;
};

const COLUMNS = `id, url, events, active, created_at AS "createdAt"`;
const DELIVERY = `id, event, state, attempts, last_status AS "lastStatus", last_fault AS "lastFault",
  webhook_deliveries.created_at AS "createdAt", next_at AS "nextAt", delivered_at AS "deliveredAt", payload`;

/** Addresses of a user that are told what happens. */
@Injectable()
export class Webhooks {
  constructor(private readonly database: DataSource) {}

  async list(userId: string): Promise<Webhook[]> {
    const rows: Row[] = await this.database.query(
      `SELECT ${COLUMNS} FROM webhooks WHERE user_id = $1 ORDER BY created_at DESC, id`,
      [userId],
    );
    return rows.map(toWebhook);
  }

  /**
   * @returns the endpoint with its secret, this once
   * @throws Problem 400 for an address that may not be posted to, 409 when the account has as many as it may
   */
  async create(userId: string, { url, events }: WebhookRequest): Promise<NewWebhook> {
    const address = postAddress(url);
    if (!address) throw badRequest('The address must be https, of a public host and on its usual port', '/url');
    const secret = newSecret();
    const row = await this.database.transaction(async (manager) => {
      await lockUser(manager, userId);
      const rows: Row[] = await manager.query(
        `INSERT INTO webhooks (user_id, url, events, secret)
         SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM webhooks WHERE user_id = $1) < $5 RETURNING ${COLUMNS}`,
        [userId, address.href, events, secret, WEBHOOKS_MAX],
      );
      return rows[0];
    });
    if (!row) throw new Problem(409, `An account may have ${WEBHOOKS_MAX} endpoints. Please remove one first.`);
    return { ...toWebhook(row), secret };
  }

  /** @throws Problem 404 when the user has no such endpoint */
  async remove(userId: string, id: string): Promise<void> {
    const [, count] = await this.database.query<[unknown, number]>(
      'DELETE FROM webhooks WHERE id = $1 AND user_id = $2',
      [id, userId],
    );
    if (count === 0) throw notFound('The endpoint');
  }

  /** Switches an endpoint on or off; what waits for one that is off waits on. @throws Problem 404 as above */
  async change(userId: string, id: string, active: boolean): Promise<Webhook> {
    const [rows] = await this.database.query<[Row[], number]>(
      `UPDATE webhooks SET active = $3 WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
      [id, userId, active],
    );
    return toWebhook(found(rows[0], 'The endpoint'));
  }

  /** The newest deliveries to an endpoint. @throws Problem 404 as above */
  async deliveries(userId: string, id: string): Promise<WebhookDelivery[]> {
    const owned = await this.database.query<unknown[]>('SELECT 1 FROM webhooks WHERE id = $1 AND user_id = $2', [
      id,
      userId,
    ]);
    found(owned[0], 'The endpoint');
    const rows: DeliveryRow[] = await this.database.query(
      `SELECT ${DELIVERY} FROM webhook_deliveries WHERE webhook_id = $1 ORDER BY created_at DESC, id LIMIT ${DELIVERIES_SHOWN}`,
      [id],
    );
    return rows.map(toDelivery);
  }

  /** Sends an empty event, to see whether the endpoint takes it. @throws Problem 404 as above */
  async ping(userId: string, id: string): Promise<WebhookDelivery> {
    const rows: DeliveryRow[] = await this.database.query(
      `INSERT INTO webhook_deliveries (webhook_id, event, payload)
       SELECT id, 'ping', $3 FROM webhooks WHERE id = $1 AND user_id = $2 RETURNING ${DELIVERY}`,
      [id, userId, payloadOf('ping', {}, new Date())],
    );
    return toDelivery(found(rows[0], 'The endpoint'));
  }

  /**
   * Sends a delivery once more, as it was and under its id; its attempts count anew.
   * @throws Problem 404 when the user has no such delivery
   */
  async replay(userId: string, id: string, delivery: string): Promise<WebhookDelivery> {
    const [rows] = await this.database.query<[DeliveryRow[], number]>(
      `UPDATE webhook_deliveries SET state = 'pending', attempts = 0, next_at = now(), delivered_at = NULL
       WHERE id = $3 AND webhook_id = (SELECT id FROM webhooks WHERE id = $1 AND user_id = $2) RETURNING ${DELIVERY}`,
      [id, userId, delivery],
    );
    return toDelivery(found(rows[0], 'The delivery'));
  }
}

function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw notFound(what);
  return row;
}

const toWebhook = ({ createdAt, ...rest }: Row): Webhook => ({ ...rest, createdAt: createdAt.toISOString() });

function toDelivery({ createdAt, nextAt, deliveredAt, payload, ...rest }: DeliveryRow): WebhookDelivery {
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    nextAt: rest.state === 'pending' ? nextAt.toISOString() : null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    payload: JSON.parse(payload) as unknown,
  };
}
