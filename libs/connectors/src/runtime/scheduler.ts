import type { Admission } from './breaker';
import { MAX_TIMER_MS } from './clock';
import { Permits, type LaneId } from './permits';
import type { Reply, ReplyFactory } from './reply';
import { requestsAhead } from './batch-group';
import { schedule } from './schedule';
import {
  initialState,
  type Effect,
  type QueuedRequest,
  type SchedulerEvent,
  type SchedulerState,
} from './scheduler-state';
import { releasePermit, sendRequest, type SendContext } from './send-request';

/** How often the scheduler checks whether a trial request of the circuit breaker has ended. */
const TRIAL_POLL_MS = 200;

interface OpenRequest {
  queued: QueuedRequest;
  settle(reply: Reply<unknown>): void;
}

/** A permit that was requested, or under which a batch is sent. */
interface OpenPermit {
  /** Unique among all processes. */
  id: string;
  lane: LaneId;
  stop: AbortController;
  admission?: Admission;
}

/** Carries out the decisions of `schedule` for one service: timers, permits, HTTP requests and callbacks. */
export class Scheduler {
  private state: SchedulerState;
  private readonly requests = new Map<number, OpenRequest>();
  private readonly permits = new Map<number, OpenPermit>();
  private lastId = 0;
  private timer: NodeJS.Timeout | undefined;
  private isTicking = false;

  /** @param spacingMs the time per request at the rate limit */
  constructor(
    private readonly context: SendContext,
    private readonly replies: ReplyFactory,
    spacingMs: number,
  ) {
    this.state = initialState(spacingMs);
  }

  /** Resolves with the answer, or with the last error once the rounds or the time are used up. Never rejects. */
  enqueue<R>(queued: QueuedRequest<R>): Promise<Reply<R>> {
    return new Promise<Reply<R>>((resolve) => {
      const id = (this.lastId += 1);
      const { signal } = queued.options;
      const cancel = (): void => this.handle({ type: 'canceled', id });
      const settle = (reply: Reply<unknown>): void => {
        signal?.removeEventListener('abort', cancel);
        this.requests.delete(id);
        resolve(reply as Reply<R>);
      };
      this.requests.set(id, { queued: queued as QueuedRequest, settle });
      this.handle({ type: 'queued', id, queued: queued as QueuedRequest });
      if (signal?.aborted) return cancel();
      signal?.addEventListener('abort', cancel, { once: true });
      this.tickSoon();
    });
  }

  /**
   * Returns the number of HTTP requests that go before one more request of a user.
   * @param arriving the number of requests, by batching id, that are not queued yet
   */
  requestsAhead(userId: string | undefined, arriving: ReadonlyMap<string, number>): number {
    return requestsAhead(this.state.groups, userId, arriving);
  }

  /** Returns the milliseconds until a list gets a permit after `ahead` other requests. */
  permitWaitMs(ahead: number): number {
    return new Permits(this.state.permits, this.context.limits(), this.context.clock.now()).waitMs(ahead);
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
    const { breaker, clock, limits, retries } = this.context;
    const now = clock.now();
    const { state, effects, wakeAt } = schedule(this.state, event, {
      now,
      restMs: Math.max(breaker.restsFor(), breaker.isTrialRunning() ? TRIAL_POLL_MS : 0),
      openings: breaker.openings(),
      limits: limits(),
      retries: retries.available(),
      jitter: Math.random(),
    });
    this.state = state;
    clearTimeout(this.timer);
    const ms = Math.min(clock.toRealMs(wakeAt - now), MAX_TIMER_MS);
    if (wakeAt < Infinity) this.timer = setTimeout(() => this.handle({ type: 'time' }), ms);
    for (const effect of effects) this.carryOut(effect);
  }

  private carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'acquire':
        return this.acquire(effect);
      case 'send':
        return this.send(effect);
      case 'abort':
        return this.permits.get(effect.ticket)?.stop.abort();
      case 'release':
        return this.release(effect.ticket);
      case 'take-retry':
        return void this.context.retries.take();
      default:
        this.report(effect);
    }
  }

  private report(effect: Extract<Effect, { id: number }>): void {
    const request = this.requests.get(effect.id);
    if (!request) return;
    const { kind, queuedAt, options } = request.queued;
    if (effect.type === 'answer') {
      const { records, batched } = effect;
      request.settle({ ...this.replies.answered(kind, records, queuedAt), batched });
      return;
    }
    const reply = this.replies.failed(kind, effect.error, queuedAt);
    if (effect.type === 'fail') request.settle(reply);
    else options.onRetry?.(reply.consultation);
  }

  private acquire({ ticket, lane }: Extract<Effect, { type: 'acquire' }>): void {
    const { id, breaker, concurrency, limits, store } = this.context;
    const permit: OpenPermit = { id: crypto.randomUUID(), lane, stop: new AbortController() };
    this.permits.set(ticket, permit);
    store
      .acquire(id, limits()[lane], concurrency.limit(), permit.id)
      .then((waitMs) => {
        if (waitMs === 0) permit.admission = breaker.admit();
        this.handle({ type: 'acquired', ticket, waitMs, isAdmitted: permit.admission !== undefined });
      })
      .catch((error: unknown) => {
        permit.admission?.withdrawn();
        this.handle({ type: 'denied', ticket, error });
      });
  }

  private send({ ticket, request, deadline, timeoutMs }: Extract<Effect, { type: 'send' }>): void {
    const { id, lane, stop, admission } = this.permits.get(ticket) ?? {};
    if (!id || !lane || !stop || !admission) return;
    const budget = { signal: stop.signal, deadline, timeoutMs };
    sendRequest(request, this.context, budget, { ticket: id, lane, admission })
      .then((read) => {
        if (Array.isArray(read)) this.handle({ type: 'answered', ticket, records: read });
        else this.handle({ type: 'continued', ticket, request: read });
      })
      .catch((error: unknown) => this.handle({ type: 'failed', ticket, error }))
      .finally(() => this.permits.delete(ticket));
  }

  private release(ticket: number): void {
    const permit = this.permits.get(ticket);
    this.permits.delete(ticket);
    if (!permit) return;
    permit.admission?.withdrawn();
    void releasePermit(this.context, permit.id, permit.lane, false);
  }
}
