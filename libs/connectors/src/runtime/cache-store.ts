/** A store of answers. One that cannot be reached stores and returns nothing. */
export interface CacheStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, seconds: number): Promise<void>;
}

const MAX_ENTRIES = 5_000;

/** Creates a cache of one process that evicts the least recently used entry. */
export function inProcessCache(now: () => number = Date.now): CacheStore {
  const entries = new Map<string, { value: string; until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return Promise.resolve(undefined);
      entries.delete(key);
      if (entry.until <= now()) return Promise.resolve(undefined);
      entries.set(key, entry);
      return Promise.resolve(entry.value);
    },
    set(key, value, seconds) {
      entries.delete(key);
      entries.set(key, { value, until: now() + seconds * 1000 });
      const oldest = entries.keys().next();
      if (entries.size > MAX_ENTRIES && !oldest.done) entries.delete(oldest.value);
      return Promise.resolve();
    },
  };
}
