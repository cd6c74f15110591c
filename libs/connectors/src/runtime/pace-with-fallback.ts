import { inProcessPace, type Limit, type PaceStore } from './pace-store';

/** The share of each rate limit that one process uses while the shared store is unavailable; enough for four processes. */
const SHARE = 1 / 4;
/** The time after a failure until the shared store is used again, because each attempt costs a timeout. */
const RETRY_MS = 5_000;

/** Wraps a shared store. While it is unavailable, this process uses a quarter of each rate limit. */
export function paceWithFallback(shared: PaceStore, now: () => number = Date.now): PaceStore {
  const local = inProcessPace(now);
  const localTickets = new Set<string>();
  let unavailableUntil = 0;

  async function attempt<T>(call: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (now() < unavailableUntil) return otherwise();
    try {
      return await call();
    } catch {
      unavailableUntil = now() + RETRY_MS;
      return otherwise();
    }
  }

  return {
    acquire: (source, limits, concurrent, ticket) =>
      attempt(
        () => shared.acquire(source, limits, concurrent, ticket),
        async () => {
          const wait = await local.acquire(
            source,
            limits.map(reduced),
            Math.max(1, Math.floor(concurrent * SHARE)),
            ticket,
          );
          if (wait === 0) localTickets.add(ticket);
          return wait;
        },
      ),
    markSent: (source, ticket, limits) =>
      localTickets.has(ticket)
        ? local.markSent(source, ticket, limits.map(reduced))
        : shared.markSent(source, ticket, limits),
    async release(source, ticket, unsent = []) {
      if (localTickets.delete(ticket)) return local.release(source, ticket, unsent.map(reduced));
      await attempt(
        () => shared.release(source, ticket, unsent),
        // The permit expires in the shared store.
        () => Promise.resolve(),
      );
    },
    pause: (source, ms) =>
      attempt(
        () => shared.pause(source, ms),
        () => local.pause(source, ms),
      ),
    close: () => shared.close?.() ?? Promise.resolve(),
  };
}

/** Returns a quarter of a limit: fewer requests, or one request in a longer window. */
function reduced(limit: Limit): Limit {
  const requests = limit.requests * SHARE;
  return requests >= 1
    ? { ...limit, requests: Math.floor(requests) }
    : { ...limit, requests: 1, ms: limit.ms / requests };
}
