import type { Request } from '../connector-definition';
import type { Batching } from './batching';
import { HEALTHY, type HealthState } from './health';
import { schedule } from './schedule';
import {
  initialState,
  type Conditions,
  type Effect,
  type QueuedRequest,
  type SchedulerEvent,
  type SchedulerState,
} from './scheduler-state';
import { SourceError } from './source-error';

const NOW = 1_000_000;
const REQUEST: Request<unknown> = { url: 'https://db.example/one', format: 'json', read: () => [] };
const LIST: Request<unknown> = { ...REQUEST, list: true };
/** Combines up to three values. A record "a" belongs to the value "a"; the value "cut" must be requested singly. */
const BATCHING: Batching = {
  id: 'search',
  maxSize: 3,
  approximate: true,
  request: (values) => ({ ...REQUEST, url: `https://db.example/${values.join('+')}` }),
  distribute: (values, records) =>
    values.map((value) => (value === 'cut' ? undefined : records.filter((record) => record === value))),
};

const unreached = new SourceError('unavailable', 'gone', { unsent: true });
const away = new SourceError('unavailable', 'gone', { retryable: true });
const hanging = new SourceError('timeout', 'no reply');

function single(over: Partial<QueuedRequest> = {}): QueuedRequest {
  return { kind: 'search', key: '', request: REQUEST, queuedAt: NOW, deadline: NOW + 60_000, options: {}, ...over };
}
function batched(value: string, options: QueuedRequest['options'] = {}, over: Partial<QueuedRequest> = {}) {
  return single({ request: LIST, batch: { batching: BATCHING, value }, options, ...over });
}

type Timed = [event: SchedulerEvent, change?: Partial<Conditions>];

const queued = (id: number, request: QueuedRequest): Timed => [{ type: 'queued', id, queued: request }];
const time = (change: Partial<Conditions> = {}): Timed => [{ type: 'time' }, change];
const acquired = (ticket: number, change: Partial<Conditions> = {}): Timed => [
  { type: 'acquired', ticket, waitMs: 0 },
  change,
];
/** The store allows no request for a time. */
const refused = (ticket: number, waitMs: number): Timed => [{ type: 'acquired', ticket, waitMs }];
/** One request a minute. */
const LIMIT = { key: 'all', requests: 1, ms: 59_800 };
const limited = { limits: { singles: [LIMIT], lists: [LIMIT] } };
const kind = (id: string, value: string, first = false): QueuedRequest => single({ batch: { batching: { ...BATCHING, id, first }, value } }); // prettier-ignore
const continued = (ticket: number): Timed => [{ type: 'answered', ticket, read: { ...REQUEST, url: 'next' } }];
const answered = (ticket: number): Timed => [{ type: 'answered', ticket, read: [] }];
const failed = (ticket: number, error: unknown, change: Partial<Conditions> = {}): Timed => [
  { type: 'failed', ticket, error },
  { retries: 1, ...change },
];

const CONDITIONS: Conditions = {
  now: NOW,
  limits: { singles: [], lists: [] },
  maxConcurrent: 8,
  retries: 0,
  offline: false,
  jitter: 0,
};

/** Applies events to an idle service. Returns the effects, the waking time and the retry budget after the last event. */
function run(
  events: Timed[],
  health: HealthState = HEALTHY,
): { effects: Effect[]; wakeAt: number; state: SchedulerState; retries: number } {
  const start = { state: { ...initialState(100), health }, effects: [] as Effect[], wakeAt: Infinity, retries: 0 };
  return events.reduce((last, [event, change]) => schedule(last.state, event, { ...CONDITIONS, ...change }), start);
}

const patient = { rounds: 3, minRoundGapMs: 2_000 };
const acquire = { type: 'acquire', ticket: 1 };
/** The circuit rests for two seconds. */
const RESTING: HealthState = { ...HEALTHY, openUntil: NOW + 2_000, nextRestMs: 8_000 };
/** The next request is the trial. */
const HALF_OPEN: HealthState = { ...HEALTHY, openUntil: NOW - 1, nextRestMs: 8_000 };
/** One more failure opens the circuit. */
const FAILING: HealthState = { ...HEALTHY, successes: [false, false, false, false] };

