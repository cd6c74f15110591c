import { NotCovered, type Step } from '../definition';
import type { AskOptions } from '../port';
import type { Breaker } from './breaker';
import { LONGEST_TIMER_MS, type Clock } from './clock';
import { AskFault, faultOf } from './fault';
import { aheadOf, inTurns, ServedUsers } from './in-turns';
import type { Replies, Reply, AskedBy } from './reply';
import type { RequestQueue } from './request-queue';
import { jitterMs } from './retry-budget';
import { resting, send, TOTAL_MS, type Sending } from './sender';
import { requestFor, type Sharing } from './sharing';

/** What may be over when the question is asked again. */
const PASSING = ['timeout', 'rate-limited', 'unavailable', 'bad-reply'];
/** Wait before the second try; twice as long before each further one, up to the longest. */
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 4_000;
/** How much longer a request may take in each further round: a database may have become slow. */
const MORE_TIME = 0.5;
/** How soon a queue looks again for the end of a probe that nobody told it of. */
const PROBE_MS = 200;

/** One question on its way into the queue. */
export interface Put<R> {
  by: AskedBy;
  /** The request when it travels alone. */
  alone: Step<R>;
  /** How it travels with others of its kind. */
  with?: { sharing: Sharing<unknown, R>; value: unknown };
  /** When it was put, milliseconds since the epoch. */
  since: number;
  deadline: number;
  options: Pick<AskOptions, 'signal' | 'rounds' | 'apartMs' | 'companyMs' | 'onAgain' | 'whose'>;
}

interface Question extends Put<unknown> {
  /** Rounds that failed. */
  misses: number;
  /** Requests that failed: several of them within `apartMs` are one round. */
  tries: number;
  /** When the last round failed. */
  missedAt: number;
  /** The opening of the breaker that was counted as its miss. */
  opening: number;
  /** Milliseconds since the epoch before which it is not asked. */
  notBefore: number;
  /** How many may travel together with it, itself counted. */
  company: number;
  retried: boolean;
  last?: unknown;
  settled: boolean;
  /** Under way: told when it needs no answer any more. */
  left?: () => void;
  settle(reply: Reply<unknown>): void;
}

const whoseOf = ({ options }: Question): string | undefined => options.whose;

/** When a request failed, and what its questions add to their wait: from 0 to 1. */
interface Moment {
  at: number;
  spread: number;
}

/** Questions of one kind, in the order in which they are asked. */
interface Group {
  sharing?: Sharing<unknown, unknown>;
  waiting: Question[];
  served: ServedUsers;
  serving: boolean;
  wake(): void;
  /** Takes the group's request out of the queue of requests. */
  leave(): void;
}

export interface QuestionQueue {
  /** Resolves with the answer, or with what failed last once the rounds or the time are over. Never rejects. */
  put<R>(question: Put<R>): Promise<Reply<R>>;
  /**
   * Requests that go before one more question of a user.
   * @param more questions by kind that stand in no queue yet
   */
  requestsAhead(whose?: string, more?: Map<string, number>): number;
}

export interface QueueParts {
  sending: Sending;
  breaker: Breaker;
  requests: (list: boolean) => RequestQueue;
  replies: Replies;
  clock: Clock;
  /** How long the pace takes for one request: company is waited for no longer at a database that is idle. */
  spacingMs: number;
}

/**
 * The questions that wait for one service. Those of one kind travel together in one request; what fails is asked again, in
 * smaller company, until its rounds or its time are over. While the breaker rests the patient wait and the hurried do not.
 * docs/scheduler.md tells the whole.
 */
