import type { CacheStore } from './cache-store';

/** Seconds an answer is kept; failures never are. */
const KEEP_FOUND = 7 * 86_400;
const KEEP_ABSENT = 6 * 3_600;

/** What a service answered before, by question. */
export interface AnswerCache {
  get(key: string): Promise<unknown[] | undefined>;
  set(key: string, records: unknown[]): Promise<void>;
}

/** @param keepHours at most, where the terms allow less than our own time */
export function createAnswerCache(cache: CacheStore, keepHours = Infinity): AnswerCache {
  return {
    get: async (key) => recordsOf(await cache.get(key)),
    set: (key, records) =>
      cache.set(
        key,
        JSON.stringify(records),
        Math.min(records.length > 0 ? KEEP_FOUND : KEEP_ABSENT, keepHours * 3_600),
      ),
  };
}

/** What the cache kept; a value that is damaged is forgotten, and asked for again. */
function recordsOf(text: string | undefined): unknown[] | undefined {
  try {
    const kept: unknown = text === undefined ? undefined : JSON.parse(text);
    return Array.isArray(kept) ? kept : undefined;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}
