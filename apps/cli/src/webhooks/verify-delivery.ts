import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Largest difference between the time of a delivery and the clock, in seconds. */
const TOLERANCE = 300;

/** Returns why a delivery is not one of the webhook with a secret (Standard Webhooks 1.0); undefined when it is. */
export function faultOf(headers: IncomingHttpHeaders, body: string, secret: string, now: Date): string | undefined {
  const [id, seconds, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  ) as [string, string, string];
  if (!id || !seconds || !signatures)
    return 'its headers webhook-id, webhook-timestamp and webhook-signature are not all there';
  if (!(Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE))
    return `its time is more than ${TOLERANCE} seconds from that of this machine`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const right = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`);
  const isSigned = signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isSigned ? undefined : 'it is not signed by this secret';
}
