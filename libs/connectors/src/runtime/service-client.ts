import { setMaxListeners } from 'node:events';
import type { Consultation } from '@veracite/model/source';
import { NotCovered, type Request, type Service } from '../connector-definition';
import type { RequestOptions, SourceState } from '../sources';
import { cachedRecords, cacheRecords } from './answer-cache';
import type { Batching } from './batching';
import { createBreaker, type Breaker } from './breaker';
import type { CacheStore } from './cache-store';
import type { Clock } from './clock';
import { createConcurrency } from './concurrency';
import type { Http } from './http';
import type { PaceStore } from './pace-store';
import type { BatchMember, QueuedRequest } from './scheduler-state';
import { createRateLimits } from './rate-limits';
import { createReplyFactory, type Reply, type RequestKind } from './reply';
import type { RetryBudget } from './retry-budget';
import { Scheduler } from './scheduler';
import type { SendContext } from './send-request';
import { settingsOf, userAgent, type Env, type Settings } from './settings';
import { createSingleFlight } from './single-flight';
import { SourceError } from './source-error';

/** HTTP connections, rate limits, cache and retry budget of a process. */
export interface SharedResources {
  env: Env;
  http: Http;
  pace: PaceStore;
  cache: CacheStore;
  retries: RetryBudget;
  /** False when no rate limit applies (`UPSTREAM_PACE=off`). */
  paced: boolean;
  clock: Clock;
}

/** The time allowed for a request without a deadline. */
const DEFAULT_TIMEOUT_MS = 25_000;

/** Answers to batched searches are cached under a key of their own, because an unbatched search may find more. */
const batchedKey = (key: string): string => `${key} batched`;

/** Sends requests to one service within its rate limits, with cache, circuit breaker, batching and retries. */
export interface ServiceClient {
  settings: Settings;
  /**
   * Never rejects: errors are outcomes of the consultation.
   * @param key cache key of the answer
   * @param request undefined when this service cannot have the answer
   * @param member how the request can be batched with others
   */
  send<R>(
    kind: RequestKind,
    key: string,
    request: Request<R> | undefined,
    options?: RequestOptions,
    member?: BatchMember<R>,
  ): Promise<Reply<R>>;
  /** Returns the milliseconds until one more request of this user would be sent. */
  waitMs(userId?: string): number;
  state(): Pick<SourceState, 'state' | 'reason'>;
}

function createQueues(id: string, service: Service, settings: Settings, runtime: SharedResources) {
  const { clock } = runtime;
  const breaker = createBreaker(clock.now);
  const rateLimits = createRateLimits(settings, runtime.paced);
  const concurrency = createConcurrency(() => rateLimits.concurrent());
  const context: SendContext = {
    id,
    service,
    settings,
    agent: userAgent(runtime.env),
    http: runtime.http,
    store: runtime.pace,
    limits: () => ({ singles: rateLimits.limits(false), lists: rateLimits.limits(true) }),
    breaker,
    concurrency,
    retries: runtime.retries,
    clock,
    onAllowance: (allowance) => rateLimits.update(allowance),
  };
  const replies = createReplyFactory(id, clock.now);
  const slowest = settings.pace.lists ?? settings.pace;
  const spacingMs = (slowest.seconds * 1000) / slowest.requests;
  const queue = new Scheduler(context, replies, spacingMs);
  return { breaker, concurrency, replies, queue };
}

type SearchedService = Service & { requestsPerSearch?: number };

export function createServiceClient(id: string, service: SearchedService, runtime: SharedResources): ServiceClient {
  const { now } = runtime.clock;
  const settings = settingsOf(id, service, runtime.env);
  const { breaker, concurrency, replies, queue } = createQueues(id, service, settings, runtime);
  const { cache } = runtime;
  const share = createSingleFlight<Reply<unknown>, Consultation>();
  /** The number of requests, by batching id, that are looking in the cache and are not queued yet. */
  const arriving = new Map<string, number>();

  function skipped<R>(kind: RequestKind): Reply<R> | undefined {
    const reason =
      settings.closed?.reason ?? (kind === 'search' && !settings.maySearch ? 'A search needs a key.' : undefined);
    return reason ? replies.skipped(kind, reason) : undefined;
  }

  async function cached<R>(key: string, kind: RequestKind, since: number, batching?: Batching<unknown, R>) {
    const id = batching?.id ?? 'alone';
    arriving.set(id, (arriving.get(id) ?? 0) + 1);
    const single = await cachedRecords(cache, key);
    const records = single ?? (batching?.approximate ? await cachedRecords(cache, batchedKey(key)) : undefined);
    arriving.set(id, (arriving.get(id) ?? 1) - 1);
    return records && { ...replies.answered(kind, records as R[], since, true), batched: single === undefined };
  }

  async function send<R>(
    kind: RequestKind,
    key: string,
    request: Request<R> | undefined,
    options: RequestOptions = {},
    batch?: BatchMember<R>,
  ): Promise<Reply<R>> {
    const queuedAt = now();
    const notSent = skipped<R>(kind);
    if (notSent) return notSent;
    if (!request) return replies.failed(kind, new NotCovered(), queuedAt);
    const known = options.bypassCache ? undefined : await cached<R>(key, kind, queuedAt, batch?.batching);
    if (known) return known;
    const { signal, deadline = queuedAt + DEFAULT_TIMEOUT_MS, onRetry } = options;
    // All requests of a batch share one signal: that many listeners are not a leak.
    if (signal) setMaxListeners(0, signal);
    const start = async (stop: AbortSignal, notify: (retry: Consultation) => void): Promise<Reply<unknown>> => {
      const own = { ...options, signal: stop, onRetry: notify };
      const queued: QueuedRequest<R> = { kind, request, batch, queuedAt, deadline, options: own };
      const reply = await queue.enqueue(queued);
      if (reply.consultation.outcome === 'answered')
        await cacheRecords(cache, reply.batched ? batchedKey(key) : key, reply.records, service.maxCacheHours);
      return reply;
    };
    const canceled = () => replies.failed<unknown>(kind, new SourceError('timeout', 'The caller stopped waiting.'), queuedAt); // prettier-ignore
    const flight = batch?.batching.approximate ? batchedKey(key) : key;
    return share(flight, { signal, deadline, listener: onRetry }, start, canceled) as Promise<Reply<R>>;
  }

  return {
    settings,
    send,
    waitMs(userId) {
      const ahead = queue.requestsAhead(userId, arriving) * (service.requestsPerSearch ?? 1);
      // An hourly limit allows a burst, but no more requests at once than the concurrency limit.
      const byConcurrency = Math.floor(ahead / concurrency.limit()) * concurrency.usualMs();
      return Math.max(queue.permitWaitMs(ahead), byConcurrency, breaker.restsFor());
    },
    state: () => settings.closed ?? stateOf(breaker),
  };
}

function stateOf(breaker: Breaker): ReturnType<ServiceClient['state']> {
  const rests = breaker.restsFor();
  if (rests === 0) return { state: 'ready' };
  return { state: 'resting', reason: `It failed repeatedly; the next attempt is in ${Math.ceil(rests / 1000)} s.` };
}
