import type { PostReply } from '../../platform/http/public-post';

/** Seconds before the second attempt and each one after it; after the last of them a delivery has failed. */
const PAUSES = [5, 60, 5 * 60, 30 * 60, 2 * 3_600, 6 * 3_600, 12 * 3_600];

/** An endpoint that answers so is gone for good (RFC 9110, 15.5.11). */
const GONE = 410;

export interface Outcome {
  state: 'pending' | 'delivered' | 'failed';
  /** When it is tried next, with `pending`. */
  nextAt?: Date;
  fault: string | null;
  /** The endpoint asked never to be told anything again. */
  gone: boolean;
}

/**
 * What follows from an attempt.
 * @param attempts how many there were, this one counted
 */
export function outcomeOf({ status, fault }: PostReply, attempts: number, now: Date): Outcome {
  if (status !== undefined && status >= 200 && status < 300) return { state: 'delivered', fault: null, gone: false };
  const said = fault ?? `status ${status}`;
  const pause = PAUSES[attempts - 1];
  // What leads inside is not tried again: it is no fault that passes.
  if (status === GONE || fault === 'address-not-allowed' || pause === undefined)
    return { state: 'failed', fault: said, gone: status === GONE };
  return { state: 'pending', nextAt: new Date(now.getTime() + pause * 1000), fault: said, gone: false };
}
