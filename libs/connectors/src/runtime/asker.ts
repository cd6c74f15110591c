import { setMaxListeners } from 'node:events';
import type { Consultation } from '@veracite/model/source';
import { NotCovered, type Service, type Step } from '../definition';
import type { AskOptions } from '../port';
import { createBreaker, type Breaker } from './breaker';
import type { CacheStore } from './cache-store';
import type { Clock } from './clock';
import { createConcurrency } from './concurrency';
import { AskFault } from './fault';
import type { Http } from './http';
import { memoryIn } from './memory';
import type { PaceStore } from './pace-store';
import { QuestionQueue } from './question-queue';
import type { Put } from './queued-question';
import { createRateLimits } from './rate-limits';
import { repliesOf, type AskedBy, type Reply } from './reply';
import { createRequestQueue } from './request-queue';
import type { Sending } from './sender';
import { settingsOf, userAgent, type Env, type Settings } from './settings';
import type { Sharing } from './sharing';
import { createSingleFlight } from './single-flight';

/** A question asked without a deadline is given this long. */
const DEFAULT_DEADLINE_MS = 25_000;

/** What was answered in company is remembered apart from what was answered alone. */
const companyKey = (key: string): string => `${key} in company`;

export interface Shared {
  env: Env;
  http: Http;
  pace: PaceStore;
  cache: CacheStore;
  retries: { called(): void; take(): boolean };
  paced: boolean;
  clock: Clock;
}

/** How a question travels with others of its kind. */
export interface Together<R> {
  sharing: Sharing<unknown, R>;
  value: unknown;
}

/** One service as it is asked: at its pace, behind its breaker, remembered and cancelled. Faults are outcomes. */
export interface Asker {
  settings: Settings;
  /** A question whose answer is remembered under `key`; no step means that this service cannot hold the answer. */
  ask<R>(
    by: AskedBy,
    key: string,
    step: Step<R> | undefined,
    options?: AskOptions,
    together?: Together<R>,
  ): Promise<Reply<R>>;
  /** Milliseconds until it would take one more question of a user. */
  waitMs(whose?: string): number;
  standing(): { state: 'ready' | 'off' | 'no-key' | 'resting'; reason?: string };
}

/** Everything that keeps one service at its limits, and the queue of questions behind it. */
function queueFor(id: string, service: Service, settings: Settings, shared: Shared) {
  const { clock } = shared;
  const breaker = createBreaker(clock.now);
  const limits = createRateLimits(settings, shared.paced);
  const concurrency = createConcurrency(() => limits.concurrent());
  const requestsAt = (list: boolean) =>
    createRequestQueue(id, shared.pace, () => limits.of(list), () => concurrency.limit(), clock); // prettier-ignore
  const singles = requestsAt(false);
  const lists = settings.pace.lists ? requestsAt(true) : singles;
  const requests = (list: boolean) => (list ? lists : singles);
  const sending: Sending = {
    id,
    service,
    settings,
    agent: userAgent(shared.env),
    http: shared.http,
    store: shared.pace,
    requests,
    breaker,
    concurrency,
    retries: shared.retries,
    clock,
    allowed: (allowance) => limits.heard(allowance),
  };
  const slowest = settings.pace.lists ?? settings.pace;
  const replies = repliesOf(id, clock.now);
  const spacingMs = (slowest.seconds * 1000) / slowest.requests;
  const questions = new QuestionQueue({ sending, breaker, requests, replies, clock, spacingMs });
  return { breaker, concurrency, requests, replies, questions };
}

export function createAsker(id: string, service: Service & { requestsPerSearch?: number }, shared: Shared): Asker {
  const { now } = shared.clock;
  const settings = settingsOf(id, service, shared.env);
  const { breaker, concurrency, requests, replies, questions } = queueFor(id, service, settings, shared);
  const memory = memoryIn(shared.cache, service.keepHours);
  const share = createSingleFlight<Reply<unknown>, Consultation>();
  /** Questions by kind that are put and do not stand in the queue yet, as what is remembered is looked for first. */
  const coming = new Map<string, number>();

  function closed<R>(by: AskedBy): Reply<R> | undefined {
    const reason =
      settings.closed?.reason ?? (by === 'search' && !settings.maySearch ? 'Searching it needs a key.' : undefined);
    return reason ? replies.skipped(by, reason) : undefined;
  }

  async function recalled<R>(key: string, by: AskedBy, since: number, sharing?: Sharing<unknown, R>) {
    const kind = sharing?.id ?? 'alone';
    coming.set(kind, (coming.get(kind) ?? 0) + 1);
    const alone = await memory.recall(key);
    const known = alone ?? (sharing?.rough ? await memory.recall(companyKey(key)) : undefined);
    coming.set(kind, (coming.get(kind) ?? 1) - 1);
    return known && { ...replies.answered(by, known as R[], since, true), inCompany: alone === undefined };
  }

  async function ask<R>(
    by: AskedBy,
    key: string,
    step: Step<R> | undefined,
    options: AskOptions = {},
    together?: Together<R>,
  ): Promise<Reply<R>> {
    const since = now();
    const refused = closed<R>(by);
    if (refused) return refused;
    if (!step) return replies.refused(by, new NotCovered(), since);
    const known = options.fresh ? undefined : await recalled<R>(key, by, since, together?.sharing);
    if (known) return known;
    const { signal, deadline = since + DEFAULT_DEADLINE_MS, onAgain } = options;
    // A batch hangs all its questions on one signal: so many listeners are no leak.
    if (signal) setMaxListeners(0, signal);
    const fly = async (stop: AbortSignal, tell: (news: Consultation) => void): Promise<Reply<unknown>> => {
      const own = { ...options, signal: stop, onAgain: tell };
      const asked: Put<R> = { by, alone: step, with: together, since, deadline, options: own };
      const got = await questions.put(asked);
      const keptAs = got.inCompany ? companyKey(key) : key;
      if (got.consultation.outcome === 'answered') await memory.keep(keptAs, got.records);
      return got;
    };
    const gaveUp = () =>
      replies.refused<unknown>(by, new AskFault('timeout', 'It was not waited for any longer.'), since);
    const flight = together?.sharing.rough ? companyKey(key) : key;
    return share(flight, { signal, deadline, hear: onAgain }, fly, gaveUp) as Promise<Reply<R>>;
  }

  return {
    settings,
    ask,
    waitMs(whose) {
      const ahead = questions.requestsAhead(whose, coming) * (service.requestsPerSearch ?? 1);
      // An allowance by the hour lets a burst in, but not through more doors than are open at once.
      const byWidth = Math.floor(ahead / concurrency.limit()) * concurrency.usualMs();
      return Math.max(requests(true).waitMs(ahead), byWidth, breaker.restsFor());
    },
    standing: () => settings.closed ?? stateOf(breaker),
  };
}

function stateOf(breaker: Breaker): ReturnType<Asker['standing']> {
  const rests = breaker.restsFor();
  if (rests === 0) return { state: 'ready' };
  return { state: 'resting', reason: `It failed repeatedly; the next try is in ${Math.ceil(rests / 1000)} s.` };
}
