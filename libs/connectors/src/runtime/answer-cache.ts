import type { CacheStore } from './cache-store';

/** Seconds that an answer is cached. Failures are never cached. */
const FOUND_SECONDS = 7 * 86_400;
const ABSENT_SECONDS = 6 * 3_600;

/** The cached answers of one service. */
export interface AnswerCache {
  get(key: string): Promise<unknown[] | undefined>;
  set(key: string, records: unknown[]): Promise<void>;
}

/** @param maxHours the longest time that the terms of use of the service allow */
export function createAnswerCache(cache: CacheStore, maxHours = Infinity): AnswerCache {
  return {
    get: async (key) => parseRecords(await cache.get(key)),
    set: (key, records) => {
      const seconds = Math.min(records.length > 0 ? FOUND_SECONDS : ABSENT_SECONDS, maxHours * 3_600);
      return cache.set(key, JSON.stringify(records), seconds);
    },
  };
}

/** Parses a cached value. A damaged value counts as not cached. */
function parseRecords(text: string | undefined): unknown[] | undefined {
  try {
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
