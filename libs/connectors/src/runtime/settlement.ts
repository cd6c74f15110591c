import { isBatched, type Groups } from './batch-group';
import { afterFailure, type RetryBudget, type RetryDecision } from './retry-policy';
import type { Conditions, Effect, PendingRequest, SentBatch } from './scheduler-state';
import { circuitOpenError, toSourceError } from './source-error';

/** Answers, fails or requeues the requests of one step of `schedule`. */
export class Settlement {
  constructor(
    private readonly groups: Groups,
    private readonly effects: Effect[],
    private readonly budget: RetryBudget,
    private readonly conditions: Conditions,
  ) {}

  /** Gives each open request of a batch its share of the records. Requests without a share are sent again. */
  answer(batch: SentBatch, records: unknown[]): void {
    const { batching } = this.groups.find(batch.group);
    const isBatch = isBatched(batching, batch.members);
    const batched = isBatch && batching?.approximate;
    const shares = isBatch ? batching?.distribute(batch.members.map((member) => member.batch?.value), records) : [records]; // prettier-ignore
    const size = batch.members.length;
    // A reply without a share for any member was cut off, which its halves may not be.
    const isCutOff = size > 1 && shares?.every((share) => share === undefined) === true;
    // A request of its own shows what a batch of one cannot.
    const maxBatchSize = isCutOff ? Math.floor(size / 2) : batched && size === 1 ? 0 : 1;
    batch.members.forEach((member, index) => {
      const share = shares?.[index];
      if (!batch.open.has(member.id)) return;
      if (share) this.effects.push({ type: 'answer', id: member.id, records: share, batched });
      else this.groups.requeue(batch.group, { ...member, maxBatchSize, notBefore: 0 });
    });
  }

  /** Retries or fails the open requests of a batch. */
  failBatch(batch: SentBatch | undefined, error: unknown): void {
    for (const member of batch?.members ?? [])
      if (batch?.open.has(member.id)) this.retry(batch.group, member, error, batch.members.length);
  }

  retry(group: string, pending: PendingRequest, error: unknown, batchSize: number): void {
    const { now: time, jitter, offline } = this.conditions;
    if (offline && toSourceError(error).options.unsent) return this.fail(group, pending, error);
    this.decide(group, pending, afterFailure(pending, { error, batchSize, at: time, jitter }, this.budget));
  }

  decide(group: string, pending: PendingRequest, decision: RetryDecision): void {
    if ('giveUp' in decision) return this.fail(group, pending, decision.giveUp);
    const { notBefore, change, failedRound } = decision;
    if (failedRound) this.effects.push({ type: 'retry', id: pending.id, error: failedRound });
    this.groups.requeue(group, { ...pending, ...change, notBefore });
  }

  fail(group: string, pending: PendingRequest, error: unknown): void {
    this.groups.remove(group, pending.id);
    this.effects.push({ type: 'fail', id: pending.id, error });
  }

  /** Reports once that a request waits for the database to recover, so that its caller need not wait. */
  reportWaiting(group: string, pending: PendingRequest): void {
    const error = circuitOpenError();
    this.decide(group, pending, { notBefore: pending.notBefore, change: { lastError: error }, failedRound: error });
  }
}
