import type { Request } from '../connector-definition';
import { dueRequests, createBatchGroup, msUntilBatch, takeBatch, type BatchGroup } from './batch-group';
import { MAX_TIMER_MS } from './clock';
import {
  NOT_YET_SENT,
  retriesUntilDeadline,
  userIdOf,
  type PendingRequest,
  type QueuedRequest,
} from './queued-request';
import type { Reply, ReplyFactory } from './reply';
import { afterFailedRound, afterFailure, type Failure, type RetryDecision } from './retry-policy';
import { countAhead } from './round-robin';
import { circuitOpenError, sendRequest, TIMEOUT_MS, type Permit, type SendContext } from './send-request';
import { deadlineTooClose, SourceError } from './source-error';

/** Each failed round adds this share to the timeout of the next, because the database may have become slow. */
const TIMEOUT_GROWTH = 0.5;
/** How often the queue checks whether a trial request of the circuit breaker has ended. */
const TRIAL_POLL_MS = 200;

/**
 * The pending requests of one service. Those of one kind are sent in one HTTP request. A failed batch is retried in halves.
 * While the circuit is open, requests with several rounds wait and the others are skipped. See docs/scheduler.md.
 */
export class BatchQueue {
  private readonly groups = new Map<string, BatchGroup>();
  private openings = 0;

  /** @param spacingMs the time per request at the rate limit: an idle database waits no longer than this for a batch */
  constructor(
    private readonly context: SendContext,
    private readonly replies: ReplyFactory,
    private readonly spacingMs: number,
  ) {}

  private groupOf({ batch, request }: QueuedRequest<unknown>): BatchGroup {
    const id = batch?.batching.id ?? (request.list ? 'lists' : 'singles');
    const group = this.groups.get(id) ?? createBatchGroup(batch?.batching);
    this.groups.set(id, group);
    return group;
  }

  /** Resolves with the answer, or with the last error once the rounds or the time are used up. Never rejects. */
  enqueue<R>(queued: QueuedRequest<R>): Promise<Reply<R>> {
    return new Promise<Reply<R>>((resolve) => {
      const { deadline, options } = queued;
      const { clock } = this.context;
      const group = this.groupOf(queued as QueuedRequest<unknown>);
      const cancel = (): void => this.fail(pending, new DOMException('aborted', 'AbortError'));
      const pending: PendingRequest = {
        ...(queued as QueuedRequest<unknown>),
        ...NOT_YET_SENT,
        settle: (reply) => {
          if (pending.settled) return;
          pending.settled = true;
          clearTimeout(timer);
          options.signal?.removeEventListener('abort', cancel);
          this.remove(group, pending);
          pending.onSettled?.();
          resolve(reply as Reply<R>);
        },
      };
      const expire = (): void => {
        // A request that is being sent ends by its own timeout, which gives the better error.
        if (!pending.onSettled) this.fail(pending, pending.lastError ?? deadlineTooClose());
      };
      const timer = setTimeout(expire, Math.min(clock.toRealMs(Math.max(0, deadline - clock.now())), MAX_TIMER_MS));
      if (options.signal?.aborted) return cancel();
      const waitMs = this.context.permits(true).waitMs(this.requestsAhead(options.userId));
      if (!group.batching?.first && clock.now() + waitMs > deadline) return expire();
      options.signal?.addEventListener('abort', cancel, { once: true });
      this.add(group, pending);
    });
  }

  private add(group: BatchGroup, pending: PendingRequest): void {
    group.waiting.push(pending);
    group.wake();
    if (group.serving) return;
    group.serving = true;
    // Requests of the same tick can join the first batch.
    queueMicrotask(() => void this.serve(group));
  }

  private remove(group: BatchGroup, pending: PendingRequest): void {
    const index = group.waiting.indexOf(pending);
    if (index < 0) return;
    group.waiting.splice(index, 1);
    if (group.waiting.length > 0) return;
    group.cancelPermit();
    group.wake();
  }

  /** Sends one batch after the other until no request waits. */
  private async serve(group: BatchGroup): Promise<void> {
    while (group.waiting.length > 0) {
      const ms = this.msUntilNext(group);
      if (ms > 0) await this.sleep(group, ms);
      else if (group.waiting.length > 0) await this.dispatch(group);
    }
    group.serving = false;
    group.serviceOrder.clear();
  }

  /** Returns the milliseconds until a batch may be formed. Fails the requests that cannot wait for the circuit breaker. */
  private msUntilNext(group: BatchGroup): number {
    const { breaker, clock, permits } = this.context;
    const time = clock.now();
    const rests = Math.max(breaker.restsFor(), breaker.isTrialRunning() ? TRIAL_POLL_MS : 0);
    if (rests > 0) {
      for (const pending of [...group.waiting])
        if (!retriesUntilDeadline(pending) || time + rests > pending.deadline) this.fail(pending, circuitOpenError());
      return group.waiting.length > 0 ? rests : 0;
    }
    const isBusy = permits(true).waitMs() > 0;
    return msUntilBatch(group, time, isBusy ? Infinity : this.spacingMs);
  }

