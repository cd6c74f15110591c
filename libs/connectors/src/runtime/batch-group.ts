import type { Request } from '../connector-definition';
import { buildBatchRequest, type Batching } from './batching';
import { userIdOf, type PendingRequest } from './queued-request';
import { roundRobin, ServiceOrder } from './round-robin';

/** The pending requests of one kind, which can be sent in one HTTP request. */
export interface BatchGroup {
  batching?: Batching<unknown, unknown>;
  waiting: PendingRequest[];
  serviceOrder: ServiceOrder;
  serving: boolean;
  wake(): void;
  /** Leaves the permit queue. */
  cancelPermit(): void;
}

export function createBatchGroup(batching: Batching<unknown, unknown> | undefined): BatchGroup {
  const none = (): void => undefined;
  return { batching, waiting: [], serviceOrder: new ServiceOrder(), serving: false, wake: none, cancelPermit: none };
}

/** Returns the requests that may be sent now, by user in round-robin order; those that must be sent singly come last. */
export function dueRequests({ waiting, serviceOrder }: BatchGroup, time: number): PendingRequest[] {
  const due = waiting.filter(({ notBefore }) => notBefore <= time);
  const ordered = roundRobin(due, userIdOf, serviceOrder);
  return [
    ...ordered.filter(({ maxBatchSize }) => maxBatchSize > 1),
    ...ordered.filter(({ maxBatchSize }) => maxBatchSize === 1),
  ];
}

/**
 * Removes the members of the next batch from the group.
 * @param single whether the permit was acquired for one request only
 */
export function takeBatch(
  group: BatchGroup,
  time: number,
  single: boolean,
): { members: PendingRequest[]; request: Request<unknown> | undefined } {
  const [first, ...others] = dueRequests(group, time);
  if (!first) return { members: [], request: undefined };
  const size = single || !group.batching ? 1 : Math.min(group.batching.maxSize, first.maxBatchSize);
  const candidates = [first, ...others.filter((other) => other.maxBatchSize > 1)].slice(0, size);
  const { request, count } =
    candidates.length === 1 || !group.batching
      ? { request: first.request, count: 1 }
      : buildBatchRequest(group.batching, candidates.map((one) => one.batch?.value)); // prettier-ignore
  const members = candidates.slice(0, count);
  group.waiting = group.waiting.filter((one) => !members.includes(one));
  for (const member of members) group.serviceOrder.served(userIdOf(member));
  return { members, request: count === 1 ? first.request : request };
}

/**
 * Returns the milliseconds until a batch may be formed.
 * @param maxDelayMs the longest time to wait for more requests to join
 */
export function msUntilBatch({ waiting, batching }: BatchGroup, time: number, maxDelayMs: number): number {
  const due = waiting.filter(({ notBefore }) => notBefore <= time);
  if (due.length === 0) return Math.min(...waiting.map(({ notBefore }) => notBefore - time));
  if (!batching || due.length >= batching.maxSize) return 0;
  const until = due.map(({ queuedAt, notBefore, options: { batchDelayMs = 0 } }) =>
    notBefore > 0 ? 0 : queuedAt + Math.min(batchDelayMs, maxDelayMs),
  );
  return Math.max(0, Math.min(...until) - time);
}
