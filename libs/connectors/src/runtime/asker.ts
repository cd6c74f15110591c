import { setMaxListeners } from 'node:events';
import type { Consultation } from '@veracite/model/source';
import { NotCovered, type Service, type Step } from '../definition';
import type { AskOptions } from '../port';
import { createBreaker } from './breaker';
import type { CacheStore } from './cache-store';
import { AskFault, faultOf } from './fault';
import type { Http } from './http';
import type { Limit, PaceStore } from './pace-store';
import type { Allowance } from './rate-headers';
import { send, type Sending } from './sender';
import { settingsOf, userAgent, type Env, type Settings } from './settings';
import { createSingleFlight } from './single-flight';
import { createTurnstile } from './turnstile';

/** Seconds an answer is kept; failures never are. */
const KEEP_FOUND = 7 * 86_400;
const KEEP_ABSENT = 6 * 3_600;
/** A question asked without a deadline is given this long. */
const DEFAULT_DEADLINE_MS = 25_000;

export interface Shared {
  env: Env;
  http: Http;
  pace: PaceStore;
  cache: CacheStore;
  retries: { called(): void; take(): boolean };
  paced: boolean;
  now: () => number;
}

export type AskedBy = Consultation['question'];

/** What came back; `records` is empty unless the outcome is 'answered'. */
export interface Reply<R> {
  consultation: Consultation;
  records: R[];
}

/** One service as it is asked: at its pace, behind its breaker, remembered and cancelled. Faults are outcomes. */
export interface Asker {
  settings: Settings;
  /** A question whose answer is remembered under `key`; no step means that this service cannot hold the answer. */
  ask<R>(by: AskedBy, key: string, step: Step<R> | undefined, options?: AskOptions): Promise<Reply<R>>;
  /**
   * The same without remembering: for requests that answer many questions at once.
   * @param ahead before those who wait already
   */
  askOnce<R>(by: AskedBy, step: Step<R>, options: AskOptions, ahead?: boolean): Promise<Reply<R>>;
  remembered<R>(key: string, by: AskedBy): Promise<Reply<R> | undefined>;
  remember(key: string, records: unknown[]): Promise<void>;
  answered<R>(by: AskedBy, records: R[], since?: number): Reply<R>;
  /** Milliseconds until it would take one more question. */
  waitMs(): number;
  standing(): { state: 'ready' | 'off' | 'no-key' | 'resting'; reason?: string };
}