test.each<[name: string, events: Timed[], effects: object[], wakeAt?: number, health?: HealthState]>([
  ['a queued request sends nothing before the next tick', [queued(1, single())], []],
  ['a request asks for a permit', [queued(1, single()), time()], [acquire]],
  [
    'near its deadline it waits no longer than the rate limit needs',
    [queued(1, single({ deadline: NOW + 8_000 })), time(limited)],
    [{ ...acquire, limits: [LIMIT] }],
  ],
  [
    'else it waits longer than urgent ones of other processes',
    [queued(1, single({ deadline: NOW + 90_000 })), time(limited)],
    [{ ...acquire, limits: [{ ...LIMIT, ms: LIMIT.ms + 50 }] }],
  ],
  [
    'where lists have a limit of their own, a list asks for a permit of lists',
    [queued(1, single({ request: LIST })), time({ limits: { singles: [], lists: [LIMIT] } })],
    [{ ...acquire, lane: 'lists' }],
  ],
  ['a second request waits for the first permit', [queued(1, single()), time(), queued(2, single()), time()], []],
  [
    'with the permit it is sent, and the next one asks for a permit',
    [queued(1, single()), queued(2, single()), time(), acquired(1)],
    [
      { type: 'send', ticket: 1, request: REQUEST, timeoutMs: 12_000 },
      { type: 'acquire', ticket: 2 },
    ],
  ],
  [
    'a request that the breaker does not admit returns its permit and fails',
    [queued(1, single()), queued(2, kind('a', '2')), time(), acquired(1), acquired(2)],
    [
      { type: 'release', ticket: 2 },
      { type: 'fail', id: 2, error: { options: { skipped: true } } },
    ],
    undefined,
    HALF_OPEN,
  ],
  [
    'requests of one tick are one batch',
    [queued(1, batched('a')), queued(2, batched('b')), time(), acquired(1)],
    [{ type: 'send', request: { url: 'https://db.example/a+b' } }],
  ],
  [
    'a request that arrives while the permit is awaited joins the batch',
    [queued(1, batched('a')), queued(2, batched('b')), time(), queued(3, batched('c')), time(), acquired(1)],
    [{ type: 'send', request: { url: 'https://db.example/a+b+c' } }],
  ],
  [
    'a request joins no permit that was asked for one request',
    [queued(1, batched('a')), time(), queued(2, batched('b')), time(), acquired(1)],
    [
      { type: 'send', request: { url: 'https://db.example/a' } },
      { type: 'acquire', ticket: 2 },
    ],
  ],
  [
    'a batch has one request of each user before the second of any',
    [
      ...['a1', 'a2', 'a3'].map((value, index) => queued(index, batched(value, { userId: 'a' }))),
      queued(4, batched('b1', { userId: 'b' })),
      time(),
      acquired(1),
    ],
    [
      { type: 'send', request: { url: 'https://db.example/a1+b1+a2' } },
      { type: 'acquire', ticket: 2 },
    ],
  ],
  [
    'at an idle database a batch waits no longer than the rate limit needs for one request',
    [queued(1, batched('a', { batchDelayMs: 300 })), time()],
    [],
    NOW + 100,
  ],
  [
    'at a busy database it waits as long as it may',
    [queued(1, single()), time(), acquired(1, limited), queued(2, batched('a', { batchDelayMs: 300 })), time(limited)],
    [],
    NOW + 300,
  ],
  [
    'a full batch does not wait',
    [...['a', 'b', 'c'].map((value, index) => queued(index, batched(value, { batchDelayMs: 300 }))), time()],
    [acquire],
  ],
  [
    'records go to their values, and a value that may be cut off is requested singly',
    [
      ...['a', 'cut', 'b'].map((value, index) => queued(index, batched(value))),
      time(),
      acquired(1),
      [{ type: 'answered', ticket: 1, read: ['a'] }],
    ],
    [
      { type: 'answer', id: 0, records: ['a'], batched: true },
      { type: 'answer', id: 2, records: [], batched: true },
      { type: 'acquire', ticket: 2 },
    ],
  ],
  ['a canceled request needs no permit', [queued(1, single()), time(), [{ type: 'canceled', id: 1 }]], [], Infinity],
  [
    'a permit that comes after the cancellation is returned',
    [queued(1, single()), time(), [{ type: 'canceled', id: 1 }], acquired(1)],
    [{ type: 'release', ticket: 1 }],
  ],
  [
    'a batch is not aborted while one of its members needs the answer',
    [queued(1, batched('a')), queued(2, batched('b')), time(), acquired(1), [{ type: 'canceled', id: 1 }]],
    [],
  ],
  [
    'a batch without members is aborted',
    [queued(1, single()), time(), acquired(1), [{ type: 'canceled', id: 1 }]],
    [{ type: 'abort', ticket: 1 }],
  ],
  [
    'the answer to a canceled request is dropped',
    [
      queued(1, single()),
      time(),
      acquired(1),
      [{ type: 'canceled', id: 1 }],
      [{ type: 'answered', ticket: 1, read: [] }],
    ],
    [],
  ],
  [
    'a request whose permit would come after its deadline fails at once',
    [
      queued(1, single()),
      time(),
      acquired(1, limited),
      [{ type: 'queued', id: 2, queued: single({ deadline: NOW + 1_000 }) }, limited],
    ],
    [{ type: 'fail', id: 2, error: { problem: 'rate-limited' } }],
  ],
  [
    'at its deadline a waiting request fails',
    [queued(1, single()), time(), time({ now: NOW + 60_000 })],
    [{ type: 'fail', id: 1, error: { problem: 'rate-limited' } }],
  ],
  ['a request that is being sent outlives its deadline', [queued(1, single()), time(), acquired(1), time({ now: NOW + 60_000 })], []], // prettier-ignore
  [
    'a store of rate limits that fails is a failed attempt',
    [queued(1, single({ options: patient })), time(), [{ type: 'denied', ticket: 1, error: new Error('away') }]],
    [{ type: 'retry', id: 1, error: { problem: 'unavailable' } }],
    NOW + 500,
  ],
  [
    'a permit that would come after all deadlines fails the waiting requests, and the next kind is served',
    [queued(1, kind('a', '1')), queued(2, kind('a', '2')), queued(3, kind('b', '3')), time(), refused(1, 61_000)],
    [
      { type: 'fail', id: 1, error: { problem: 'rate-limited' } },
      { type: 'fail', id: 2, error: { problem: 'rate-limited' } },
      { type: 'acquire', ticket: 2 },
    ],
  ],
  ['the store of rate limits is called again when it allows a request', [queued(1, single()), time(), refused(1, 20)], [], NOW + 20], // prettier-ignore
  ['and after a second at the latest', [queued(1, single()), time(), refused(1, 5_000)], [], NOW + 1_000],
  ['a request that is refused a permit keeps its ticket', [queued(1, single()), time(), refused(1, 20), time({ now: NOW + 20 })], [acquire]], // prettier-ignore
  [
    'a store that fails is called again for the next request',
    [queued(1, single()), time(), [{ type: 'denied', ticket: 1, error: away }], queued(2, single()), time()],
    [{ type: 'acquire', ticket: 2 }],
  ],
  [
    'a reply that leads to another request needs another permit',
    [queued(1, single()), time(), acquired(1), continued(1)],
    [{ type: 'acquire', ticket: 2 }],
  ],
  [
    'a follow-up request goes before the requests that wait',
    [
      queued(1, single()),
      queued(2, single()),
      time(),
      acquired(1),
      continued(1),
      refused(2, 20),
      time({ now: NOW + 20 }),
    ],
    [{ type: 'acquire', ticket: 3 }],
  ],
  [
    'a follow-up request is sent with its permit',
    [queued(1, single()), time(), acquired(1), continued(1), acquired(2)],
    [{ type: 'send', ticket: 2, request: { url: 'next' } }],
  ],
  [
    'a follow-up request that the breaker does not admit fails',
    [
      queued(1, single()),
      queued(2, kind('a', '2')),
      time(),
      acquired(1),
      acquired(2),
      continued(1),
      failed(2, away),
      acquired(3),
    ],
    [
      { type: 'release', ticket: 3 },
      { type: 'fail', id: 1, error: { options: { skipped: true } } },
    ],
    undefined,
    FAILING,
  ],
  [
    'a canceled follow-up request leaves the line',
    [queued(1, single()), time(), acquired(1), continued(1), [{ type: 'canceled', id: 1 }], acquired(2)],
    [{ type: 'release', ticket: 2 }],
  ],
  [
    'replies that lead in circles are a bad reply',
    [queued(1, single()), time(), ...[1, 2, 3, 4].flatMap((ticket) => [acquired(ticket), continued(ticket)])],
    [{ type: 'fail', id: 1, error: { problem: 'bad-reply' } }],
  ],
  [
    'a request of one round has one retry out of the budget',
    [queued(1, single()), time(), acquired(1), failed(1, away)],
    [],
    NOW + 100,
  ],
  [
    'of two requests that failed together one gets the last retry of the budget',
    [queued(1, batched('a')), queued(2, batched('b')), time(), acquired(1), failed(1, away)],
    [{ type: 'fail', id: 2, error: away }],
  ],
  [
    'without a retry in the budget it fails',
    [queued(1, single()), time(), acquired(1), failed(1, away, { retries: 0 })],
    [{ type: 'fail', id: 1, error: away }],
  ],
  [
    'a request of several rounds is retried after half a second, with more time',
    [
      queued(1, single({ options: patient })),
      time(),
      acquired(1),
      failed(1, away),
      time({ now: NOW + 500 }),
      acquired(2, { now: NOW + 500 }),
    ],
    [{ type: 'send', ticket: 2, timeoutMs: 18_000 }],
  ],
  [
    'a refused batch is retried in halves at once',
    [
      ...['a', 'b', 'c'].map((value, index) => queued(index, batched(value))),
      time(),
      acquired(1),
      failed(1, new SourceError('refused', 'no')),
      acquired(2),
    ],
    [
      { type: 'send', ticket: 2, request: { url: 'https://db.example/a+b' } },
      { type: 'acquire', ticket: 3 },
    ],
  ],
  [
    'while the circuit is open a request of one round is skipped and one of several rounds waits, which is reported',
    [queued(1, single()), queued(2, single({ options: patient })), time()],
    [
      { type: 'fail', id: 1, error: { options: { skipped: true } } },
      { type: 'retry', id: 2, error: { options: { skipped: true } } },
    ],
    NOW + 2_000,
    RESTING,
  ],
  [
    'for a database whose replies cannot be read, a request waits no longer than three gaps between rounds',
    [queued(1, single({ options: patient })), queued(2, single({ options: { rounds: 2 } })), time()],
    [
      { type: 'retry', id: 1, error: { options: { skipped: true } } },
      { type: 'fail', id: 2, error: { options: { skipped: true } } },
    ],
    NOW + 6_000,
    { ...RESTING, openUntil: NOW + 6_000, unusable: 9 },
  ],
  [
    'and not for one that was still unreadable after that',
    [queued(1, single({ options: patient })), time()],
    [{ type: 'fail', id: 1, error: { options: { skipped: true } } }],
    Infinity,
    { ...RESTING, openUntil: NOW + 24_000, unusable: 9 },
  ],
  [
    'waiting for the circuit is reported once',
    [queued(1, single({ options: patient })), time(), queued(2, single()), time()],
    [{ type: 'fail', id: 2 }],
    NOW + 2_000,
    RESTING,
  ],
  [
    'a request of several rounds does not wait for a circuit that opens after its deadline',
    [queued(1, single({ options: patient, deadline: NOW + 1_000 })), time()],
    [{ type: 'fail', id: 1 }],
    undefined,
    RESTING,
  ],
  [
    'an opening of the circuit is a failed round for the requests that wait',
    [
      queued(1, single({ options: patient })),
      queued(2, single({ options: patient })),
      time(),
      acquired(1),
      failed(1, away),
    ],
    [
      { type: 'retry', id: 2, error: { options: { skipped: true } } },
      { type: 'retry', id: 1, error: away },
    ],
    undefined,
    FAILING,
  ],
  [
    'if the database hangs, it is a timeout for them',
    [
      queued(1, single({ options: patient })),
      queued(2, single({ options: patient })),
      time(),
      acquired(1),
      failed(1, hanging, { now: NOW + 11_000 }),
    ],
    [
      { type: 'retry', id: 2, error: hanging },
      { type: 'retry', id: 1, error: hanging },
    ],
    undefined,
    FAILING,
  ],
  [
    'and a trial that hangs too is the last attempt for all',
    [
      queued(1, single({ options: patient })),
      queued(2, single({ options: patient })),
      time(),
      acquired(1),
      failed(1, hanging, { now: NOW + 11_000 }),
      time({ now: NOW + 13_000 }),
      acquired(2, { now: NOW + 13_000 }),
      failed(2, hanging, { now: NOW + 31_000 }),
    ],
    [
      { type: 'fail', id: 1, error: hanging },
      { type: 'fail', id: 2, error: hanging },
    ],
    Infinity,
    FAILING,
  ],
  [
    'half-open, one request is the trial and the others wait for its end',
    [queued(1, single({ options: patient })), time(), acquired(1), queued(2, single({ options: patient })), time()],
    [],
    NOW + 60_000,
    HALF_OPEN,
  ],
  [
    'after a trial that succeeds the others ask for a permit',
    [
      queued(1, single({ options: patient })),
      time(),
      acquired(1),
      queued(2, single({ options: patient })),
      time(),
      answered(1),
    ],
    [
      { type: 'answer', id: 1 },
      { ...acquire, ticket: 2 },
    ],
    undefined,
    HALF_OPEN,
  ],
  [
    'while no service is reached a request of several rounds is given up',
    [queued(1, single({ options: patient })), time(), acquired(1), failed(1, unreached, { offline: true })],
    [{ type: 'fail', id: 1, error: unreached }],
    Infinity,
  ],
  [
    'and does not wait for the circuit',
    [queued(1, single({ options: patient })), time({ offline: true })],
    [{ type: 'fail', id: 1, error: { options: { skipped: true } } }],
    Infinity,
    RESTING,
  ],
  [
    'while no service is reached nothing waits for a permit of a service that refused',
    [
      queued(1, single({ options: patient })),
      queued(2, single()),
      time(),
      acquired(1),
      failed(1, unreached, { offline: true }),
    ],
    [
      { type: 'fail', id: 1, error: unreached },
      { type: 'fail', id: 2, error: { options: { skipped: true } } },
    ],
    Infinity,
  ],
  [
    'after a trial that fails the circuit rests four times as long',
    [
      queued(1, single()),
      queued(2, single({ options: patient })),
      time(),
      acquired(1),
      failed(1, away, { retries: 0 }),
    ],
    [
      { type: 'retry', id: 2, error: { options: { skipped: true } } },
      { type: 'fail', id: 1, error: away },
    ],
    NOW + 8_000,
    HALF_OPEN,
  ],
  [
    'a trial that is canceled has no outcome, and the next request is the trial',
    [
      queued(1, single()),
      time(),
      acquired(1),
      queued(2, single({ options: patient })),
      [{ type: 'canceled', id: 1 }],
      failed(1, new DOMException('aborted', 'AbortError')),
    ],
    [{ ...acquire, ticket: 2 }],
    undefined,
    HALF_OPEN,
  ],
  [
    'the concurrency limit is halved after a failure',
    [queued(1, single()), time(), acquired(1), failed(1, away, { retries: 0 }), queued(2, single()), time()],
    [{ ...acquire, ticket: 2, concurrent: 4 }],
  ],
  [
    'a request that goes first has no deadline for its permit on arrival',
    [
      queued(1, single()),
      time(),
      acquired(1, limited),
      [{ type: 'queued', id: 2, queued: { ...kind('notices', 'a', true), deadline: NOW + 1_000 } }, limited],
      time(limited),
    ],
    [{ type: 'acquire', ticket: 2 }],
  ],
])('%s', (_name, events, effects, ...[wakeAt, health]) => {
  const last = run(events, health);
  expect(last.effects).toMatchObject(effects);
  expect(last.effects).toHaveLength(effects.length);
  if (wakeAt !== undefined) expect(last.wakeAt).toBe(wakeAt);
});

