import type { Step } from '../definition';
import type { Breaker } from './breaker';
import { LONGEST_TIMER_MS, type Clock } from './clock';
import { AskFault } from './fault';
import { aheadOf } from './in-turns';
import { dueIn, groupSharing, pauseBefore, takeFrom, type Group } from './question-group';
import { isPatient, UNASKED, whoseOf, type Put, type Question } from './queued-question';
import type { Replies, Reply } from './reply';
import type { RequestQueue } from './request-queue';
import { afterFailure, afterMiss, tooLate, type Decision, type Moment } from './rounds';
import { resting, send, TOTAL_MS, type Sending } from './sender';

/** How much longer a request may take in each further round: a database may have become slow. */
const MORE_TIME = 0.5;
/** How soon a queue looks again for the end of a probe that nobody told it of. */
const PROBE_MS = 200;

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
export class QuestionQueue {
  private readonly groups = new Map<string, Group>();
  private openings = 0;

  constructor(private readonly parts: QueueParts) {}

  private groupOf({ with: shared, alone }: Put<unknown>): Group {
    const id = shared?.sharing.id ?? (alone.list ? 'lists' : 'singles');
    const group = this.groups.get(id) ?? groupSharing(shared?.sharing);
    this.groups.set(id, group);
    return group;
  }

  /** Resolves with the answer, or with what failed last once the rounds or the time are over. Never rejects. */
  put<R>(asked: Put<R>): Promise<Reply<R>> {
    return new Promise<Reply<R>>((resolve) => {
      const { by, since, deadline, options } = asked;
      const group = this.groupOf(asked as Put<unknown>);
      const stop = (): void =>
        question.settle(this.parts.replies.refused(by, new DOMException('aborted', 'AbortError'), since));
      const question: Question = {
        ...(asked as Put<unknown>),
        ...UNASKED,
        settle: (reply) => {
          if (question.settled) return;
          question.settled = true;
          clearTimeout(timer);
          options.signal?.removeEventListener('abort', stop);
          this.remove(group, question);
          question.left?.();
          resolve(reply as Reply<R>);
        },
      };
      const late = (): void => {
        // What is under way ends by its own deadline, and is told by what ended it.
        if (!question.left) question.settle(this.parts.replies.refused(by, question.last ?? tooLate(), since));
      };
      const timer = setTimeout(
        late,
        Math.min(this.parts.clock.real(Math.max(0, deadline - this.parts.clock.now())), LONGEST_TIMER_MS),
      );
      if (options.signal?.aborted) return stop();
      if (
        !group.sharing?.ahead &&
        this.parts.clock.now() + this.parts.requests(true).waitMs(this.requestsAhead(options.whose)) > deadline
      )
        return late();
      options.signal?.addEventListener('abort', stop, { once: true });
      this.wait(group, question);
    });
  }

  private wait(group: Group, question: Question): void {
    group.waiting.push(question);
    group.wake();
    if (group.serving) return;
    group.serving = true;
    // Whoever is put in the same moment is there when the first request is formed.
    queueMicrotask(() => void this.serve(group));
  }

  private remove(group: Group, question: Question): void {
    const at = group.waiting.indexOf(question);
    if (at < 0) return;
    group.waiting.splice(at, 1);
    if (group.waiting.length > 0) return;
    group.leave();
    group.wake();
  }

  /** Puts one request after the other into the queue of requests, until no question waits. */
  private async serve(group: Group): Promise<void> {
    while (group.waiting.length > 0) {
      const ms = this.pauseOf(group);
      if (ms > 0) await this.pause(group, ms);
      else if (group.waiting.length > 0) await this.dispatch(group);
    }
    group.serving = false;
    group.served.forget();
  }

  /** Milliseconds until a request may be formed: for company, for a round to begin, for the breaker. Ends who cannot wait. */
  private pauseOf(group: Group): number {
    const time = this.parts.clock.now();
    const rests = Math.max(this.parts.breaker.restsFor(), this.parts.breaker.isProbing() ? PROBE_MS : 0);
    if (rests > 0) {
      for (const question of [...group.waiting])
        if (!isPatient(question) || time + rests > question.deadline) this.refuse(question, resting());
      return group.waiting.length > 0 ? rests : 0;
    }
    const isBusy = this.parts.requests(true).waitMs() > 0;
    return pauseBefore(group, time, isBusy ? Infinity : this.parts.spacingMs);
  }

