import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { publicPost } from '../../platform/http/public-post';
import { outcomeOf } from './attempts';
import { signedHeaders } from './signature';

const EVERY_MS = 2_000;
/** Deliveries under way at once; an endpoint that never answers holds its place for ten seconds. */
const AT_ONCE = 20;
/** A worker that says nothing for this long has lost what it was sending. */
const LEASE_SECONDS = 60;

interface Due {
  id: string;
  webhookId: string;
  url: string;
  secret: string;
  payload: string;
  attempts: number;
}

/** Sends what is due to endpoints. A delivery is made at least once: `webhook-id` tells one that came twice. */
@Injectable()
export class WebhookSender implements BeforeApplicationShutdown {
  private readonly log = new Logger('Webhooks');
  private readonly upstream: string | undefined;
  private isBusy = false;
  private isStopping = false;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) config: Pick<Config, 'UPSTREAM_ORIGIN'>,
  ) {
    this.upstream = config.UPSTREAM_ORIGIN?.replace(/\/$/, '');
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (!this.isStopping && (await this.round()) === AT_ONCE);
    } catch (error) {
      this.log.error({ err: error }, 'webhooks were not sent; the next round tries again');
    } finally {
      this.isBusy = false;
    }
  }

  /** Sends what is due, as many as go at once. @returns how many attempts were made */
  async round(now = new Date()): Promise<number> {
    const [due] = await this.database.query<[Due[], number]>(
      `UPDATE webhook_deliveries SET attempts = attempts + 1, next_at = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS})
       FROM webhooks WHERE webhooks.id = webhook_id AND webhook_deliveries.id IN (
         SELECT waiting.id FROM webhook_deliveries waiting JOIN webhooks mine ON mine.id = waiting.webhook_id AND mine.active
         WHERE waiting.state = 'pending' AND waiting.next_at <= $1 ORDER BY waiting.next_at LIMIT ${AT_ONCE}
         FOR UPDATE OF waiting SKIP LOCKED)
       RETURNING webhook_deliveries.id, webhook_id AS "webhookId", url, secret, payload, attempts`,
      [now],
    );
    await Promise.all(due.map((delivery) => this.send(delivery, now)));
    return due.length;
  }

  private async send({ id, webhookId, url, secret, payload, attempts }: Due, now: Date): Promise<void> {
    const headers = signedHeaders(secret, id, now, payload);
    const reply = await publicPost(url, payload, { headers, upstream: this.upstream });
    const { state, nextAt, fault, gone } = outcomeOf(reply, attempts, now);
    await this.database.query(
      `UPDATE webhook_deliveries SET state = $2, last_status = $3, last_fault = $4, next_at = coalesce($5, next_at),
         delivered_at = CASE WHEN $2 = 'delivered' THEN $6::timestamptz END
       WHERE id = $1 AND attempts = $7`,
      [id, state, reply.status ?? null, fault, nextAt ?? null, now, attempts],
    );
    if (gone) await this.database.query('UPDATE webhooks SET active = false WHERE id = $1', [webhookId]);
  }
}
