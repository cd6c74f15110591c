import { setMaxListeners } from 'node:events';
import { NotCovered, type Definition, type Step } from '../definition';
import type { Answer, AskOptions, SourceState, WorkQuery } from '../port';
import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Consultation } from '@veracite/model/source';
import type { Work } from '@veracite/model/work';
import { createBreaker } from './breaker';
import type { CacheStore } from './cache-store';
import { AskFault, faultOf } from './fault';
import type { Http } from './http';
import type { Limit, PaceStore } from './pace-store';
import { identifierOf, lookUpKey, searchKey } from './question';
import type { Allowance } from './rate-headers';
import { send, type Sending } from './sender';
import { settingsOf, userAgent, type Env } from './settings';
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

export interface Connector {
  state(): SourceState;
  lookUp(kind: IdentifierKind, value: string, options?: AskOptions): Promise<Answer>;
  lookUpMany(kind: IdentifierKind, values: string[], options?: AskOptions): Promise<Answer[]>;
  search(query: WorkQuery, options?: AskOptions): Promise<Answer>;
  waitMs(): number;
}

/** One database as the runtime asks it. */
export function createConnector(id: string, definition: Definition, shared: Shared): Connector {
  const { now, cache } = shared;
  const settings = settingsOf(id, definition, shared.env);
  const breaker = createBreaker(now);
  const share = createSingleFlight<Answer>();
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
  const concurrent = shared.paced ? settings.pace.concurrent : Number.MAX_SAFE_INTEGER;
  const singles = createTurnstile(id, shared.pace, () => limits(false), concurrent, now);
  const lists = settings.pace.lists ? createTurnstile(id, shared.pace, () => limits(true), concurrent, now) : singles;

  const sending: Sending = {
    id,
    definition,
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

  type Kind = Consultation['question'];

  function answer(question: Kind, outcome: Partial<Consultation>, works: Work[], started: number): Answer {
    const consultation: Consultation = {
      connector: id,
      outcome: 'answered',
      question,
      ...outcome,
      found: works.length,
      ms: Math.round(now() - started),
    };
    return { consultation, works };
  }

  function refusal(question: Kind, thrown: unknown, started: number): Answer {
    if (thrown instanceof NotCovered) return answer(question, { outcome: 'not-covered' }, [], started);
    const fault = faultOf(thrown);
    const outcome = fault.options.skipped ? 'skipped' : 'failed';
    return answer(question, { outcome, problem: fault.problem, detail: fault.message }, [], started);
  }

  function closed(question: Kind): Answer | undefined {
    const searchNeedsKey = question === 'search' && definition.search && !settings.canSearch;
    const reason = settings.closed?.reason ?? (searchNeedsKey ? 'Searching it needs a key.' : undefined);
    return reason ? answer(question, { outcome: 'skipped', detail: reason }, [], now()) : undefined;
  }

  async function remembered(key: string, question: Kind): Promise<Answer | undefined> {
    const started = now();
    const text = await cache.get(key);
    return text === undefined ? undefined : answer(question, { cached: true }, JSON.parse(text) as Work[], started);
  }

  async function remember(key: string, works: Work[]): Promise<void> {
    const most = (definition.keepHours ?? Infinity) * 3_600;
    await cache.set(key, JSON.stringify(works), Math.min(works.length > 0 ? KEEP_FOUND : KEEP_ABSENT, most));
  }

  /** A batch hangs all its questions on one signal: so many listeners are no leak. */
  const manyMayListen = (signal: AbortSignal | undefined): void => {
    if (signal) setMaxListeners(0, signal);
  };

  async function ask(question: Kind, key: string, step: Step | undefined, options: AskOptions = {}): Promise<Answer> {
    const asked = now();
    const refused = closed(question) ?? (step ? undefined : answer(question, { outcome: 'not-covered' }, [], asked));
    if (refused || !step) return refused ?? answer(question, { outcome: 'not-covered' }, [], asked);
    const known = await remembered(key, question);
    if (known) return known;
    manyMayListen(options.signal);
    const deadline = options.deadline ?? asked + DEFAULT_DEADLINE_MS;
    const fly = async (signal: AbortSignal): Promise<Answer> => {
      try {
        const works = await send(step, sending, signal, deadline);
        await remember(key, works);
        return answer(question, {}, works, asked);
      } catch (thrown) {
        return refusal(question, thrown, asked);
      }
    };
    const gaveUp = (): Answer => refusal(question, new AskFault('timeout', 'It was not waited for any longer.'), asked);
    return share(key, options.signal, fly, gaveUp);
  }

  function lookUp(kind: IdentifierKind, text: string, options?: AskOptions): Promise<Answer> {
    const value = identifierOf(kind, text);
    const key = lookUpKey(id, definition.version, kind, value);
    return ask('identifier', key, definition.lookUp[kind]?.(value), options);
  }

  /** One request for many; absent is what did not come back. */
  async function inBulk(kind: IdentifierKind, values: string[], step: Step, options: AskOptions): Promise<Answer[]> {
    const started = now();
    const deadline = options.deadline ?? started + DEFAULT_DEADLINE_MS;
    manyMayListen(options.signal);
    try {
      const works = await send(step, sending, options.signal ?? new AbortController().signal, deadline);
      return await Promise.all(
        values.map(async (value) => {
          const own = works.filter((work) => work.identifiers[kind] === value);
          await remember(lookUpKey(id, definition.version, kind, value), own);
          return answer('identifier', {}, own, started);
        }),
      );
    } catch (thrown) {
      return values.map(() => refusal('identifier', thrown, started));
    }
  }

  async function lookUpMany(kind: IdentifierKind, texts: string[], options: AskOptions = {}): Promise<Answer[]> {
    const bulk = canBulk ? definition.bulk?.[kind] : undefined;
    if (!bulk || settings.closed) return Promise.all(texts.map((text) => lookUp(kind, text, options)));
    const values = [...new Set(texts.map((text) => identifierOf(kind, text)))];
    const answers = new Map<string, Answer | Promise<Answer>>();
    const open: string[] = [];
    for (const value of values) {
      const known = await remembered(lookUpKey(id, definition.version, kind, value), 'identifier');
      if (known) answers.set(value, known);
      else if (bulk.fits && !bulk.fits(value)) answers.set(value, lookUp(kind, value, options));
      else open.push(value);
    }
    for (let at = 0; at < open.length; at += bulk.most) {
      const chunk = open.slice(at, at + bulk.most);
      const asked = inBulk(kind, chunk, bulk.ask(chunk), options);
      chunk.forEach((value, index) =>
        answers.set(
          value,
          asked.then((all) => all[index] ?? nothing()),
        ),
      );
    }
    return Promise.all(texts.map((text) => answers.get(identifierOf(kind, text)) ?? nothing()));
  }

  const nothing = (): Answer => answer('identifier', {}, [], now());
  /** Bulk questions are lists: where searching needs a key, so do they. */
  const canBulk = definition.key?.needed !== 'search' || settings.key !== undefined;

  return {
    lookUp,
    lookUpMany,
    search: (query, options) =>
      ask(
        'search',
        searchKey(id, definition.version, query),
        settings.canSearch ? definition.search?.(query) : undefined,
        options,
      ),
    waitMs: () => Math.max(lists.waitMs(), breaker.restsFor()),
    state() {
      const rests = breaker.restsFor();
      const state = settings.closed?.state ?? (rests > 0 ? 'resting' : 'ready');
      const reason =
        settings.closed?.reason ??
        (rests > 0 ? `It failed repeatedly; the next try is in ${Math.ceil(rests / 1000)} s.` : undefined);
      return {
        source: { id, ...definition.source },
        state,
        reason,
        pace: { requests: settings.pace.requests, seconds: settings.pace.seconds },
        searchPace: settings.pace.lists ?? { requests: settings.pace.requests, seconds: settings.pace.seconds },
        canLookUp: Object.keys(definition.lookUp) as IdentifierKind[],
        canLookUpInBulk: canBulk ? (Object.keys(definition.bulk ?? {}) as IdentifierKind[]) : [],
        canSearch: settings.canSearch,
      };
    },
  };
}
