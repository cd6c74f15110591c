import type { Request } from '../connector-definition';
import type { Breaker } from './breaker';
import { MAX_TIMER_MS, type Clock } from './clock';
import { SourceError } from './source-error';
import { countAhead } from './round-robin';
import { dueRequests, createBatchGroup, msUntilBatch, takeBatch, type BatchGroup } from './batch-group';
import {
  retriesUntilDeadline,
  NOT_YET_SENT,
  userIdOf,
  type QueuedRequest,
  type PendingRequest,
} from './queued-request';
import type { ReplyFactory, Reply } from './reply';
import type { PermitQueue } from './permit-queue';
import { afterFailure, afterFailedRound, tooLate, type RetryDecision, type Moment } from './retry-policy';
import { circuitOpenError, send, TOTAL_MS, type SendContext } from './send-request';

/** How much longer a request may take in each further round: a database may have become slow. */
const MORE_TIME = 0.5;
/** How soon a queue looks again for the end of a probe that nobody told it of. */
const PROBE_MS = 200;

export interface QueueParts {
  sending: SendContext;
  breaker: Breaker;
  requests: (list: boolean) => PermitQueue;
  replies: ReplyFactory;
  clock: Clock;
  /** How long the pace takes for one request: company is waited for no longer at a database that is idle. */
  spacingMs: number;
}

/**
 * The questions that wait for one service. Those of one kind travel together in one request; what fails is asked again, in
 * smaller company, until its rounds or its time are over. While the breaker rests the patient wait and the hurried do not.
 * docs/scheduler.md tells the whole.
 */
export class BatchQueue {
  private readonly groups = new Map<string, BatchGroup>();
  private openings = 0;

  constructor(private readonly parts: QueueParts) {}

  private groupOf({ batch: shared, request: alone }: QueuedRequest<unknown>): BatchGroup {
    const id = shared?.batching.id ?? (alone.list ? 'lists' : 'singles');
    const group = this.groups.get(id) ?? createBatchGroup(shared?.batching);
    this.groups.set(id, group);
    return group;
  }

  /** Resolves with the answer, or with what failed last once the rounds or the time are over. Never rejects. */
  enqueue<R>(asked: QueuedRequest<R>): Promise<Reply<R>> {
    return new Promise<Reply<R>>((resolve) => {
      const { kind: by, queuedAt: since, deadline, options } = asked;
      const group = this.groupOf(asked as QueuedRequest<unknown>);
      const stop = (): void =>
        question.settle(this.parts.replies.failed(by, new DOMException('aborted', 'AbortError'), since));
      const question: PendingRequest = {
        ...(asked as QueuedRequest<unknown>),
        ...NOT_YET_SENT,
        settle: (reply) => {
          if (question.settled) return;
          question.settled = true;
          clearTimeout(timer);
          options.signal?.removeEventListener('abort', stop);
          this.remove(group, question);
          question.onSettled?.();
          resolve(reply as Reply<R>);
        },
      };
      const late = (): void => {
        // What is under way ends by its own deadline, and is told by what ended it.
        if (!question.onSettled) question.settle(this.parts.replies.failed(by, question.lastError ?? tooLate(), since));
      };
      const timer = setTimeout(
        late,
        Math.min(this.parts.clock.toRealMs(Math.max(0, deadline - this.parts.clock.now())), MAX_TIMER_MS),
      );
      if (options.signal?.aborted) return stop();
      if (
        !group.batching?.first &&
        this.parts.clock.now() + this.parts.requests(true).waitMs(this.requestsAhead(options.userId)) > deadline
      )
        return late();
      options.signal?.addEventListener('abort', stop, { once: true });
      this.wait(group, question);
    });
  }

  private wait(group: BatchGroup, question: PendingRequest): void {
    group.waiting.push(question);
    group.wake();
    if (group.serving) return;
    group.serving = true;
    // Whoever is put in the same moment is there when the first request is formed.
    queueMicrotask(() => void this.serve(group));
  }

  private remove(group: BatchGroup, question: PendingRequest): void {
    const at = group.waiting.indexOf(question);
    if (at < 0) return;
    group.waiting.splice(at, 1);
    if (group.waiting.length > 0) return;
    group.cancelPermit();
    group.wake();
  }

  /** Puts one request after the other into the queue of requests, until no question waits. */
  private async serve(group: BatchGroup): Promise<void> {
    while (group.waiting.length > 0) {
      const ms = this.pauseOf(group);
      if (ms > 0) await this.pause(group, ms);
      else if (group.waiting.length > 0) await this.dispatch(group);
    }
    group.serving = false;
    group.serviceOrder.forget();
  }

  /** Milliseconds until a request may be formed: for company, for a round to begin, for the breaker. Ends who cannot wait. */
  private pauseOf(group: BatchGroup): number {
    const time = this.parts.clock.now();
    const rests = Math.max(this.parts.breaker.restsFor(), this.parts.breaker.isProbing() ? PROBE_MS : 0);
    if (rests > 0) {
      for (const question of [...group.waiting])
        if (!retriesUntilDeadline(question) || time + rests > question.deadline)
          this.refuse(question, circuitOpenError());
      return group.waiting.length > 0 ? rests : 0;
    }
    const isBusy = this.parts.requests(true).waitMs() > 0;
    return msUntilBatch(group, time, isBusy ? Infinity : this.parts.spacingMs);
  }

