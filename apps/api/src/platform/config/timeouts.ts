import { TIMEOUTS, type Timeouts } from '@veracite/verification/pipeline/ask-policy';
import type { Config } from './schema';

/** Returns the timeouts of checks with the configured values. */
export function timeoutsOf({ BATCH_SECONDS, BATCH_SECONDS_EACH }: Config): Timeouts {
  return { ...TIMEOUTS, batch: BATCH_SECONDS * 1_000, each: BATCH_SECONDS_EACH * 1_000 };
}
