import type { WebhookEvent } from '@veracite/contracts/webhooks';
import type { EntityManager } from 'typeorm';

/** The body of a delivery. */
export function payloadOf(event: WebhookEvent | 'ping', data: object, at: Date): string {
  return JSON.stringify({ type: event, timestamp: at.toISOString(), data });
}

/**
 * Puts an event on its way to every endpoint of a user that wants it. Within the transaction of what happened: it is told
 * when that is committed, and only then.
 */
export async function announce(
  manager: EntityManager,
  userId: string,
  event: WebhookEvent,
  data: object,
  at = new Date(),
): Promise<void> {
  await manager.query(
    `INSERT INTO webhook_deliveries (webhook_id, event, payload, created_at, next_at)
     SELECT id, $2, $3, $4, $4 FROM webhooks WHERE user_id = $1 AND active AND $2 = ANY (events)`,
    [userId, event, payloadOf(event, data, at), at],
  );
}
