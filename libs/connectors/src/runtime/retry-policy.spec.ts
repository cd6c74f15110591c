import { NotCovered, type Request } from '../connector-definition';
import { SourceError } from './source-error';
import { NOT_YET_SENT, type PendingRequest } from './scheduler-state';
import { afterFailure, RetryBudget } from './retry-policy';

const NOW = 1_000_000;
const REQUEST: Request<unknown> = { url: 'https://db.example/', format: 'json', read: () => [] };
const oneRound = {};
const threeRounds = { rounds: 3, minRoundGapMs: 2_000 };

function request(over: Partial<PendingRequest> = {}): PendingRequest {
  return {
    id: 1,
    kind: 'search',
    key: '',
    request: REQUEST,
    queuedAt: NOW,
    deadline: NOW + 60_000,
    options: oneRound,
    ...NOT_YET_SENT,
    ...over,
  };
}

const away = new SourceError('unavailable', 'gone', { retryable: true });
const unreadable = new SourceError('bad-reply', 'no JSON');
const hanging = new SourceError('timeout', 'no reply');
const refused = new SourceError('refused', 'no');

test.each<[name: string, pending: PendingRequest, error: unknown, batchSize: number, expected: object]>([
  [
    'not covered is an answer, not a failed round',
    request({ options: threeRounds }),
    new NotCovered(),
    1,
    { giveUp: {} },
  ],
  ['a request with one round has one retry', request(), away, 1, { change: { retried: true } }],
  ['and no second retry', request({ retried: true }), away, 1, { giveUp: away }],
  [
    'a refused batch is retried in halves at once',
    request(),
    refused,
    5,
    { notBefore: 0, change: { maxBatchSize: 3 } },
  ],
  [
    'a batch that cannot be read is retried in halves at once',
    request({ options: threeRounds }),
    unreadable,
    5,
    { notBefore: 0, change: { maxBatchSize: 3 } },
  ],
  [
    'a reply that cannot be read is asked for again after three gaps between rounds',
    request({ options: threeRounds }),
    unreadable,
    1,
    { notBefore: NOW + 6_000, change: { retried: true } },
  ],
  [
    'in a single check after half a second',
    request({ options: { rounds: 2 } }),
    unreadable,
    1,
    { notBefore: NOW + 500, change: { retried: true } },
  ],
  [
    'and only once',
    request({ options: threeRounds, retried: true, attempts: 1, failedRounds: 1 }),
    unreadable,
    1,
    { giveUp: unreadable },
  ],
  [
    'a reply that does not come is asked for again after half a second',
    request({ options: threeRounds }),
    hanging,
    1,
    { notBefore: NOW + 500, change: { retried: true, failedRounds: 1 } },
  ],
  [
    'and only once',
    request({ options: threeRounds, retried: true, attempts: 1, failedRounds: 1 }),
    hanging,
    1,
    { giveUp: hanging },
  ],
  [
    'a gateway that ran out of time is asked in each round',
    request({ options: threeRounds, retried: true, attempts: 1, failedRounds: 1 }),
    new SourceError('timeout', '504', { retryable: true }),
    1,
    { change: { failedRounds: 2 } },
  ],
  ['a refused single request is not retried', request(), refused, 1, { giveUp: refused }],
  [
    'a request with several rounds waits half a second',
    request({ options: threeRounds }),
    away,
    1,
    { notBefore: NOW + 500, change: { failedRounds: 1, attempts: 1, lastFailedRoundAt: NOW }, failedRound: away },
  ],
  [
    'a failure within two seconds of a failed round belongs to that round',
    request({ options: threeRounds, failedRounds: 2, attempts: 2, lastFailedRoundAt: NOW - 1_000 }),
    away,
    1,
    { notBefore: NOW + 2_000, change: { failedRounds: 2, attempts: 3 } },
  ],
  [
    'the last round',
    request({ options: threeRounds, failedRounds: 2, lastFailedRoundAt: NOW - 9_000 }),
    away,
    1,
    { giveUp: away },
  ],
  [
    'a round that would begin after the deadline',
    request({ options: threeRounds, deadline: NOW + 400 }),
    away,
    1,
    { giveUp: away },
  ],
  [
    'a rate-limited batch is not halved',
    request(),
    new SourceError('rate-limited', 'slow', { retryable: true }),
    4,
    { change: { retried: true } },
  ],
])('%s', (_name, pending, error, batchSize, expected) => {
  expect(afterFailure(pending, { error, batchSize, at: NOW, jitter: 0 }, new RetryBudget(1))).toMatchObject(expected);
});

test('nothing is retried when the retry budget is used up', () => {
  expect(afterFailure(request(), { error: away, batchSize: 1, at: NOW, jitter: 0 }, new RetryBudget(0))).toEqual({
    giveUp: away,
  });
});
