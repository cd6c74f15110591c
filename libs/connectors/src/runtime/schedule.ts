import type { Request } from '../connector-definition';
import { dueRequests, Groups, latestDeadline, msUntilBatch, requestsAhead, takeBatch, timeoutOf } from './batch-group';
import { Health } from './health';
import { Permits, type Ticket } from './permits';
import { afterFailedRound, isHanging, RetryBudget, unusableWaitMs } from './retry-policy';
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
import { Settlement } from './settlement';
import { circuitOpenError, deadlineTooClose, SourceError, toSourceError } from './source-error';

/** The most requests that follow from each other. */
const MAX_REQUESTS = 4;

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

/** One call of `schedule`. Works on copies, so that the given state does not change. */
class Step {
  private readonly effects: Effect[] = [];
  private readonly groups: Groups;
  private readonly sent: Map<number, SentBatch>;
  private readonly permits: Permits;
  private readonly health: Health;
  private readonly budget: RetryBudget;
  private readonly settlement: Settlement;
  private lastTicket: number;

  constructor(
    private readonly state: SchedulerState,
    private readonly conditions: Conditions,
  ) {
    this.groups = new Groups(state.groups);
    this.sent = new Map(state.sent);
    this.permits = new Permits(state.permits, conditions.limits, conditions.now);
    this.health = new Health(state.health, conditions.maxConcurrent, conditions.now);
    this.lastTicket = state.lastTicket;
    this.budget = new RetryBudget(conditions.retries);
    this.settlement = new Settlement(this.groups, this.effects, this.budget, conditions);
  }

  result(): Scheduled {
    const { groups, sent, effects, lastTicket } = this;
    const wakeAt = Math.min(...[...groups].map(([id, group]) => this.timeOf(id, group)), ...this.permits.times());
    const [permits, health] = [this.permits.state, this.health.state];
    return { state: { ...this.state, groups, sent, permits, health, lastTicket }, effects, retries: this.budget.left, wakeAt }; // prettier-ignore
  }

  apply(event: SchedulerEvent): void {
    if (event.type === 'queued') this.add(event.id, event.queued);
    else if (event.type === 'canceled') this.cancel(event.id);
    else if (event.type === 'acquired') this.acquired(event);
    else if (event.type === 'denied') this.permits.fail(event.ticket).forEach((item) => this.deny(item, event.error));
    else if (event.type === 'answered') this.answer(event.ticket, event.read);
    else if (event.type === 'failed') this.failRequest(event.ticket, event.error);
  }

  /** Requests permits for the groups with due requests, and fails the requests that cannot wait. */
  advance(): void {
    const late = () => (this.health.isOpen ? circuitOpenError() : deadlineTooClose());
    for (const [id, group] of this.groups) {
      for (const pending of group.waiting)
        if (pending.deadline <= this.conditions.now) this.settlement.fail(id, pending, pending.lastError ?? late());
      this.requestPermit(id);
      if (this.groups.find(id).waiting.length > 0) continue;
      this.groups.update(id, { serviceOrder: [] });
      this.permits.leave(this.permits.ticketOf(id)?.id ?? 0);
    }
    const concurrent = this.health.limit;
    for (const next of this.permits.next()) this.effects.push({ type: 'acquire', ...next, concurrent });
  }

  private add(id: number, queued: QueuedRequest): void {
    const { batch, request, deadline, options } = queued;
    const groupId = batch?.batching.id ?? (request.list ? 'lists' : 'singles');
    if (!this.groups.has(groupId)) this.groups.update(groupId, { batching: batch?.batching });
    const pending: PendingRequest = { ...queued, ...NOT_YET_SENT, id };
    const waitMs = this.permits.waitMs(requestsAhead(this.groups, options.userId));
    const isTooLate = !batch?.batching.first && this.conditions.now + waitMs > deadline;
    if (isTooLate) this.settlement.fail(groupId, pending, deadlineTooClose());
    else this.groups.requeue(groupId, pending);
  }

  private cancel(id: number): void {
    for (const groupId of this.groups.keys()) this.groups.remove(groupId, id);
    for (const [ticket, batch] of this.sent) {
      if (!batch.open.has(id)) continue;
      const open = new Set([...batch.open].filter((item) => item !== id));
      this.sent.set(ticket, { ...batch, open });
      if (open.size > 0) return;
      if (this.permits.leave(ticket)) this.sent.delete(ticket);
      else this.effects.push({ type: 'abort', ticket });
    }
  }

  private acquired({ ticket: id, waitMs }: Extract<SchedulerEvent, { type: 'acquired' }>): void {
    const ticket = this.permits.acquired(id, waitMs);
    if (waitMs > 0) return ticket && this.deny(ticket, deadlineTooClose());
    const batch = ticket && !this.health.isOpen ? this.batchOf(ticket) : undefined;
    if (batch) return this.send(id, batch);
    this.effects.push({ type: 'release', ticket: id });
    if (ticket) this.settlement.failBatch(this.takeSent(id), circuitOpenError());
  }

  /** Returns the batch of a ticket. The members are chosen only now that it may be sent. */
  private batchOf({ id, group = '', isSingle = false }: Ticket): SentBatch | undefined {
    if (this.sent.has(id)) return this.sent.get(id);
    const taken = takeBatch(this.groups.find(group), this.conditions.now, isSingle);
    if (!taken) return undefined;
    this.groups.update(group, taken.group);
    const { members, request } = taken;
    return { group, members, open: new Set(members.map((member) => member.id)), request, count: 1, sentAt: 0 };
  }

