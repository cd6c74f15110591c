import type { Request } from '../connector-definition';
import { roundRobin, ServiceOrder } from './round-robin';
import { userIdOf, type PendingRequest } from './queued-request';
import { buildBatchRequest, type Batching } from './batching';

/** Questions of one kind, in the order in which they are asked. */
export interface BatchGroup {
  batching?: Batching<unknown, unknown>;
  waiting: PendingRequest[];
  serviceOrder: ServiceOrder;
  serving: boolean;
  wake(): void;
  /** Takes the group's request out of the queue of requests. */
  cancelPermit(): void;
}

export function createBatchGroup(sharing: Batching<unknown, unknown> | undefined): BatchGroup {
  const none = (): void => undefined;
  return {
    batching: sharing,
    waiting: [],
    serviceOrder: new ServiceOrder(),
    serving: false,
    wake: none,
    cancelPermit: none,
  };
}

/** Whoever may be asked now, users in turn; who must be asked alone goes last, as one request answers many others. */
export function dueRequests({ waiting, serviceOrder: served }: BatchGroup, time: number): PendingRequest[] {
  const ready = waiting.filter(({ notBefore }) => notBefore <= time);
  const some = roundRobin(ready, userIdOf, served);
  return [
    ...some.filter(({ maxBatchSize }) => maxBatchSize > 1),
    ...some.filter(({ maxBatchSize }) => maxBatchSize === 1),
  ];
}

/**
 * Takes those who travel in the next request out of their group.
 * @param single whether the turn was waited for on behalf of one question
 */
export function takeBatch(
  group: BatchGroup,
  time: number,
  single: boolean,
): { members: PendingRequest[]; step: Request<unknown> | undefined } {
  const [first, ...others] = dueRequests(group, time);
  if (!first) return { members: [], step: undefined };
  const company = single || !group.batching ? 1 : Math.min(group.batching.maxSize, first.maxBatchSize);
  const some = [first, ...others.filter((other) => other.maxBatchSize > 1)].slice(0, company);
  const { step, count } =
    some.length === 1 || !group.batching
      ? { step: first.request, count: 1 }
      : buildBatchRequest(group.batching, some.map((one) => one.batch?.value)); // prettier-ignore
  const members = some.slice(0, count);
  group.waiting = group.waiting.filter((one) => !members.includes(one));
  for (const member of members) group.serviceOrder.served(userIdOf(member));
  return { members, step: count === 1 ? first.request : step };
}

/**
 * Milliseconds until a request may be formed: for a round to begin, or for company.
 * @param longestMs how long company is worth waiting for at most
 */
export function msUntilBatch({ waiting, batching: sharing }: BatchGroup, time: number, longestMs: number): number {
  const due = waiting.filter(({ notBefore }) => notBefore <= time);
  if (due.length === 0) return Math.min(...waiting.map(({ notBefore }) => notBefore - time));
  if (!sharing || due.length >= sharing.maxSize) return 0;
  const until = due.map(({ queuedAt: since, notBefore, options: { batchDelayMs = 0 } }) =>
    notBefore > 0 ? 0 : since + Math.min(batchDelayMs, longestMs),
  );
  return Math.max(0, Math.min(...until) - time);
}
