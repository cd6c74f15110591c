import type { CacheStore } from './cache-store';

/** Seconds that an answer is cached. Failures are never cached. */
const FOUND_SECONDS = 7 * 86_400;
const ABSENT_SECONDS = 6 * 3_600;

/** Stores an answer. @param maxHours the longest time that the terms of use of the service allow */
export function cacheRecords(cache: CacheStore, key: string, records: unknown[], maxHours = Infinity): void {
  const seconds = Math.min(records.length > 0 ? FOUND_SECONDS : ABSENT_SECONDS, maxHours * 3_600);
  void cache.set(key, JSON.stringify(records), seconds);
}

/** Returns a cached answer. A damaged value counts as not cached. */
export async function cachedRecords(cache: CacheStore, key: string): Promise<unknown[] | undefined> {
  try {
    const value: unknown = JSON.parse((await cache.get(key)) ?? 'null');
    return Array.isArray(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
