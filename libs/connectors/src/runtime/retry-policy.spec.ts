import { NotCovered, type Request } from '../connector-definition';
import { SourceError } from './source-error';
import { NOT_YET_SENT, type PendingRequest } from './queued-request';
import { afterFailure } from './retry-policy';

const NOW = 1_000_000;
const MOMENT = { at: NOW, spread: 0 };
const step: Request<unknown> = { url: 'https://db.example/', format: 'json', read: () => [] };
const hurried = {};
const patient = { rounds: 3, minRoundGapMs: 2_000 };

function question(over: Partial<PendingRequest> = {}): PendingRequest {
  const settle = () => undefined;
  return {
    kind: 'search',
    request: step,
    queuedAt: NOW,
    deadline: NOW + 60_000,
    options: hurried,
    ...NOT_YET_SENT,
    settle,
    ...over,
  };
}

const away = new SourceError('unavailable', 'gone', { retryable: true });
const refused = new SourceError('refused', 'no');

test.each<[trap: string, asked: PendingRequest, thrown: unknown, travelled: number, expected: object]>([
  ['not covered is an answer, not a round', question({ options: patient }), new NotCovered(), 1, { giveUp: {} }],
  ['a hurried question has one retry', question(), away, 1, { change: { retried: true } }],
  ['and no second', question({ retried: true }), away, 1, { giveUp: away }],
  [
    'a refused list is asked again in halves, at once',
    question(),
    refused,
    5,
    { notBefore: 0, change: { maxBatchSize: 3 } },
  ],
  ['a refused question alone is refused', question(), refused, 1, { giveUp: refused }],
  [
    'a patient one waits half a second',
    question({ options: patient }),
    away,
    1,
    { notBefore: NOW + 500, change: { failedRounds: 1, attempts: 1, lastFailedRoundAt: NOW }, told: away },
  ],
  [
    'what fails within two seconds of a failed round is that round',
    question({ options: patient, failedRounds: 2, attempts: 2, lastFailedRoundAt: NOW - 1_000 }),
    away,
    1,
    { notBefore: NOW + 2_000, change: { failedRounds: 2, attempts: 3 } },
  ],
  [
    'the last round',
    question({ options: patient, failedRounds: 2, lastFailedRoundAt: NOW - 9_000 }),
    away,
    1,
    { giveUp: away },
  ],
  ['a round that would begin too late', question({ options: patient, deadline: NOW + 400 }), away, 1, { giveUp: away }],
  [
    'too many at once keep their company',
    question(),
    new SourceError('rate-limited', 'slow', { retryable: true }),
    4,
    { change: { retried: true } },
  ],
])('%s', (_trap, asked, thrown, travelled, expected) => {
  expect(afterFailure(asked, thrown, travelled, MOMENT, () => true)).toMatchObject(expected);
});

test('where the budget of retries is spent nobody is asked again', () => {
  expect(afterFailure(question(), away, 1, MOMENT, () => false)).toEqual({ giveUp: away });
});
