import type { Request } from '../connector-definition';
import { buildBatchRequest, type Batching } from './batching';
import { countAhead, roundRobin, served } from './round-robin';
import { userIdOf, type BatchGroup, type PendingRequest } from './scheduler-state';

const TIMEOUT_MS = 12_000;
/** Each failed round adds this share to the timeout of the next, because the database may have become slow. */
const TIMEOUT_GROWTH = 0.5;

const isDue = (time: number) => (pending: PendingRequest) => pending.notBefore <= time;

/** Returns the requests that may be sent now, by user in round-robin order; those that must be sent singly come last. */
export function dueRequests({ waiting, serviceOrder }: BatchGroup, time: number): PendingRequest[] {
  const ordered = roundRobin(waiting.filter(isDue(time)), userIdOf, serviceOrder);
  return [
    ...ordered.filter(({ maxBatchSize }) => maxBatchSize > 1),
    ...ordered.filter(({ maxBatchSize }) => maxBatchSize <= 1),
  ];
}

/** Returns the members of the next batch, one if `isSingle`; undefined when no request is due. */
export function takeBatch(
  group: BatchGroup,
  time: number,
  isSingle: boolean,
): { members: PendingRequest[]; request: Request<unknown>; group: BatchGroup } | undefined {
  const { batching } = group;
  const [first, ...others] = dueRequests(group, time);
  if (!first) return undefined;
  const size = isSingle || !batching ? 1 : Math.max(1, Math.min(batching.maxSize, first.maxBatchSize));
  const candidates = [first, ...others.filter((other) => other.maxBatchSize > 1)].slice(0, size);
  const { request, count } =
    batching && isBatched(batching, candidates)
      ? buildBatchRequest(batching, candidates.map((candidate) => candidate.batch?.value)) // prettier-ignore
      : { request: first.request, count: 1 };
  const members = candidates.slice(0, count);
  return {
    members,
    request: isBatched(batching, members) ? request : first.request,
    group: {
      ...group,
      waiting: group.waiting.filter((item) => !members.includes(item)),
      serviceOrder: members.map(userIdOf).reduce(served, group.serviceOrder),
    },
  };
}

/**
 * Checks whether requests are sent in the form of a batch. An approximate batch has this form also with one member, so that
 * the answer does not depend on the others.
 */
export function isBatched(batching: Batching | undefined, [first, another]: readonly PendingRequest[]): boolean {
  return another !== undefined || (batching?.approximate === true && first !== undefined && first.maxBatchSize > 0);
}

/** Returns the milliseconds until a batch may be formed, at most `maxDelayMs`. */
export function msUntilBatch({ waiting, batching }: BatchGroup, time: number, maxDelayMs: number): number {
  const due = waiting.filter(isDue(time));
  if (due.length === 0) return Math.min(...waiting.map(({ notBefore }) => notBefore - time));
  if (!batching || due.length >= batching.maxSize) return 0;
  const until = due.map(({ queuedAt, notBefore, options: { batchDelayMs = 0 } }) =>
    notBefore > 0 ? 0 : queuedAt + Math.min(batchDelayMs, maxDelayMs),
  );
  return Math.max(0, Math.min(...until) - time);
}

/** Returns the number of HTTP requests before one more of a user. */
export const requestsAhead = (groups: ReadonlyMap<string, BatchGroup>, userId?: string): number =>
  [...groups.values()].reduce(
    (sum, { waiting, batching }) => sum + Math.floor(countAhead(waiting, userIdOf, userId) / (batching?.maxSize ?? 1)),
    0,
  );

export const latestDeadline = (requests: readonly PendingRequest[]): number =>
  Math.max(...requests.map((request) => request.deadline));

/** Returns the timeout in milliseconds of an HTTP request for these requests. */
export const timeoutOf = (requests: readonly PendingRequest[]): number =>
  TIMEOUT_MS * (1 + TIMEOUT_GROWTH * Math.max(...requests.map((request) => request.failedRounds)));

/** The groups of one service at one time. Works on copies. */
export class Groups extends Map<string, BatchGroup> {
  find(id: string): BatchGroup {
    return this.get(id) ?? { waiting: [], serviceOrder: [] };
  }

  update(id: string, change: Partial<BatchGroup>): void {
    this.set(id, { ...this.find(id), ...change });
  }

  /** Puts a request into its group, in its place if it is waiting there. */
  requeue(id: string, pending: PendingRequest): void {
    const { waiting } = this.find(id);
    const index = waiting.findIndex((item) => item.id === pending.id);
    this.update(id, { waiting: index < 0 ? [...waiting, pending] : waiting.with(index, pending) });
  }

  remove(id: string, requestId: number): void {
    this.update(id, { waiting: this.find(id).waiting.filter((item) => item.id !== requestId) });
  }
}
