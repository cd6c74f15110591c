import { dueRequests, msUntilBatch, requestsAhead, takeBatch } from './batch-group';
import { afterFailedRound, afterFailure, type RetryDecision } from './retry-policy';
import {
  NOT_YET_SENT,
  retriesUntilDeadline,
  type BatchGroup,
  type Conditions,
  type Effect,
  type PendingRequest,
  type QueuedRequest,
  type Scheduled,
  type SchedulerEvent,
  type SchedulerState,
  type SentBatch,
} from './scheduler-state';
import { circuitOpenError, deadlineTooClose, SourceError } from './source-error';

/** The timeout of one HTTP request. */
const TIMEOUT_MS = 12_000;
/** Each failed round adds this share to the timeout of the next, because the database may have become slow. */
const TIMEOUT_GROWTH = 0.5;

/**
 * Decides what follows from an event. A pure function: the caller carries out the effects in order. After `queued` nothing
 * is sent before the event `time`, so that requests of the same tick can join the first batch. See docs/scheduler.md.
 */
export function schedule(state: SchedulerState, event: SchedulerEvent, conditions: Conditions): Scheduled {
  const step = new Step(state, conditions);
  step.apply(event);
  if (event.type !== 'queued') step.advance();
  return step.result();
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** One call of `schedule`. Works on copies, so that the given state does not change. */
class Step {
  private readonly effects: Effect[] = [];
  private readonly groups: Map<string, BatchGroup>;
  private readonly sent: Map<number, SentBatch>;
  private readonly next: Pick<Mutable<SchedulerState>, 'spacingMs' | 'lastTicket' | 'openings'>;

  constructor(
    state: SchedulerState,
    private readonly conditions: Conditions,
  ) {
    this.groups = new Map(state.groups);
    this.sent = new Map(state.sent);
    this.next = { ...state };
  }

  result(): Scheduled {
    const { groups, sent, effects } = this;
    const wakeAt = Math.min(Infinity, ...[...groups.values()].flatMap((group) => this.timesOf(group)));
    return { state: { ...this.next, groups, sent }, effects, wakeAt };
  }

  apply(event: SchedulerEvent): void {
    if (event.type === 'queued') this.add(event.id, event.queued);
    else if (event.type === 'canceled') this.cancel(event.id);
    else if (event.type === 'permitted') this.send(event.ticket, event.isAdmitted);
    else if (event.type === 'denied') this.deny(event.ticket, event.error);
    else if (event.type === 'answered') this.answer(event.ticket, event.records);
    else if (event.type === 'failed') this.failBatch(event.ticket, event.error);
  }

  /** Requests permits for the groups with due requests, and fails the requests that cannot wait. */
  advance(): void {
    if (this.conditions.openings !== this.next.openings) this.countOpening();
    for (const [id, group] of this.groups) {
      for (const pending of group.waiting)
        if (pending.deadline <= this.conditions.now) this.fail(id, pending, pending.lastError ?? deadlineTooClose());
      this.requestPermit(id);
      const { waiting, permit } = this.groupOf(id);
      if (waiting.length > 0) continue;
      if (permit) this.effects.push({ type: 'withdraw', ticket: permit.ticket });
      this.update(id, { serviceOrder: [], permit: undefined });
    }
  }

  private add(id: number, queued: QueuedRequest): void {
    const { batch, request, deadline, options } = queued;
    const groupId = batch?.batching.id ?? (request.list ? 'lists' : 'singles');
    if (!this.groups.has(groupId)) this.update(groupId, { batching: batch?.batching });
    const pending: PendingRequest = { ...queued, ...NOT_YET_SENT, id };
    const waitMs = this.conditions.permitWaitMs(requestsAhead(this.groups, options.userId));
    if (!batch?.batching.first && this.conditions.now + waitMs > deadline)
      this.effects.push({ type: 'fail', id, error: deadlineTooClose() });
    else this.update(groupId, { waiting: [...this.groupOf(groupId).waiting, pending] });
  }

  private cancel(id: number): void {
    const error = new DOMException('aborted', 'AbortError');
    for (const [groupId, { waiting }] of this.groups) {
      const pending = waiting.find((one) => one.id === id);
      if (pending) return this.fail(groupId, pending, error);
    }
    for (const [ticket, batch] of this.sent) {
      if (!batch.open.has(id)) continue;
      const open = new Set([...batch.open].filter((one) => one !== id));
      this.sent.set(ticket, { ...batch, open });
      this.effects.push({ type: 'fail', id, error });
      if (open.size === 0) this.effects.push({ type: 'abort', ticket });
    }
  }

  /** Chooses the members of the batch only now that it may be sent. */
  private send(ticket: number, isAdmitted: boolean): void {
    const found = this.takePermit(ticket);
    const taken = found && isAdmitted && takeBatch(found.group, this.conditions.now, found.isSingle);
    if (!taken) return void this.effects.push({ type: 'release', ticket });
    const { members, request, group } = taken;
    this.groups.set(found.id, group);
    this.sent.set(ticket, { group: found.id, members, open: new Set(members.map(({ id }) => id)) });
    const deadline = Math.max(...members.map((one) => one.deadline));
    const timeoutMs = TIMEOUT_MS * (1 + TIMEOUT_GROWTH * Math.max(...members.map((one) => one.failedRounds)));
    this.effects.push({ type: 'send', ticket, request, deadline, timeoutMs });
  }

  /** The permit would come after all deadlines, or the store of the rate limits failed. */
  private deny(ticket: number, error: unknown): void {
    const found = this.takePermit(ticket);
    if (!found) return;
    for (const pending of found.group.waiting)
      if (error instanceof SourceError) this.fail(found.id, pending, error);
      else this.retry(found.id, pending, error, 1);
  }

  private answer(ticket: number, records: unknown[]): void {
    const batch = this.sent.get(ticket);
    if (!batch) return;
    this.sent.delete(ticket);
    const { batching } = this.groupOf(batch.group);
    const isBatch = batch.members.length > 1;
    const shares = isBatch ? batching?.distribute(batch.members.map((one) => one.batch?.value), records) : [records]; // prettier-ignore
    batch.members.forEach((member, index) => {
      const share = shares?.[index];
      if (!batch.open.has(member.id)) return;
      if (share)
        this.effects.push({ type: 'answer', id: member.id, records: share, batched: isBatch && batching?.approximate });
      else this.requeue(batch.group, { ...member, maxBatchSize: 1, notBefore: 0 });
    });
  }

  private failBatch(ticket: number, error: unknown): void {
    const batch = this.sent.get(ticket);
    if (!batch) return;
    this.sent.delete(ticket);
    for (const member of batch.members)
      if (batch.open.has(member.id)) this.retry(batch.group, member, error, batch.members.length);
  }

  private retry(group: string, pending: PendingRequest, error: unknown, batchSize: number): void {
    const { now: at, jitter } = this.conditions;
    const takeRetry = (): boolean => {
      if (this.count('take-retry') >= this.conditions.retries) return false;
      this.effects.push({ type: 'take-retry' });
      return true;
    };
    const counted = { ...pending, countedOpening: this.conditions.openings };
    this.decide(group, counted, afterFailure(counted, { error, batchSize, at, jitter }, takeRetry));
  }

  private decide(group: string, pending: PendingRequest, decision: RetryDecision): void {
    if ('giveUp' in decision) return this.fail(group, pending, decision.giveUp);
    const { notBefore, change, failedRound } = decision;
    if (failedRound) this.effects.push({ type: 'retry', id: pending.id, error: failedRound });
    this.requeue(group, { ...pending, ...change, notBefore });
  }

  /** Puts a request into its group, in its place if it is waiting there. */
  private requeue(id: string, pending: PendingRequest): void {
    const { waiting } = this.groupOf(id);
    const at = waiting.findIndex((one) => one.id === pending.id);
    this.update(id, { waiting: at < 0 ? [...waiting, pending] : waiting.with(at, pending) });
  }

  private fail(id: string, pending: PendingRequest, error: unknown): void {
    this.update(id, { waiting: this.groupOf(id).waiting.filter((one) => one.id !== pending.id) });
    this.effects.push({ type: 'fail', id: pending.id, error });
  }

  /** Counts an opening of the circuit breaker as a failed round of every waiting request. */
  private countOpening(): void {
    const { openings, now } = this.conditions;
    this.next.openings = openings;
    for (const [id, { waiting }] of this.groups)
      for (const pending of waiting)
        if (pending.countedOpening !== openings && retriesUntilDeadline(pending))
          this.decide(id, pending, afterFailedRound(pending, circuitOpenError(), now, 0));
  }

  private requestPermit(id: string): void {
    const { now, restMs } = this.conditions;
    const group = this.groupOf(id);
    if (group.permit || group.waiting.length === 0) return;
    if (restMs > 0) {
      const mayWait = (one: PendingRequest): boolean => retriesUntilDeadline(one) && now + restMs <= one.deadline;
      for (const one of group.waiting) if (!mayWait(one)) this.fail(id, one, circuitOpenError());
      return;
    }
    if (msUntilBatch(group, now, this.maxDelayMs()) > 0) return;
    const [first, second] = dueRequests(group, now);
    this.next.lastTicket += 1;
    this.update(id, { permit: { ticket: this.next.lastTicket, isSingle: second === undefined } });
    this.effects.push({
      type: 'acquire',
      ticket: this.next.lastTicket,
      list: second !== undefined || first?.request.list === true,
      first: group.batching?.first ?? false,
      deadline: Math.max(...group.waiting.map(({ deadline }) => deadline)),
    });
  }

  /** Removes the permit from its group. */
  private takePermit(ticket: number): { id: string; group: BatchGroup; isSingle: boolean } | undefined {
    const [id = '', group] = [...this.groups].find(([, { permit }]) => permit?.ticket === ticket) ?? [];
    if (!group?.permit) return undefined;
    this.update(id, { permit: undefined });
    return { id, group: this.groupOf(id), isSingle: group.permit.isSingle };
  }

  /** Returns the longest time that requests may wait to be batched: a busy database waits as long as they allow. */
  private maxDelayMs(): number {
    return this.conditions.permitWaitMs(this.count('acquire')) > 0 ? Infinity : this.next.spacingMs;
  }

  private count(type: Effect['type']): number {
    return this.effects.filter((effect) => effect.type === type).length;
  }

  /** Returns the times at which something becomes due in a group. */
  private timesOf(group: BatchGroup): number[] {
    const { waiting, permit } = group;
    if (waiting.length === 0) return [];
    const { now, restMs } = this.conditions;
    const deadline = Math.min(...waiting.map((one) => one.deadline));
    if (permit) return [deadline];
    return [deadline, now + (restMs > 0 ? restMs : msUntilBatch(group, now, this.maxDelayMs()))];
  }

  private groupOf(id: string): BatchGroup {
    return this.groups.get(id) ?? { waiting: [], serviceOrder: [] };
  }

  private update(id: string, change: Partial<BatchGroup>): void {
    this.groups.set(id, { ...this.groupOf(id), ...change });
  }
}