test('the given state does not change', () => {
  const { state } = run([queued(1, batched('a')), queued(2, batched('b')), time()]);
  const before = structuredClone([state.permits, [...state.groups.values()].map(({ waiting }) => waiting.length)]);
  run([queued(1, batched('a')), queued(2, batched('b')), time()]);
  schedule(state, { type: 'acquired', ticket: 1, waitMs: 0 }, CONDITIONS);
  expect([state.permits, [...state.groups.values()].map(({ waiting }) => waiting.length)]).toEqual(before);
});

test.each<[name: string, events: Timed[], retries: number]>([
  ['each request adds a tenth', [queued(1, single()), time(), acquired(1)], 0.1],
  ['up to ten retries', [queued(1, single()), time(), acquired(1, { retries: 9.95 })], 10],
  ['a retry takes one', [queued(1, single()), time(), acquired(1), failed(1, away, { retries: 1.3 })], 0.3],
  ['ten tenths are one', [queued(1, single()), time(), acquired(1), failed(1, away, { retries: 0.1 * 3 + 0.7 })], 0],
])('the retry budget: %s', (_name, events, retries) => {
  expect(run(events).retries).toBeCloseTo(retries);
});

test('a group without requests forgets who was served', () => {
  const { state } = run([
    queued(1, single({ options: { userId: 'a' } })),
    time(),
    acquired(1),
    [{ type: 'answered', ticket: 1, read: [] }],
  ]);
  expect([...state.groups.values()].map(({ serviceOrder }) => serviceOrder)).toEqual([[]]);
});

