import { NotCovered, type Step } from '../definition';
import { AskFault } from './fault';
import { UNASKED, type Question } from './queued-question';
import { afterFailure } from './rounds';

const NOW = 1_000_000;
const MOMENT = { at: NOW, spread: 0 };
const step: Step<unknown> = { url: 'https://db.example/', format: 'json', read: () => [] };
const hurried = {};
const patient = { rounds: 3, apartMs: 2_000 };

function question(over: Partial<Question> = {}): Question {
  const settle = () => undefined;
  return {
    by: 'search',
    alone: step,
    since: NOW,
    deadline: NOW + 60_000,
    options: hurried,
    ...UNASKED,
    settle,
    ...over,
  };
}

const away = new AskFault('unavailable', 'gone', { again: true });
const refused = new AskFault('refused', 'no');

test.each<[trap: string, asked: Question, thrown: unknown, travelled: number, expected: object]>([
  ['not covered is an answer, not a round', question({ options: patient }), new NotCovered(), 1, { giveUp: {} }],
  ['a hurried question has one retry', question(), away, 1, { change: { retried: true } }],
  ['and no second', question({ retried: true }), away, 1, { giveUp: away }],
  [
    'a refused list is asked again in halves, at once',
    question(),
    refused,
    5,
    { notBefore: 0, change: { company: 3 } },
  ],
  ['a refused question alone is refused', question(), refused, 1, { giveUp: refused }],
  [
    'a patient one waits half a second',
    question({ options: patient }),
    away,
    1,
    { notBefore: NOW + 500, change: { misses: 1, tries: 1, missedAt: NOW }, told: away },
  ],
  [
    'what fails within two seconds of a failed round is that round',
    question({ options: patient, misses: 2, tries: 2, missedAt: NOW - 1_000 }),
    away,
    1,
    { notBefore: NOW + 2_000, change: { misses: 2, tries: 3 } },
  ],
  ['the last round', question({ options: patient, misses: 2, missedAt: NOW - 9_000 }), away, 1, { giveUp: away }],
  ['a round that would begin too late', question({ options: patient, deadline: NOW + 400 }), away, 1, { giveUp: away }],
  [
    'too many at once keep their company',
    question(),
    new AskFault('rate-limited', 'slow', { again: true }),
    4,
    { change: { retried: true } },
  ],
])('%s', (_trap, asked, thrown, travelled, expected) => {
  expect(afterFailure(asked, thrown, travelled, MOMENT, () => true)).toMatchObject(expected);
});

test('where the budget of retries is spent nobody is asked again', () => {
  expect(afterFailure(question(), away, 1, MOMENT, () => false)).toEqual({ giveUp: away });
});
