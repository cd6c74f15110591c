import { inProcessPace, type Limit, type PaceStore } from './pace-store';

/** While the shared store is away every process keeps this share of each pace: the sum of four stays within it. */
const SHARE = 1 / 4;
/** After a failure the shared store is left alone for so many milliseconds, as each try costs a timeout. */
const REST_MS = 5_000;

/**
 * A pace that outlives the store it shares with other processes: while that is away, this process keeps a quarter of
 * each pace by itself. So a dead Redis makes verifications slower, not unknown.
 */
export function paceWithFallback(shared: PaceStore, now: () => number = Date.now): PaceStore {
  const alone = inProcessPace(now);
  const alonePaced = new Set<string>();
  let awayUntil = 0;

  async function attempt<T>(call: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (now() < awayUntil) return otherwise();
    try {
      return await call();
    } catch {
      // Whatever is wrong with the store, it cannot say who may ask: the process decides for itself for a while.
      awayUntil = now() + REST_MS;
      return otherwise();
    }
  }

  return {
    acquire: (source, limits, concurrent, ticket) =>
      attempt(
        () => shared.acquire(source, limits, concurrent, ticket),
        async () => {
          const wait = await alone.acquire(
            source,
            limits.map(lessened),
            Math.max(1, Math.floor(concurrent * SHARE)),
            ticket,
          );
          if (wait === 0) alonePaced.add(ticket);
          return wait;
        },
      ),
    markSent: (source, ticket, limits) =>
      alonePaced.has(ticket)
        ? alone.markSent(source, ticket, limits.map(lessened))
        : shared.markSent(source, ticket, limits),
    async release(source, ticket, unsent = []) {
      if (alonePaced.delete(ticket)) return alone.release(source, ticket, unsent.map(lessened));
      await attempt(
        () => shared.release(source, ticket, unsent),
        // The ticket becomes void in the shared store by itself.
        () => Promise.resolve(),
      );
    },
    pause: (source, ms) =>
      attempt(
        () => shared.pause(source, ms),
        () => alone.pause(source, ms),
      ),
    close: () => shared.close?.() ?? Promise.resolve(),
  };
}

/** A quarter of a pace: fewer requests where there are enough to divide, a longer window where there are not. */
function lessened(limit: Limit): Limit {
  const requests = limit.requests * SHARE;
  return requests >= 1
    ? { ...limit, requests: Math.floor(requests) }
    : { ...limit, requests: 1, ms: limit.ms / requests };
}
