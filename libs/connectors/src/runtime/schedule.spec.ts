import type { Request } from '../connector-definition';
import type { Batching } from './batching';
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

const away = new SourceError('unavailable', 'gone', { retryable: true });

function single(over: Partial<QueuedRequest> = {}): QueuedRequest {
  return { kind: 'search', request: REQUEST, queuedAt: NOW, deadline: NOW + 60_000, options: {}, ...over };
}
function batched(value: string, options: QueuedRequest['options'] = {}, over: Partial<QueuedRequest> = {}) {
  return single({ request: LIST, batch: { batching: BATCHING, value }, options, ...over });
}

type Timed = [event: SchedulerEvent, change?: Partial<Conditions>];

const queued = (id: number, request: QueuedRequest): Timed => [{ type: 'queued', id, queued: request }];
const time = (change: Partial<Conditions> = {}): Timed => [{ type: 'time' }, change];
const permitted = (ticket: number): Timed => [{ type: 'permitted', ticket, isAdmitted: true }];
const failed = (ticket: number, error: unknown, change: Partial<Conditions> = {}): Timed => [
  { type: 'failed', ticket, error },
  { retries: 1, ...change },
];

/** Applies events to an idle service. Returns the effects and the waking time of the last event. */
function run(events: Timed[]): { effects: Effect[]; wakeAt: number; state: SchedulerState } {
  const conditions: Conditions = { now: NOW, restMs: 0, openings: 0, permitWaitMs: () => 0, retries: 0, jitter: 0 };
  const start = { state: initialState(100), effects: [] as Effect[], wakeAt: Infinity };
  return events.reduce((last, [event, change]) => schedule(last.state, event, { ...conditions, ...change }), start);
}

const patient = { rounds: 3, minRoundGapMs: 2_000 };
const acquire = { type: 'acquire', ticket: 1 };

