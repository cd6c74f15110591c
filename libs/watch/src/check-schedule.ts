import type { WatchRhythm } from '@veracite/model/watching';

const DAY_MS = 24 * 3_600_000;
const DAYS: Record<WatchRhythm, number> = { day: 1, week: 7, month: 30 };
/** A list that could not be asked about at all is tried again so soon. */
const AGAIN_MS = 3_600_000;

/**
 * When a list is asked about next.
 * @param heard whether anything could be asked; what failed whole does not wait for its next turn
 */
export function nextCheckAt(now: Date, rhythm: WatchRhythm, heard = true): Date {
  return new Date(now.getTime() + (heard ? DAYS[rhythm] * DAY_MS : Math.min(AGAIN_MS, DAYS[rhythm] * DAY_MS)));
}