  private send(ticket: number, batch: SentBatch): void {
    const { members, request } = batch;
    this.health.admit(ticket);
    this.budget.addSent();
    this.sent.set(ticket, { ...batch, sentAt: this.conditions.now });
    const timeoutMs = timeoutOf(members);
    this.effects.push({ type: 'send', ticket, request, deadline: latestDeadline(members), timeoutMs });
  }

  /** Requests a permit for a request that follows from a reply. It goes before the requests that wait. */
  private follow(batch: SentBatch, request: Request<unknown>): void {
    const circles = new SourceError('bad-reply', 'Its replies led in circles.');
    if (batch.count === MAX_REQUESTS) return this.settlement.failBatch(batch, circles);
    const id = (this.lastTicket += 1);
    this.sent.set(id, { ...batch, request, count: batch.count + 1 });
    const lane = this.permits.laneOf(request.list === true);
    this.permits.enter({ id, lane, first: true, deadline: latestDeadline(batch.members) });
  }

  /** The permit would come after all deadlines, or the store of the rate limits failed. */
  private deny({ id, group }: Ticket, error: unknown): void {
    if (group === undefined) return this.settlement.failBatch(this.takeSent(id), error);
    for (const pending of this.groups.find(group).waiting)
      if (error instanceof SourceError) this.settlement.fail(group, pending, error);
      else this.settlement.retry(group, pending, error, 1);
  }

  private answer(ticket: number, records: unknown[] | Request<unknown>): void {
    const batch = this.takeSent(ticket);
    if (!batch) return;
    this.health.answered(ticket, this.conditions.now - batch.sentAt);
    if (!Array.isArray(records)) return this.follow(batch, records);
    this.settlement.answer(batch, records);
  }

  /** A request failed. An opening of the circuit counts as a failed round of every waiting request. */
  private failRequest(ticket: number, error: unknown): void {
    const batch = this.takeSent(ticket);
    if (!batch) return;
    const { now, offline } = this.conditions;
    const [ms, timeoutMs, isCanceled] = [now - batch.sentAt, timeoutOf(batch.members), batch.open.size === 0];
    const question = batch.members[0]?.id ?? ticket;
    if (this.health.failed(ticket, { error, question, ms, timeoutMs, isCanceled, offline })) {
      const fault = toSourceError(error);
      const reason = this.health.isUnusable && isHanging(fault) ? fault : circuitOpenError();
      for (const [id, { waiting }] of this.groups)
        for (const pending of waiting.filter(retriesUntilDeadline))
          this.settlement.decide(id, pending, afterFailedRound(pending, reason, now, 0));
    }
    this.settlement.failBatch(batch, error);
  }

  private takeSent(ticket: number): SentBatch | undefined {
    const batch = this.sent.get(ticket);
    this.sent.delete(ticket);
    return batch;
  }

  private requestPermit(id: string): void {
    const { now, offline } = this.conditions;
    const { restMs, isOpen, isUnusable } = this.health;
    const group = this.groups.find(id);
    const isInLine = this.permits.ticketOf(id) !== undefined;
    if (group.waiting.length === 0 || (isInLine && !(isOpen && offline))) return;
    if (isOpen) {
      const endOf = (pending: PendingRequest): number => Math.min(pending.deadline, isUnusable ? now + unusableWaitMs(pending) : Infinity); // prettier-ignore
      const mayWait = (pending: PendingRequest): boolean => !offline && retriesUntilDeadline(pending) && now + restMs <= endOf(pending); // prettier-ignore
      for (const pending of group.waiting)
        if (!mayWait(pending)) this.settlement.fail(id, pending, pending.lastError ?? circuitOpenError());
        else if (restMs > 0 && pending.lastError === undefined) this.settlement.reportWaiting(id, pending);
      return;
    }
    if (this.msUntilDue(group) > 0) return;
    const [left, right] = dueRequests(group, now);
    const isSingle = right === undefined;
    const lane = this.permits.laneOf(!isSingle || left?.request.list === true);
    const { first = false } = group.batching ?? {};
    const deadline = latestDeadline(group.waiting);
    const ticket = { id: (this.lastTicket += 1), lane, first, deadline, group: id, isSingle };
    if (!first && now + this.permits.waitMs(0, lane) > deadline) this.deny(ticket, deadlineTooClose());
    else this.permits.enter(ticket);
  }

  /** Returns the milliseconds until a permit may be requested. A busy database waits for a batch as long as its requests allow. */
  private msUntilDue(group: BatchGroup): number {
    const { restMs, isOpen } = this.health;
    // The end of a trial is an event.
    if (isOpen) return restMs || Infinity;
    return msUntilBatch(group, this.conditions.now, this.permits.waitMs() > 0 ? Infinity : this.state.spacingMs);
  }

  /** Returns the time at which something becomes due in a group. */
  private timeOf(id: string, group: BatchGroup): number {
    const isWaiting = group.waiting.length > 0 && !this.permits.ticketOf(id);
    const dueAt = isWaiting ? this.conditions.now + this.msUntilDue(group) : Infinity;
    return Math.min(dueAt, ...group.waiting.map((pending) => pending.deadline));
  }
}