export function createAsker(id: string, service: Service, shared: Shared): Asker {
  const { now, cache } = shared;
  const settings = settingsOf(id, service, shared.env);
  const breaker = createBreaker(now);
  const share = createSingleFlight<Reply<unknown>>();
  let allowance: Allowance | undefined;

  const limitOf = (key: string, pace: Allowance): Limit => ({ key, requests: pace.requests, ms: pace.seconds * 1000 });
  /** The configured pace, or the database's own figure where that is slower. */
  const limits = (lists: boolean): Limit[] => {
    if (!shared.paced) return [];
    const own = settings.pace;
    const slower = allowance && allowance.requests / allowance.seconds < own.requests / own.seconds ? allowance : own;
    const all = [limitOf('all', slower)];
    return lists && own.lists ? [...all, limitOf('lists', own.lists)] : all;
  };
  const concurrent = (): number =>
    shared.paced ? Math.min(settings.pace.concurrent, allowance?.concurrent ?? Infinity) : Number.MAX_SAFE_INTEGER;
  const singles = createTurnstile(id, shared.pace, () => limits(false), concurrent, now);
  const lists = settings.pace.lists ? createTurnstile(id, shared.pace, () => limits(true), concurrent, now) : singles;

  const sending: Sending = {
    id,
    service,
    settings,
    agent: userAgent(shared.env),
    http: shared.http,
    store: shared.pace,
    gate: (step) => (step.list ? lists : singles),
    breaker,
    retries: shared.retries,
    now,
    allowed: (told) => {
      allowance = told;
    },
  };

  function reply<R>(by: AskedBy, outcome: Partial<Consultation>, records: R[], started: number): Reply<R> {
    const consultation: Consultation = {
      connector: id,
      outcome: 'answered',
      question: by,
      ...outcome,
      found: records.length,
      ms: Math.round(now() - started),
    };
    return { consultation, records };
  }

  function refusal<R>(by: AskedBy, thrown: unknown, started: number): Reply<R> {
    if (thrown instanceof NotCovered) return reply<R>(by, { outcome: 'not-covered' }, [], started);
    const fault = faultOf(thrown);
    const outcome = fault.options.skipped ? 'skipped' : 'failed';
    return reply<R>(by, { outcome, problem: fault.problem, detail: fault.message }, [], started);
  }

  function closed<R>(by: AskedBy): Reply<R> | undefined {
    const reason =
      settings.closed?.reason ?? (by === 'search' && !settings.maySearch ? 'Searching it needs a key.' : undefined);
    return reason ? reply<R>(by, { outcome: 'skipped', detail: reason }, [], now()) : undefined;
  }

  async function remembered<R>(key: string, by: AskedBy): Promise<Reply<R> | undefined> {
    const started = now();
    const records = recordsOf(await cache.get(key));
    return records && reply(by, { cached: true }, records as R[], started);
  }

  async function remember(key: string, records: unknown[]): Promise<void> {
    const most = (service.keepHours ?? Infinity) * 3_600;
    await cache.set(key, JSON.stringify(records), Math.min(records.length > 0 ? KEEP_FOUND : KEEP_ABSENT, most));
  }

  async function put<R>(
    by: AskedBy,
    step: Step<R>,
    options: AskOptions,
    asked: number,
    ahead: boolean,
  ): Promise<Reply<R>> {
    const { signal = new AbortController().signal, deadline = asked + DEFAULT_DEADLINE_MS } = options;
    // A batch hangs all its questions on one signal: so many listeners are no leak.
    setMaxListeners(0, signal);
    try {
      return reply(by, {}, await send(step, sending, { signal, deadline, ahead }), asked);
    } catch (thrown) {
      return refusal(by, thrown, asked);
    }
  }

  async function ask<R>(
    by: AskedBy,
    key: string,
    step: Step<R> | undefined,
    options: AskOptions = {},
  ): Promise<Reply<R>> {
    const asked = now();
    const refused = step ? closed<R>(by) : (closed<R>(by) ?? refusal<R>(by, new NotCovered(), asked));
    if (refused || !step) return refused ?? refusal(by, new NotCovered(), asked);
    const known = await remembered<R>(key, by);
    if (known) return known;
    if (options.signal) setMaxListeners(0, options.signal);
    const fly = async (signal: AbortSignal): Promise<Reply<R>> => {
      const got = await put(by, step, { ...options, signal }, asked, false);
      if (got.consultation.outcome === 'answered') await remember(key, got.records);
      return got;
    };
    const gaveUp = (): Reply<R> => refusal(by, new AskFault('timeout', 'It was not waited for any longer.'), asked);
    const { signal, deadline = asked + DEFAULT_DEADLINE_MS } = options;
    return share(key, { signal, deadline }, fly, gaveUp) as Promise<Reply<R>>;
  }

  return {
    settings,
    ask,
    askOnce: (by, step, options, ahead = false) => put(by, step, options, now(), ahead),
    remembered,
    remember,
    answered: (by, records, since = now()) => reply(by, {}, records, since),
    waitMs: () => Math.max(lists.waitMs(), breaker.restsFor()),
    standing() {
      if (settings.closed) return settings.closed;
      const rests = breaker.restsFor();
      if (rests === 0) return { state: 'ready' };
      return { state: 'resting', reason: `It failed repeatedly; the next try is in ${Math.ceil(rests / 1000)} s.` };
    },
  };
}

/** What the cache kept; a value that is damaged is forgotten, and asked for again. */
function recordsOf(text: string | undefined): unknown[] | undefined {
  try {
    const kept: unknown = text === undefined ? undefined : JSON.parse(text);
    return Array.isArray(kept) ? kept : undefined;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}