  private sleep(group: BatchGroup, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(wake, Math.min(this.context.clock.toRealMs(ms), MAX_TIMER_MS));
      group.wake = wake;
    });
  }

  /** Waits for a permit, and only then chooses the members of the batch. */
  private async dispatch(group: BatchGroup): Promise<void> {
    const { breaker, clock } = this.context;
    const [first, second] = dueRequests(group, clock.now());
    if (!first) return;
    const ticket = crypto.randomUUID();
    const cancel = new AbortController();
    const single = second === undefined;
    const permits = this.context.permits(single ? first.request.list === true : true);
    group.cancelPermit = () => cancel.abort();
    try {
      const deadline = Math.max(...group.waiting.map((one) => one.deadline));
      await permits.acquire({ ticket, signal: cancel.signal, deadline, first: group.batching?.first ?? false });
    } catch (error) {
      if (cancel.signal.aborted) return;
      // The permit would come after all deadlines, or the store of the rate limits failed.
      for (const pending of [...group.waiting])
        if (error instanceof SourceError) this.fail(pending, error);
        else this.retry(group, pending, { error, batchSize: 1, at: clock.now(), jitter: Math.random() });
      return;
    }
    const admission = breaker.admit();
    const { members, request } = admission
      ? takeBatch(group, clock.now(), single)
      : { members: [], request: undefined };
    if (admission && request) return void this.send(group, members, request, { ticket, queue: permits, admission });
    admission?.withdrawn();
    await permits.release(ticket, false).catch(() => undefined);
  }

  private async send(
    group: BatchGroup,
    members: PendingRequest[],
    request: Request<unknown>,
    permit: Permit,
  ): Promise<void> {
    const stop = new AbortController();
    for (const member of members)
      member.onSettled = () => {
        if (members.every(({ settled }) => settled)) stop.abort();
      };
    const budget = {
      signal: stop.signal,
      deadline: Math.max(...members.map(({ deadline }) => deadline)),
      timeoutMs: TIMEOUT_MS * (1 + TIMEOUT_GROWTH * Math.max(...members.map(({ failedRounds }) => failedRounds))),
    };
    try {
      const records = await sendRequest(request, this.context, budget, permit);
      const isBatch = members.length > 1;
      const shares = isBatch ? group.batching?.distribute(members.map((one) => one.batch?.value), records) : [records]; // prettier-ignore
      const batched = isBatch && group.batching?.approximate;
      members.forEach((member, index) => {
        const share = shares?.[index];
        if (share) member.settle({ ...this.replies.answered(member.kind, share, member.queuedAt), batched });
        else this.requeue(group, Object.assign(member, { maxBatchSize: 1 }), 0);
      });
    } catch (error) {
      const failure = { error, batchSize: members.length, at: this.context.clock.now(), jitter: Math.random() };
      for (const member of members) this.retry(group, member, failure);
    }
    this.failPendingRounds();
    for (const other of this.groups.values()) other.wake();
  }

  private retry(group: BatchGroup, pending: PendingRequest, failure: Failure): void {
    if (pending.settled) return;
    pending.countedOpening = this.context.breaker.openings();
    this.apply(
      group,
      pending,
      afterFailure(pending, failure, () => this.context.retries.take()),
    );
  }

  private apply(group: BatchGroup, pending: PendingRequest, decision: RetryDecision): void {
    if ('giveUp' in decision) return this.fail(pending, decision.giveUp);
    const { notBefore, change, failedRound } = decision;
    Object.assign(pending, change);
    if (failedRound)
      pending.options.onRetry?.(this.replies.failed(pending.kind, failedRound, pending.queuedAt).consultation);
    this.requeue(group, pending, notBefore);
  }

  private requeue(group: BatchGroup, pending: PendingRequest, notBefore: number): void {
    if (pending.settled) return;
    pending.onSettled = undefined;
    pending.notBefore = notBefore;
    if (!group.waiting.includes(pending)) this.add(group, pending);
  }

  private fail(pending: PendingRequest, error: unknown): void {
    pending.settle(this.replies.failed(pending.kind, error, pending.queuedAt));
  }

  /** When the circuit opens, counts a failed round for every waiting request. */
  private failPendingRounds(): void {
    const { breaker, clock } = this.context;
    if (breaker.openings() === this.openings) return;
    this.openings = breaker.openings();
    for (const group of this.groups.values())
      for (const pending of [...group.waiting])
        if (pending.countedOpening !== this.openings && retriesUntilDeadline(pending))
          this.apply(group, pending, afterFailedRound(pending, circuitOpenError(), clock.now(), 0));
  }

  /**
   * Returns the number of HTTP requests that go before one more request of a user.
   * @param arriving the number of requests, by batching id, that are not queued yet
   */
  requestsAhead(userId?: string, arriving = new Map<string, number>()): number {
    const ids = new Set([...this.groups.keys(), ...arriving.keys()]);
    return [...ids].reduce((sum, id) => {
      const group = this.groups.get(id);
      const count = countAhead(group?.waiting ?? [], userIdOf, userId) + (arriving.get(id) ?? 0);
      return sum + Math.floor(count / (group?.batching?.maxSize ?? 1));
    }, 0);
  }
}
