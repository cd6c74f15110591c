import { setMaxListeners } from 'node:events';
import { NotCovered, type Request, type Service } from '../connector-definition';
import type { RequestOptions, SourceState } from '../sources';
import type { Batching } from './batching';
import type { CacheStore } from './cache-store';
import type { Clock } from './clock';
import type { Http } from './http';
import type { PaceStore } from './pace-store';
import type { BatchMember } from './scheduler-state';
import type { Reachability } from './reachability';
import { RateLimits } from './rate-limits';
import { createReplyFactory, type Reply, type RequestKind } from './reply';
import { Scheduler } from './scheduler';
import { settingsOf, userAgent, type Env } from './settings';

/** Seconds that an answer is cached. Failures are never cached. */
const FOUND_SECONDS = 7 * 86_400;
/** No longer than a control counts: what a broken database did not find is asked for again once it works. */
const ABSENT_SECONDS = 600;

/** An answer in the cache. */
interface CachedAnswer {
  /** ISO 8601: when it was asked for. */
  askedAt: string;
  records: unknown[];
}

/** Stores an answer. @param maxHours the longest time that the terms of use of the service allow */
function cacheAnswer(cache: CacheStore, key: string, answer: CachedAnswer, maxHours = Infinity): void {
  const seconds = Math.min(answer.records.length > 0 ? FOUND_SECONDS : ABSENT_SECONDS, maxHours * 3_600);
  void cache.set(key, JSON.stringify(answer), seconds);
}

/** Returns a cached answer. A damaged value counts as not cached. */
async function cachedAnswer(cache: CacheStore, key: string): Promise<CachedAnswer | undefined> {
  try {
    const value = JSON.parse((await cache.get(key)) ?? 'null') as CachedAnswer | null;
    return Array.isArray(value?.records) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** HTTP connections, rate limits, cache and retry budget of a process. */
export interface SharedResources {
  env: Env;
  http: Http;
  pace: PaceStore;
  cache: CacheStore;
  /** The number of retries that are left, with a fraction. */
  retries: { left: number };
  reachability: Reachability;
  /** False when no rate limit applies (`UPSTREAM_PACE=off`). */
  paced: boolean;
  clock: Clock;
}

/** The time allowed for a request without a deadline. */
const DEFAULT_TIMEOUT_MS = 25_000;

/** Answers to batched searches are cached under a key of their own, because an unbatched search may find more. */
const batchedKey = (key: string): string => `${key} batched`;

export type ServiceClient = ReturnType<typeof createServiceClient>;

/** Sends requests to one service within its rate limits, with cache, circuit breaker, batching and retries. */
export function createServiceClient(id: string, service: Service, runtime: SharedResources) {
  const { cache, clock, env, paced, retries, reachability, pace: store, http } = runtime;
  const settings = settingsOf(id, service, env);
  const rates = new RateLimits(settings.pace, paced);
  const context = { id, service, settings, agent: userAgent(env), http, store, rates, retries, reachability, clock };
  const replies = createReplyFactory(id, clock.now);
  const slowest = settings.pace.lists ?? settings.pace;
  const queue = new Scheduler(context, replies, (slowest.seconds * 1000) / slowest.requests);

  function skipped<R>(kind: RequestKind): Reply<R> | undefined {
    const reason =
      settings.closed?.reason ?? (kind === 'search' && !settings.maySearch ? 'A search needs a key.' : undefined);
    return reason ? replies.skipped(kind, reason) : undefined;
  }

  async function cached<R>(key: string, kind: RequestKind, since: number, batching?: Batching<unknown, R>) {
    // An answer to a single search is not used for a batched one: the verdict would depend on what was asked before.
    const batched = batching?.approximate ?? false;
    const known = await cachedAnswer(cache, batched ? batchedKey(key) : key);
    if (!known) return undefined;
    const { records, askedAt } = known;
    return { ...replies.answered(kind, records as R[], since, { askedAt }), batched };
  }

  /** Never rejects: errors are outcomes. Without `request` this service has no answer; `batch` allows batching. */
  async function send<R>(
    kind: RequestKind,
    key: string,
    request: Request<R> | undefined,
    options: RequestOptions = {},
    batch?: BatchMember<R>,
  ): Promise<Reply<R>> {
    const queuedAt = clock.now();
    const notSent = skipped<R>(kind);
    if (notSent) return notSent;
    if (!request) return replies.failed(kind, new NotCovered(), queuedAt);
    const known = options.bypassCache ? undefined : await cached<R>(key, kind, queuedAt, batch?.batching);
    if (known) return known;
    const { signal, deadline = queuedAt + DEFAULT_TIMEOUT_MS } = options;
    // All requests of a batch share one signal: that many listeners are not a leak.
    if (signal) setMaxListeners(0, signal);
    const sharedKey = batch?.batching.approximate ? batchedKey(key) : key;
    const askedAt = new Date(queuedAt).toISOString();
    const onAnswer = (records: R[], batched = false): void =>
      cacheAnswer(cache, batched ? batchedKey(key) : key, { askedAt, records }, service.maxCacheHours);
    return queue.enqueue({ kind, key: sharedKey, request, batch, queuedAt, deadline, options, onAnswer });
  }

  /** Its controls, which add theirs to its state. */
  const controls: { state(): Pick<SourceState, 'control' | 'reason'> }[] = [];
  return {
    settings,
    controls,
    send,
    state: () => controls.reduce<State>((state, control) => ({ ...state, ...control.state() }), settings.closed ?? stateOf(queue.restMs)), // prettier-ignore
  };
}

type State = Pick<SourceState, 'state' | 'reason' | 'control'>;

function stateOf(restMs: number): State {
  if (restMs === 0) return { state: 'ready' };
  return { state: 'resting', reason: `It failed repeatedly; the next attempt is in ${Math.ceil(restMs / 1000)} s.` };
}
