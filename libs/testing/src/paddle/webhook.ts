import { createHmac, randomUUID } from 'node:crypto';
import type { PaddleSubscription } from './fake-paddle';

/** An event as Paddle sends it. */
interface PaddleEvent {
  event_id: string;
  event_type: string;
  occurred_at: string;
  notification_id: string;
  data: object;
}

export function paddleEvent(event_type: string, data: object, occurredAt = new Date()): PaddleEvent {
  const id = randomUUID().replaceAll('-', '');
  const occurred_at = occurredAt.toISOString();
  return { event_id: `evt_${id}`, event_type, occurred_at, notification_id: `ntf_${id}`, data };
}

/** The header `Paddle-Signature` for a body. @param time seconds since the epoch */
export function paddleSignature(body: string, secret: string, time = Math.floor(Date.now() / 1_000)): string {
  return `ts=${time};h1=${createHmac('sha256', secret).update(`${time}:${body}`).digest('hex')}`;
}

/** A subscription that was bought just now, for a month. */
export function boughtSubscription(
  id: string,
  userId: string,
  priceId: string,
  more: Partial<PaddleSubscription> = {},
) {
  const now = Date.now();
  const starts_at = new Date(now - 60_000).toISOString();
  const ends_at = new Date(now + 30 * 86_400_000).toISOString();
  return {
    id,
    status: 'active',
    customer_id: `ctm_${id}`,
    started_at: starts_at,
    updated_at: starts_at,
    current_billing_period: { starts_at, ends_at },
    scheduled_change: null,
    items: [{ price: { id: priceId }, quantity: 1 }],
    custom_data: { userId },
    ...more,
  } satisfies PaddleSubscription;
}