  private pause(group: Group, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(done, Math.min(this.parts.clock.real(ms), LONGEST_TIMER_MS));
      group.wake = done;
    });
  }

  /** Waits for the turn of one request and only then decides who travels in it. */
  private async dispatch(group: Group): Promise<void> {
    const [first, second] = dueIn(group, this.parts.clock.now());
    if (!first) return;
    const ticket = crypto.randomUUID();
    const leave = new AbortController();
    const single = second === undefined;
    const queue = this.parts.requests(single ? first.alone.list === true : true);
    group.leave = () => leave.abort();
    try {
      const deadline = Math.max(...group.waiting.map((one) => one.deadline));
      await queue.enter({ ticket, signal: leave.signal, deadline, ahead: group.sharing?.ahead ?? false });
    } catch (thrown) {
      if (leave.signal.aborted) return;
      // Turns that would come too late for all of them, or a store that cannot say who may ask.
      for (const question of [...group.waiting])
        if (thrown instanceof AskFault) this.refuse(question, thrown);
        else this.failed(group, question, thrown, 1, { at: this.parts.clock.now(), spread: Math.random() });
      return;
    }
    const admission = this.parts.breaker.admit();
    const { members, step } = admission
      ? takeFrom(group, this.parts.clock.now(), single)
      : { members: [], step: undefined };
    if (admission && step) return void this.carry(group, members, step, { ticket, queue, admission });
    admission?.withdrawn();
    await queue.leave(ticket, false).catch(() => undefined);
  }

  private async carry(
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
      const records = await send(step, this.parts.sending, way, pass);
      const shares = members.length === 1 ? [records] : group.sharing?.shareOut(members.map((one) => one.with?.value), records); // prettier-ignore
      const inCompany = members.length > 1 && group.sharing?.rough;
      members.forEach((member, at) => {
        const share = shares?.[at];
        if (share) member.settle({ ...this.parts.replies.answered(member.by, share, member.since), inCompany });
        else this.again(group, Object.assign(member, { company: 1 }), 0);
      });
    } catch (thrown) {
      const moment = { at: this.parts.clock.now(), spread: Math.random() };
      for (const member of members) this.failed(group, member, thrown, members.length, moment);
    }
    this.heedOpening();
    for (const other of this.groups.values()) other.wake();
  }

  private failed(group: Group, question: Question, thrown: unknown, travelled: number, moment: Moment): void {
    if (question.settled) return;
    question.opening = this.parts.breaker.openings();
    const mayRetry = (): boolean => this.parts.sending.retries.take();
    this.follow(group, question, afterFailure(question, thrown, travelled, moment, mayRetry));
  }

  private follow(group: Group, question: Question, decision: Decision): void {
    if ('giveUp' in decision) return this.refuse(question, decision.giveUp);
    const { notBefore, change, told } = decision;
    Object.assign(question, change);
    if (told) question.options.onAgain?.(this.parts.replies.refused(question.by, told, question.since).consultation);
    this.again(group, question, notBefore);
  }

  private again(group: Group, question: Question, notBefore: number): void {
    if (question.settled) return;
    question.left = undefined;
    question.notBefore = notBefore;
    if (!group.waiting.includes(question)) this.wait(group, question);
  }

  private refuse(question: Question, why: unknown): void {
    question.settle(this.parts.replies.refused(question.by, why, question.since));
  }

  /** A breaker that opens is a round that failed for all who wait: whoever was asked in their place got no answer. */
  private heedOpening(): void {
    if (this.parts.breaker.openings() === this.openings) return;
    this.openings = this.parts.breaker.openings();
    for (const group of this.groups.values())
      for (const question of [...group.waiting])
        if (question.opening !== this.openings && isPatient(question))
          this.follow(group, question, afterMiss(question, resting(), { at: this.parts.clock.now(), spread: 0 }));
  }

  /**
   * Requests that go before one more question of a user.
   * @param more questions by kind that stand in no queue yet
   */
  requestsAhead(whose?: string, more = new Map<string, number>()): number {
    const ids = new Set([...this.groups.keys(), ...more.keys()]);
    return [...ids].reduce((sum, id) => {
      const group = this.groups.get(id);
      const count = aheadOf(group?.waiting ?? [], whoseOf, whose) + (more.get(id) ?? 0);
      return sum + Math.floor(count / (group?.sharing?.most ?? 1));
    }, 0);
  }
}
