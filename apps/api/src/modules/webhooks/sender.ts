import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { type Config, CONFIG } from '../../platform/config/schema';
import { queryRows } from '../../platform/database/checked-query';
import { publicPost, type PostOptions, type PostReply } from '../../platform/http/public-post';
import { WebhookEndpoint, Delivery } from './entities';
import { signedHeaders } from './signature';

/** Seconds before the second and each later attempt; after the last one the delivery has failed. */
const PAUSES = [5, 60, 5 * 60, 30 * 60, 2 * 3_600, 6 * 3_600, 12 * 3_600];

/** Status of an endpoint that was removed permanently (RFC 9110, 15.5.11). */
const GONE = 410;

export interface Outcome {
  state: 'pending' | 'delivered' | 'failed';
  /** Time of the next attempt while `pending`. */
  nextAt?: Date;
  fault: string | null;
  /** True when the endpoint was removed permanently. */
  gone: boolean;
}

/** Returns the outcome of an attempt, of which `attempts` were made including this one. */
function outcomeOf({ status, fault }: PostReply, attempts: number, now: Date): Outcome {
  if (status !== undefined && status >= 200 && status < 300) return { state: 'delivered', fault: null, gone: false };
  const reason = fault ?? `status ${status}`;
  const pause = PAUSES[attempts - 1];
  // A private address is not retried: the fault is permanent.
  if (status === GONE || fault === 'address-not-allowed' || pause === undefined)
    return { state: 'failed', fault: reason, gone: status === GONE };
  return { state: 'pending', nextAt: new Date(now.getTime() + pause * 1000), fault: reason, gone: false };
}

const EVERY_MS = 2_000;
/** Maximum of parallel deliveries. An endpoint that does not answer times out after ten seconds. */
const MAX_CONCURRENT = 20;
/** Time after which another worker may send a delivery again. */
const LEASE_SECONDS = 60;

const DUE = z.object({
  id: z.string(),
  webhookId: z.string(),
  url: z.string(),
  secret: z.string(),
  payload: z.string(),
  attempts: z.int(),
});

/** Sends deliveries that are due, each at least once. Receivers recognize a duplicate by its `webhook-id`. */
@Injectable()
export class WebhookSender implements BeforeApplicationShutdown {
  private readonly log = new Logger('Webhooks');
  private readonly options: Pick<PostOptions, 'upstream' | 'isLocalAllowed'>;
  private isBusy = false;
  private isStopping = false;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) config: Pick<Config, 'UPSTREAM_ORIGIN' | 'NODE_ENV'>,
  ) {
    this.options = { upstream: config.UPSTREAM_ORIGIN, isLocalAllowed: config.NODE_ENV === 'development' };
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (!this.isStopping && (await this.round()) === MAX_CONCURRENT);
    } catch (error) {
      this.log.error({ err: error }, 'webhooks were not sent; the next round tries again');
    } finally {
      this.isBusy = false;
    }
  }

  /** Sends one batch of deliveries that are due. @returns the number of attempts */
  async round(now = new Date()): Promise<number> {
    const due = await queryRows(
      this.database,
      DUE,
      `UPDATE webhook_deliveries SET attempts = attempts + 1, next_at = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS})
       FROM webhooks WHERE webhooks.id = webhook_id AND webhook_deliveries.id IN (
         SELECT waiting.id FROM webhook_deliveries waiting JOIN webhooks own ON own.id = waiting.webhook_id AND own.active
         WHERE waiting.state = 'pending' AND waiting.next_at <= $1 ORDER BY waiting.next_at LIMIT ${MAX_CONCURRENT}
         FOR UPDATE OF waiting SKIP LOCKED)
       RETURNING webhook_deliveries.id, webhook_id AS "webhookId", url, secret, payload, attempts`,
      [now],
    );
    await Promise.all(due.map((delivery) => this.send(delivery, now)));
    return due.length;
  }

  private async send({ id, webhookId, url, secret, payload, attempts }: z.infer<typeof DUE>, now: Date): Promise<void> {
    const headers = signedHeaders(secret, id, now, payload);
    const reply = await publicPost(url, payload, { headers, ...this.options });
    const { state, nextAt, fault, gone } = outcomeOf(reply, attempts, now);
    const outcome = { state, lastStatus: reply.status ?? null, lastFault: fault, nextAt };
    const deliveredAt = state === 'delivered' ? now : null;
    await this.database.getRepository(Delivery).update({ id, attempts }, { ...outcome, deliveredAt });
    if (gone) await this.database.getRepository(WebhookEndpoint).update({ id: webhookId }, { active: false });
  }
}