export function createQuestionQueue({
  sending,
  breaker,
  requests,
  replies,
  clock,
  spacingMs,
}: QueueParts): QuestionQueue {
  const groups = new Map<string, Group>();
  const { now } = clock;
  let openings = 0;

  const isPatient = ({ options }: Question): boolean => (options.rounds ?? 1) > 1;

  function groupOf({ with: shared, alone }: Put<unknown>): Group {
    const id = shared?.sharing.id ?? (alone.list ? 'lists' : 'singles');
    const none = (): void => undefined;
    const served = new ServedUsers();
    const group = groups.get(id) ?? { sharing: shared?.sharing, waiting: [], served, serving: false, wake: none, leave: none }; // prettier-ignore
    groups.set(id, group);
    return group;
  }

  function put<R>(asked: Put<R>): Promise<Reply<R>> {
    return new Promise<Reply<R>>((resolve) => {
      const { by, since, deadline, options } = asked;
      const group = groupOf(asked as Put<unknown>);
      const stop = (): void => question.settle(replies.refused(by, new DOMException('aborted', 'AbortError'), since));
      const question: Question = {
        ...(asked as Put<unknown>),
        misses: 0,
        tries: 0,
        missedAt: -Infinity,
        opening: -1,
        notBefore: 0,
        company: Infinity,
        retried: false,
        settled: false,
        settle(reply) {
          if (question.settled) return;
          question.settled = true;
          clearTimeout(timer);
          options.signal?.removeEventListener('abort', stop);
          remove(group, question);
          question.left?.();
          resolve(reply as Reply<R>);
        },
      };
      const late = (): void => {
        // What is under way ends by its own deadline, and is told by what ended it.
        if (!question.left) question.settle(replies.refused(by, question.last ?? tooLate(), since));
      };
      const timer = setTimeout(late, Math.min(clock.real(Math.max(0, deadline - now())), LONGEST_TIMER_MS));
      if (options.signal?.aborted) return stop();
      if (!group.sharing?.ahead && now() + requests(true).waitMs(requestsAhead(options.whose)) > deadline)
        return late();
      options.signal?.addEventListener('abort', stop, { once: true });
      wait(group, question);
    });
  }

  function wait(group: Group, question: Question): void {
    group.waiting.push(question);
    group.wake();
    if (group.serving) return;
    group.serving = true;
    // Whoever is put in the same moment is there when the first request is formed.
    queueMicrotask(() => void serve(group));
  }

  function remove(group: Group, question: Question): void {
    const at = group.waiting.indexOf(question);
    if (at < 0) return;
    group.waiting.splice(at, 1);
    if (group.waiting.length > 0) return;
    group.leave();
    group.wake();
  }

  /** Puts one request after the other into the queue of requests, until no question waits. */
  async function serve(group: Group): Promise<void> {
    while (group.waiting.length > 0) {
      const ms = pauseOf(group);
      if (ms > 0) await pause(group, ms);
      else if (group.waiting.length > 0) await dispatch(group);
    }
    group.serving = false;
    group.served.forget();
  }

  /** Milliseconds until a request may be formed: for company, for a round to begin, for the breaker. Ends who cannot wait. */
  function pauseOf(group: Group): number {
    const time = now();
    const rests = Math.max(breaker.restsFor(), breaker.isProbing() ? PROBE_MS : 0);
    if (rests > 0) {
      for (const question of [...group.waiting])
        if (!isPatient(question) || time + rests > question.deadline) refuse(question, resting());
      return group.waiting.length > 0 ? rests : 0;
    }
    const due = group.waiting.filter(({ notBefore }) => notBefore <= time);
    if (due.length === 0) return Math.min(...group.waiting.map(({ notBefore }) => notBefore - time));
    if (!group.sharing || due.length >= group.sharing.most) return 0;
    const busy = requests(true).waitMs() > 0;
    const until = due.map(({ since, notBefore, options: { companyMs = 0 } }) =>
      notBefore > 0 ? 0 : since + (busy ? companyMs : Math.min(companyMs, spacingMs)),
    );
    return Math.max(0, Math.min(...until) - time);
  }

  function pause(group: Group, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(done, Math.min(clock.real(ms), LONGEST_TIMER_MS));
      group.wake = done;
    });
  }

  /** Waits for the turn of one request and only then decides who travels in it. */
  async function dispatch(group: Group): Promise<void> {
    const [first] = due(group);
    if (!first) return;
    const ticket = crypto.randomUUID();
    const leave = new AbortController();
    const single = due(group).length === 1;
    const queue = requests(single ? first.alone.list === true : true);
    group.leave = () => leave.abort();
    try {
      const deadline = Math.max(...group.waiting.map((one) => one.deadline));
      await queue.enter({ ticket, signal: leave.signal, deadline, ahead: group.sharing?.ahead ?? false });
    } catch (thrown) {
      if (leave.signal.aborted) return;
      // Turns that would come too late for all of them, or a store that cannot say who may ask.
      for (const question of [...group.waiting])
        if (thrown instanceof AskFault) refuse(question, thrown);
        else failed(group, question, thrown, 1, { at: now(), spread: Math.random() });
      return;
    }
    const admission = breaker.admit();
    const { members, step } = admission ? take(group, single) : { members: [], step: first.alone };
    if (admission && members.length > 0) return void carry(group, members, step, { ticket, queue, admission });
    admission?.withdrawn();
    await queue.leave(ticket, false).catch(() => undefined);
  }

  /** Whoever may be asked now, users in turn; who must be asked alone goes last, as one request answers many others. */
  function due({ waiting, served }: Group): Question[] {
    const ready = waiting.filter(({ notBefore }) => notBefore <= now());
    const some = inTurns(ready, whoseOf, served);
    return [...some.filter(({ company }) => company > 1), ...some.filter(({ company }) => company === 1)];
  }

  /** Takes those who travel in the next request out of the queue. */
  function take(group: Group, single: boolean): { members: Question[]; step: Step<unknown> } {
    const [first, ...others] = due(group);
    if (!first) throw new Error('nobody waits');
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

  async function carry(
    group: Group,
    members: Question[],
    step: Step<unknown>,
    pass: Parameters<typeof send>[3],
  ): Promise<void> {
    const stop = new AbortController();
    for (const member of members)
      member.left = () => {
        if (members.every(({ settled }) => settled)) stop.abort();
      };
    const way = {
      signal: stop.signal,
      deadline: Math.max(...members.map(({ deadline }) => deadline)),
      totalMs: TOTAL_MS * (1 + MORE_TIME * Math.max(...members.map(({ misses }) => misses))),
    };
    try {
      const records = await send(step, sending, way, pass);
      const shares = members.length === 1 ? [records] : group.sharing?.shareOut(members.map((one) => one.with?.value), records); // prettier-ignore
      const inCompany = members.length > 1 && group.sharing?.rough;
      members.forEach((member, at) => {
        const share = shares?.[at];
        if (share) member.settle({ ...replies.answered(member.by, share, member.since), inCompany });
        else again(group, Object.assign(member, { company: 1 }), 0);
      });
    } catch (thrown) {
      const moment = { at: now(), spread: Math.random() };
      for (const member of members) failed(group, member, thrown, members.length, moment);
    }
    heedOpening();
    for (const other of groups.values()) other.wake();
  }

  /**
   * What becomes of a question whose request failed.
   * @param travelled how many were in the request
   * @param moment the same for all of them: they come back together, and not with those of other requests
   */
  function failed(group: Group, question: Question, thrown: unknown, travelled: number, moment: Moment): void {
    if (question.settled) return;
    const fault = thrown instanceof NotCovered ? undefined : faultOf(thrown);
    if (!fault) return question.settle(replies.refused(question.by, thrown, question.since));
    question.opening = breaker.openings();
    // A shared question may be too much for a database, or one of it spoils it for the others.
    if (travelled > 1 && fault.problem !== 'rate-limited') question.company = Math.ceil(travelled / 2);
    if (travelled > 1 && fault.problem === 'refused') return again(group, question, 0);
    if (isPatient(question)) return missed(group, question, fault, moment);
    if (!fault.options.again || question.retried || now() + (fault.options.restMs ?? 0) > question.deadline)
      return refuse(question, fault);
    if (!sending.retries.take()) return refuse(question, fault);
    question.retried = true;
    again(group, question, moment.at + jitterMs());
  }

  /** Counts a round that failed: another one follows, or this was the last. */
  function missed(group: Group, question: Question, fault: AskFault, moment: Moment): void {
    const { rounds = 1, apartMs = 0, onAgain } = question.options;
    question.tries += 1;
    if (moment.at - question.missedAt >= apartMs * 2 ** (question.misses - 1)) {
      question.misses += 1;
      question.missedAt = moment.at;
    }
    const backoff =
      Math.min(FIRST_BACKOFF_MS * 2 ** (question.tries - 1), LONGEST_BACKOFF_MS) * (1 + moment.spread / 2);
    const next = moment.at + Math.max(backoff, fault.options.restMs ?? 0);
    if (question.misses >= rounds || !PASSING.includes(fault.problem) || next > question.deadline)
      return refuse(question, fault);
    question.last = fault;
    onAgain?.(replies.refused(question.by, fault, question.since).consultation);
    again(group, question, moment.at + backoff);
  }

  function again(group: Group, question: Question, notBefore: number): void {
    if (question.settled) return;
    question.left = undefined;
    question.notBefore = notBefore;
    if (!group.waiting.includes(question)) wait(group, question);
  }

  function refuse(question: Question, fault: AskFault): void {
    question.settle(replies.refused(question.by, fault, question.since));
  }

  /** A breaker that opens is a round that failed for all who wait: whoever was asked in their place got no answer. */
  function heedOpening(): void {
    if (breaker.openings() === openings) return;
    openings = breaker.openings();
    for (const group of groups.values())
      for (const question of [...group.waiting])
        if (question.opening !== openings && isPatient(question))
          missed(group, question, resting(), { at: now(), spread: 0 });
  }

  function requestsAhead(whose?: string, more = new Map<string, number>()): number {
    const ids = new Set([...groups.keys(), ...more.keys()]);
    return [...ids].reduce((sum, id) => {
      const group = groups.get(id);
      const count = aheadOf(group?.waiting ?? [], whoseOf, whose) + (more.get(id) ?? 0);
      return sum + Math.floor(count / (group?.sharing?.most ?? 1));
    }, 0);
  }

  return { put, requestsAhead };
}

function tooLate(): AskFault {
  return new AskFault('rate-limited', 'Its pace left no room for this question before the deadline.');
}
