import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Returns a new secret for an endpoint: 256 random bits in the format of Standard Webhooks. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * Returns the headers of a delivery as in the Standard Webhooks specification (standardwebhooks.com, 1.0): the
 * HMAC-SHA256 covers id, time and body, so that none can be changed, and a replayed request is recognized by its time.
 * @param time of this attempt
 */
export function signedHeaders(secret: string, id: string, time: Date, body: string): Record<string, string> {
  const seconds = String(Math.floor(time.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
}
