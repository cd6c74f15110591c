import type { Consultation } from '@veracite/model/source';
import { MAX_TIMER_MS } from './clock';
import { Health } from './health';
import type { LaneId } from './permits';
import type { Reply, ReplyFactory } from './reply';
import { schedule } from './schedule';
import {
  initialState,
  type Effect,
  type QueuedRequest,
  type SchedulerEvent,
  type SchedulerState,
} from './scheduler-state';
import { releasePermit, sendRequest, type SendContext } from './send-request';
import { SourceError } from './source-error';

/** Deadlines that differ by less than this count as equal. */
const DEADLINE_TOLERANCE_MS = 1_000;

/** A caller of a queued request. */
interface Waiter {
  settle(reply: Reply<unknown>): void;
  onRetry?: (consultation: Consultation) => void;
}

/** A queued request. Equal requests are one, which is canceled when no caller waits. */
interface OpenRequest {
  id: number;
  queued: QueuedRequest;
  waiters: Set<Waiter>;
}

/** A permit that was requested, or under which a batch is sent. */
interface OpenPermit {
  /** Unique among all processes. */
  id: string;
  lane: LaneId;
  stop: AbortController;
}

/** Carries out the decisions of `schedule` for one service: timers, permits, HTTP requests and callbacks. */
export class Scheduler {
  private state: SchedulerState;
  private readonly requests = new Map<number, OpenRequest>();
  private readonly requestsByKey = new Map<string, OpenRequest>();
  private readonly permits = new Map<number, OpenPermit>();
  private lastId = 0;
  private timer: NodeJS.Timeout | undefined;
  private wakeAt = Infinity;
  private isTicking = false;

  /** @param spacingMs the time per request at the rate limit */
  constructor(
    private readonly context: SendContext,
    private readonly replies: ReplyFactory,
    spacingMs: number,
  ) {
    this.state = initialState(spacingMs);
    context.reachability.listeners.push(() => this.tickSoon());
  }

  /** Resolves with the answer or the last error; never rejects. Shares an equal request that ends late enough. */
  enqueue<R>(queued: QueuedRequest<R>): Promise<Reply<R>> {
    const { kind, key, queuedAt, deadline, options } = queued;
    const { signal, onRetry } = options;
    const open = this.requestsByKey.get(key);
    const isShared = open && open.queued.deadline + DEADLINE_TOLERANCE_MS >= deadline;
    const request: OpenRequest = isShared ? open : { id: (this.lastId += 1), queued: queued as QueuedRequest, waiters: new Set() }; // prettier-ignore
    return new Promise<Reply<R>>((resolve) => {
      const settle = (reply: Reply<unknown>): void => {
        signal?.removeEventListener('abort', leave);
        resolve(reply as Reply<R>);
      };
      const waiter = { settle, onRetry };
      const leave = (): void => {
        request.waiters.delete(waiter);
        if (request.waiters.size === 0) this.cancel(request);
        settle(this.replies.failed(kind, new SourceError('timeout', 'The caller stopped waiting.'), queuedAt));
      };
      request.waiters.add(waiter);
      if (!isShared) this.add(request);
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** The milliseconds until the circuit breaker admits a trial; 0 while the circuit is closed. */
  get restMs(): number {
    return new Health(this.state.health, this.context.rates.concurrent, this.context.clock.now()).restMs;
  }

  private add(request: OpenRequest): void {
    const { id, queued } = request;
    this.requests.set(id, request);
    this.requestsByKey.set(queued.key, request);
    this.handle({ type: 'queued', id, queued });
    this.tickSoon();
  }

  private remove({ id, queued }: OpenRequest): void {
    this.requests.delete(id);
    if (this.requestsByKey.get(queued.key)?.id === id) this.requestsByKey.delete(queued.key);
  }

  private cancel(request: OpenRequest): void {
    this.remove(request);
    this.handle({ type: 'canceled', id: request.id });
  }

  private tickSoon(): void {
    if (this.isTicking) return;
    this.isTicking = true;
    queueMicrotask(() => {
      this.isTicking = false;
      this.handle({ type: 'time' });
    });
  }

  private handle(event: SchedulerEvent): void {
    const { clock, rates, retries, reachability } = this.context;
    const { state, effects, wakeAt, ...left } = schedule(this.state, event, {
      now: clock.now(),
      offline: reachability.isOffline(clock.now()),
      limits: rates.limits,
      maxConcurrent: rates.concurrent,
      retries: retries.left,
      jitter: Math.random(),
    });
    this.state = state;
    retries.left = left.retries;
    this.wake(wakeAt);
    for (const effect of effects) this.carryOut(effect);
  }

  private wake(time: number): void {
    if (time === this.wakeAt) return;
    const { clock } = this.context;
    clearTimeout(this.timer);
    this.wakeAt = time;
    if (time === Infinity) return;
    const ms = Math.min(clock.toRealMs(time - clock.now()), MAX_TIMER_MS);
    this.timer = setTimeout(() => {
      this.wakeAt = Infinity;
      this.handle({ type: 'time' });
    }, ms);
  }

  private carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'acquire':
        return void this.acquire(effect);
      case 'send':
        return void this.send(effect);
      case 'abort':
        return this.permits.get(effect.ticket)?.stop.abort();
      case 'release':
        return this.release(effect.ticket);
      default:
        this.report(effect);
    }
  }

  private report(effect: Extract<Effect, { id: number }>): void {
    const request = this.requests.get(effect.id);
    if (!request) return;
    const { queued, waiters } = request;
    const { kind, queuedAt } = queued;
    const reply =
      effect.type === 'answer'
        ? { ...this.replies.answered(kind, effect.records, queuedAt), batched: effect.batched }
        : this.replies.failed(kind, effect.error, queuedAt);
    if (effect.type === 'retry') return waiters.forEach(({ onRetry }) => onRetry?.(reply.consultation));
    this.remove(request);
    if (effect.type === 'answer') queued.onAnswer?.(effect.records, effect.batched);
    waiters.forEach(({ settle }) => settle(reply));
  }

  private async acquire({ ticket, lane, limits, concurrent }: Extract<Effect, { type: 'acquire' }>): Promise<void> {
    const { id, store } = this.context;
    const permit: OpenPermit = { id: crypto.randomUUID(), lane, stop: new AbortController() };
    try {
      const waitMs = await store.acquire(id, limits, concurrent, permit.id);
      if (waitMs === 0) this.permits.set(ticket, permit);
      this.handle({ type: 'acquired', ticket, waitMs });
    } catch (error) {
      this.handle({ type: 'denied', ticket, error });
    }
  }

  private async send({ ticket, request, ...budget }: Extract<Effect, { type: 'send' }>): Promise<void> {
    const { id, clock, reachability } = this.context;
    const permit = this.permits.get(ticket);
    if (!permit) return;
    let event: SchedulerEvent;
    try {
      event = { type: 'answered', ticket, read: await sendRequest(request, this.context, { ...permit, ...budget }) };
    } catch (error) {
      event = { type: 'failed', ticket, error };
    }
    reachability.record(id, event.type === 'failed' ? event.error : undefined, clock.now());
    this.permits.delete(ticket);
    this.handle(event);
  }

  private release(ticket: number): void {
    const permit = this.permits.get(ticket);
    this.permits.delete(ticket);
    if (permit) releasePermit(this.context, permit, false);
  }
}