  private pause(group: BatchGroup, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(done, Math.min(this.parts.clock.toRealMs(ms), MAX_TIMER_MS));
      group.wake = done;
    });
  }

  /** Waits for the turn of one request and only then decides who travels in it. */
  private async dispatch(group: BatchGroup): Promise<void> {
    const [first, second] = dueRequests(group, this.parts.clock.now());
    if (!first) return;
    const ticket = crypto.randomUUID();
    const leave = new AbortController();
    const single = second === undefined;
    const queue = this.parts.requests(single ? first.request.list === true : true);
    group.cancelPermit = () => leave.abort();
    try {
      const deadline = Math.max(...group.waiting.map((one) => one.deadline));
      await queue.acquire({ ticket, signal: leave.signal, deadline, first: group.batching?.first ?? false });
    } catch (thrown) {
      if (leave.signal.aborted) return;
      // Turns that would come too late for all of them, or a store that cannot say who may ask.
      for (const question of [...group.waiting])
        if (thrown instanceof SourceError) this.refuse(question, thrown);
        else this.failed(group, question, thrown, 1, { at: this.parts.clock.now(), spread: Math.random() });
      return;
    }
    const admission = this.parts.breaker.admit();
    const { members, step } = admission
      ? takeBatch(group, this.parts.clock.now(), single)
      : { members: [], step: undefined };
    if (admission && step) return void this.carry(group, members, step, { ticket, queue, admission });
    admission?.withdrawn();
    await queue.release(ticket, false).catch(() => undefined);
  }

  private async carry(
    group: BatchGroup,
    members: PendingRequest[],
    step: Request<unknown>,
    pass: Parameters<typeof send>[3],
  ): Promise<void> {
    const stop = new AbortController();
    for (const member of members)
      member.onSettled = () => {
        if (members.every(({ settled }) => settled)) stop.abort();
      };
    const way = {
      signal: stop.signal,
      deadline: Math.max(...members.map(({ deadline }) => deadline)),
      totalMs: TOTAL_MS * (1 + MORE_TIME * Math.max(...members.map(({ failedRounds }) => failedRounds))),
    };
    try {
      const records = await send(step, this.parts.sending, way, pass);
      const shares = members.length === 1 ? [records] : group.batching?.distribute(members.map((one) => one.batch?.value), records); // prettier-ignore
      const batched = members.length > 1 && group.batching?.approximate;
      members.forEach((member, at) => {
        const share = shares?.[at];
        if (share) member.settle({ ...this.parts.replies.answered(member.kind, share, member.queuedAt), batched });
        else this.again(group, Object.assign(member, { company: 1 }), 0);
      });
    } catch (thrown) {
      const moment = { at: this.parts.clock.now(), spread: Math.random() };
      for (const member of members) this.failed(group, member, thrown, members.length, moment);
    }
    this.failPendingRounds();
    for (const other of this.groups.values()) other.wake();
  }

  private failed(
    group: BatchGroup,
    question: PendingRequest,
    thrown: unknown,
    travelled: number,
    moment: Moment,
  ): void {
    if (question.settled) return;
    question.countedOpening = this.parts.breaker.openings();
    const mayRetry = (): boolean => this.parts.sending.retries.take();
    this.follow(group, question, afterFailure(question, thrown, travelled, moment, mayRetry));
  }

  private follow(group: BatchGroup, question: PendingRequest, decision: RetryDecision): void {
    if ('giveUp' in decision) return this.refuse(question, decision.giveUp);
    const { notBefore, change, told } = decision;
    Object.assign(question, change);
    if (told)
      question.options.onRetry?.(this.parts.replies.failed(question.kind, told, question.queuedAt).consultation);
    this.again(group, question, notBefore);
  }

  private again(group: BatchGroup, question: PendingRequest, notBefore: number): void {
    if (question.settled) return;
    question.onSettled = undefined;
    question.notBefore = notBefore;
    if (!group.waiting.includes(question)) this.wait(group, question);
  }

  private refuse(question: PendingRequest, why: unknown): void {
    question.settle(this.parts.replies.failed(question.kind, why, question.queuedAt));
  }

  /** A breaker that opens is a round that failed for all who wait: whoever was asked in their place got no answer. */
  private failPendingRounds(): void {
    if (this.parts.breaker.openings() === this.openings) return;
    this.openings = this.parts.breaker.openings();
    for (const group of this.groups.values())
      for (const question of [...group.waiting])
        if (question.countedOpening !== this.openings && retriesUntilDeadline(question))
          this.follow(
            group,
            question,
            afterFailedRound(question, circuitOpenError(), { at: this.parts.clock.now(), spread: 0 }),
          );
  }

  /**
   * Requests that go before one more question of a user.
   * @param more questions by kind that stand in no queue yet
   */
  requestsAhead(whose?: string, more = new Map<string, number>()): number {
    const ids = new Set([...this.groups.keys(), ...more.keys()]);
    return [...ids].reduce((sum, id) => {
      const group = this.groups.get(id);
      const count = countAhead(group?.waiting ?? [], userIdOf, whose) + (more.get(id) ?? 0);
      return sum + Math.floor(count / (group?.batching?.maxSize ?? 1));
    }, 0);
  }
}
