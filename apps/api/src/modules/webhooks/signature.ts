import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A fresh secret of an endpoint: 256 random bits, written as Standard Webhooks has it. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * Headers of a delivery by the Standard Webhooks specification (standardwebhooks.com, 1.0): HMAC-SHA256 over id, time and
 * body, so that neither can be changed, and an old delivery is known by its time.
 * @param at the moment of sending; each attempt has its own
 */
export function signedHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
}
