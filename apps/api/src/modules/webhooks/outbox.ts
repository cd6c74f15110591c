import type { WebhookEvent } from '@veracite/contracts/webhooks';
import type { EntityManager } from 'typeorm';
import { queryAffected } from '../../platform/database/checked-query';

export function payloadOf(event: WebhookEvent | 'ping', data: object, time: Date): string {
  return JSON.stringify({ type: event, timestamp: time.toISOString(), data });
}

/** Queues an event for the user's endpoints that subscribed to it, in the transaction that records the event. */
export async function announce(
  manager: EntityManager,
  userId: string,
  event: WebhookEvent,
  data: object,
  time = new Date(),
): Promise<void> {
  await queryAffected(
    manager,
    `INSERT INTO webhook_deliveries (webhook_id, event, payload, created_at, next_at)
     SELECT id, $2, $3, $4, $4 FROM webhooks WHERE user_id = $1 AND active AND $2 = ANY (events)`,
    [userId, event, payloadOf(event, data, time), time],
  );
}
