import type { WatchRhythm } from '@veracite/model/watching';

const DAY_MS = 24 * 3_600_000;
const DAYS: Record<WatchRhythm, number> = { day: 1, week: 7, month: 30 };
/** Pause after a round in which every query failed. */
const RETRY_MS = 3_600_000;

/** Returns when a list is checked next: within the hour if no database `answered`. */
export function nextCheckAt(now: Date, rhythm: WatchRhythm, answered = true): Date {
  return new Date(now.getTime() + (answered ? DAYS[rhythm] * DAY_MS : Math.min(RETRY_MS, DAYS[rhythm] * DAY_MS)));
}