test.each<[name: string, events: Timed[], order: string[]]>([
  [
    'in order of arrival; those that go first keep their order',
    [
      queued(1, kind('a', 'a')),
      time(),
      queued(2, kind('b', 'b')),
      queued(3, kind('c', 'c')),
      queued(4, kind('x', 'x', true)),
      queued(5, kind('y', 'y', true)),
      time(),
    ],
    ['a', 'x', 'y', 'b', 'c'],
  ],
  [
    'without those that were canceled',
    [
      queued(1, kind('a', 'a')),
      queued(2, kind('b', 'b')),
      queued(3, kind('c', 'c')),
      time(),
      [{ type: 'canceled', id: 2 }],
    ],
    ['a', 'c'],
  ],
])('permits are given %s', (_name, events, order) => {
  const ids = new Map(
    events.flatMap(([event]) => (event.type === 'queued' ? [[event.id, event.queued.batch?.value]] : [])),
  );
  const all = [...events];
  const sent: unknown[] = [];
  for (let ticket = 1; ticket;) {
    all.push(acquired(ticket));
    const { state, effects } = run(all);
    for (const id of state.sent.get(ticket)?.open ?? []) sent.push(ids.get(id));
    const next = effects.find(({ type }) => type === 'acquire');
    ticket = next && 'ticket' in next ? next.ticket : 0;
  }
  expect(sent).toEqual(order);
});
