import type { Step } from '../definition';
import { inTurns, ServedUsers } from './in-turns';
import { whoseOf, type Question } from './queued-question';
import { requestFor, type Sharing } from './sharing';

/** Questions of one kind, in the order in which they are asked. */
export interface Group {
  sharing?: Sharing<unknown, unknown>;
  waiting: Question[];
  served: ServedUsers;
  serving: boolean;
  wake(): void;
  /** Takes the group's request out of the queue of requests. */
  leave(): void;
}

export function groupSharing(sharing: Sharing<unknown, unknown> | undefined): Group {
  const none = (): void => undefined;
  return { sharing, waiting: [], served: new ServedUsers(), serving: false, wake: none, leave: none };
}

/** Whoever may be asked now, users in turn; who must be asked alone goes last, as one request answers many others. */
export function dueIn({ waiting, served }: Group, time: number): Question[] {
  const ready = waiting.filter(({ notBefore }) => notBefore <= time);
  const some = inTurns(ready, whoseOf, served);
  return [...some.filter(({ company }) => company > 1), ...some.filter(({ company }) => company === 1)];
}

/**
 * Takes those who travel in the next request out of their group.
 * @param single whether the turn was waited for on behalf of one question
 */
export function takeFrom(
  group: Group,
  time: number,
  single: boolean,
): { members: Question[]; step: Step<unknown> | undefined } {
  const [first, ...others] = dueIn(group, time);
  if (!first) return { members: [], step: undefined };
  const company = single || !group.sharing ? 1 : Math.min(group.sharing.most, first.company);
  const some = [first, ...others.filter((other) => other.company > 1)].slice(0, company);
  const { step, count } =
    some.length === 1 || !group.sharing
      ? { step: first.alone, count: 1 }
      : requestFor(group.sharing, some.map((one) => one.with?.value)); // prettier-ignore
  const members = some.slice(0, count);
  group.waiting = group.waiting.filter((one) => !members.includes(one));
  for (const member of members) group.served.served(whoseOf(member));
  return { members, step: count === 1 ? first.alone : step };
}

/**
 * Milliseconds until a request may be formed: for a round to begin, or for company.
 * @param longestMs how long company is worth waiting for at most
 */
export function pauseBefore({ waiting, sharing }: Group, time: number, longestMs: number): number {
  const due = waiting.filter(({ notBefore }) => notBefore <= time);
  if (due.length === 0) return Math.min(...waiting.map(({ notBefore }) => notBefore - time));
  if (!sharing || due.length >= sharing.most) return 0;
  const until = due.map(({ since, notBefore, options: { companyMs = 0 } }) =>
    notBefore > 0 ? 0 : since + Math.min(companyMs, longestMs),
  );
  return Math.max(0, Math.min(...until) - time);
}