test.each<[name: string, events: Timed[], effects: object[], wakeAt?: number]>([
  ['a queued request sends nothing before the next tick', [queued(1, single())], []],
  ['a request asks for a permit', [queued(1, single()), time()], [{ ...acquire, list: false, first: false }]],
  ['a list asks for a permit of lists', [queued(1, single({ request: LIST })), time()], [{ ...acquire, list: true }]],
  ['a second request waits for the first permit', [queued(1, single()), time(), queued(2, single()), time()], []],
  [
    'with the permit it is sent, and the next one asks for a permit',
    [queued(1, single()), queued(2, single()), time(), permitted(1)],
    [
      { type: 'send', ticket: 1, request: REQUEST, timeoutMs: 12_000 },
      { type: 'acquire', ticket: 2 },
    ],
  ],
  [
    'a request that the breaker does not admit returns its permit and fails',
    [
      queued(1, single()),
      time(),
      [
        { type: 'permitted', ticket: 1, isAdmitted: false },
        { restMs: 2_000, openings: 1 },
      ],
    ],
    [
      { type: 'release', ticket: 1 },
      { type: 'fail', id: 1, error: { options: { skipped: true } } },
    ],
  ],
  [
    'requests of one tick are one batch',
    [queued(1, batched('a')), queued(2, batched('b')), time(), permitted(1)],
    [{ type: 'send', request: { url: 'https://db.example/a+b' } }],
  ],
  [
    'a request that arrives while the permit is awaited joins the batch',
    [queued(1, batched('a')), queued(2, batched('b')), time(), queued(3, batched('c')), time(), permitted(1)],
    [{ type: 'send', request: { url: 'https://db.example/a+b+c' } }],
  ],
  [
    'a request joins no permit that was asked for one request',
    [queued(1, batched('a')), time(), queued(2, batched('b')), time(), permitted(1)],
    [
      { type: 'send', request: { url: REQUEST.url } },
      { type: 'acquire', ticket: 2 },
    ],
  ],
  [
    'a batch has one request of each user before the second of any',
    [
      ...['a1', 'a2', 'a3'].map((value, at) => queued(at, batched(value, { userId: 'a' }))),
      queued(4, batched('b1', { userId: 'b' })),
      time(),
      permitted(1),
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
    [queued(1, batched('a', { batchDelayMs: 300 })), time({ permitWaitMs: () => 5 })],
    [],
    NOW + 300,
  ],
  [
    'a full batch does not wait',
    [...['a', 'b', 'c'].map((value, at) => queued(at, batched(value, { batchDelayMs: 300 }))), time()],
    [acquire],
  ],
  [
    'records go to their values, and a value that may be cut off is requested singly',
    [
      ...['a', 'cut', 'b'].map((value, at) => queued(at, batched(value))),
      time(),
      permitted(1),
      [{ type: 'answered', ticket: 1, records: ['a'] }],
    ],
    [
      { type: 'answer', id: 0, records: ['a'], batched: true },
      { type: 'answer', id: 2, records: [], batched: true },
      { type: 'acquire', ticket: 2 },
    ],
  ],
  [
    'a canceled request needs no permit',
    [queued(1, single()), time(), [{ type: 'canceled', id: 1 }]],
    [
      { type: 'fail', id: 1, error: { name: 'AbortError' } },
      { type: 'withdraw', ticket: 1 },
    ],
    Infinity,
  ],
  [
    'a permit that comes after the cancellation is returned',
    [queued(1, single()), time(), [{ type: 'canceled', id: 1 }], permitted(1)],
    [{ type: 'release', ticket: 1 }],
  ],
  [
    'a batch is not aborted while one of its members needs the answer',
    [queued(1, batched('a')), queued(2, batched('b')), time(), permitted(1), [{ type: 'canceled', id: 1 }]],
    [{ type: 'fail', id: 1 }],
  ],
  [
    'a batch without members is aborted',
    [queued(1, single()), time(), permitted(1), [{ type: 'canceled', id: 1 }]],
    [
      { type: 'fail', id: 1 },
      { type: 'abort', ticket: 1 },
    ],
  ],
  [
    'the answer to a canceled request is dropped',
    [
      queued(1, single()),
      time(),
      permitted(1),
      [{ type: 'canceled', id: 1 }],
      [{ type: 'answered', ticket: 1, records: [] }],
    ],
    [],
  ],
  [
    'a request whose permit would come after its deadline fails at once',
    [[{ type: 'queued', id: 1, queued: single() }, { permitWaitMs: () => 61_000 }]],
    [{ type: 'fail', id: 1, error: { problem: 'rate-limited' } }],
  ],
  [
    'at its deadline a waiting request fails',
    [queued(1, single()), time(), time({ now: NOW + 60_000 })],
    [
      { type: 'fail', id: 1, error: { problem: 'rate-limited' } },
      { type: 'withdraw', ticket: 1 },
    ],
  ],
  ['a request that is being sent outlives its deadline', [queued(1, single()), time(), permitted(1), time({ now: NOW + 60_000 })], []], // prettier-ignore
  [
    'a store of rate limits that fails is a failed attempt',
    [queued(1, single({ options: patient })), time(), [{ type: 'denied', ticket: 1, error: new Error('away') }]],
    [{ type: 'retry', id: 1, error: { problem: 'unavailable' } }],
    NOW + 500,
  ],
  [
    'a permit that would come too late fails all waiting requests',
    [queued(1, single()), queued(2, single()), time(), [{ type: 'denied', ticket: 1, error: away }]],
    [
      { type: 'fail', id: 1, error: away },
      { type: 'fail', id: 2, error: away },
    ],
  ],
  [
    'a request of one round has one retry out of the budget',
    [queued(1, single()), time(), permitted(1), failed(1, away)],
    [{ type: 'take-retry' }],
    NOW + 100,
  ],
  [
    'of two requests that failed together one gets the last retry of the budget',
    [queued(1, batched('a')), queued(2, batched('b')), time(), permitted(1), failed(1, away)],
    [{ type: 'take-retry' }, { type: 'fail', id: 2, error: away }],
  ],
  [
    'without a retry in the budget it fails',
    [queued(1, single()), time(), permitted(1), failed(1, away, { retries: 0 })],
    [{ type: 'fail', id: 1, error: away }],
  ],
  [
    'a request of several rounds is retried after half a second, with more time',
    [
      queued(1, single({ options: patient })),
      time(),
      permitted(1),
      failed(1, away),
      time({ now: NOW + 500 }),
      [{ type: 'permitted', ticket: 2, isAdmitted: true }, { now: NOW + 500 }],
    ],
    [{ type: 'send', ticket: 2, timeoutMs: 18_000 }],
  ],
  [
    'a refused batch is retried in halves at once',
    [
      ...['a', 'b', 'c'].map((value, at) => queued(at, batched(value))),
      time(),
      permitted(1),
      failed(1, new SourceError('refused', 'no')),
      permitted(2),
    ],
    [
      { type: 'send', ticket: 2, request: { url: 'https://db.example/a+b' } },
      { type: 'acquire', ticket: 3 },
    ],
  ],
  [
    'while the circuit is open a request of one round is skipped and one of several rounds waits',
    [queued(1, single()), queued(2, single({ options: patient })), time({ restMs: 2_000 })],
    [{ type: 'fail', id: 1, error: { options: { skipped: true } } }],
    NOW + 2_000,
  ],
  [
    'a request of several rounds does not wait for a circuit that opens after its deadline',
    [queued(1, single({ options: patient, deadline: NOW + 1_000 })), time({ restMs: 2_000 })],
    [{ type: 'fail', id: 1 }],
  ],
  [
    'an opening of the circuit is a failed round for the requests that wait',
    [
      queued(1, single({ options: patient })),
      queued(2, single({ options: patient })),
      time(),
      permitted(1),
      failed(1, away, { openings: 1, restMs: 2_000 }),
    ],
    [
      { type: 'retry', id: 1, error: away },
      { type: 'retry', id: 2, error: { options: { skipped: true } } },
    ],
  ],
  [
    'a request that goes first has no deadline for its permit on arrival',
    [
      [
        { type: 'queued', id: 1, queued: single({ batch: { batching: { ...BATCHING, first: true }, value: 'a' } }) },
        { permitWaitMs: () => 61_000 },
      ],
      time(),
    ],
    [{ ...acquire, first: true }],
  ],
])('%s', (_name, events, effects, ...[wakeAt]) => {
  const last = run(events);
  expect(last.effects).toMatchObject(effects);
  expect(last.effects).toHaveLength(effects.length);
  if (wakeAt !== undefined) expect(last.wakeAt).toBe(wakeAt);
});

test('the given state does not change', () => {
  const { state } = run([queued(1, batched('a')), queued(2, batched('b')), time()]);
  const before = structuredClone([...state.groups.values()].map(({ waiting, permit }) => [waiting.length, permit]));
  run([queued(1, batched('a')), queued(2, batched('b')), time()]);
  schedule(
    state,
    { type: 'permitted', ticket: 1, isAdmitted: true },
    { now: NOW, restMs: 0, openings: 0, permitWaitMs: () => 0, retries: 0, jitter: 0 },
  );
  expect([...state.groups.values()].map(({ waiting, permit }) => [waiting.length, permit])).toEqual(before);
});

test('a group without requests forgets who was served', () => {
  const { state } = run([
    queued(1, single({ options: { userId: 'a' } })),
    time(),
    permitted(1),
    [{ type: 'answered', ticket: 1, records: [] }],
  ]);
  expect([...state.groups.values()].map(({ serviceOrder }) => serviceOrder)).toEqual([[]]);
});
