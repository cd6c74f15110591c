import type { PostReply } from '../../platform/http/public-post';

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

/**
 * Returns the outcome of an attempt.
 * @param attempts number of attempts so far, including this one
 */
export function outcomeOf({ status, fault }: PostReply, attempts: number, now: Date): Outcome {
  if (status !== undefined && status >= 200 && status < 300) return { state: 'delivered', fault: null, gone: false };
  const reason = fault ?? `status ${status}`;
  const pause = PAUSES[attempts - 1];
  // A private address is not retried: the fault is permanent.
  if (status === GONE || fault === 'address-not-allowed' || pause === undefined)
    return { state: 'failed', fault: reason, gone: status === GONE };
  return { state: 'pending', nextAt: new Date(now.getTime() + pause * 1000), fault: reason, gone: false };
}
