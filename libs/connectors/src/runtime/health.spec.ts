import { NotCovered } from '../connector-definition';
import { Health, HEALTHY, type HealthState } from './health';
import { SourceError } from './source-error';

const SECOND = 1_000;
const away = new SourceError('unavailable', 'gone');
const failed = { error: away, question: 1, ms: 100, timeoutMs: 12_000, isCanceled: false, offline: false };
/** Failures that say nothing about a database that was opened by others. */
const canceled = { ...failed, error: new DOMException('aborted', 'AbortError'), isCanceled: true };

/** Creates the health of a database with a manual clock. */
function healthy(max = 8) {
  let state: HealthState = HEALTHY;
  const healthAt = (ms: number): Health => new Health(state, max, ms);
  /** Applies events at a time. Returns the health after them. */
  const apply = (ms: number, ...events: ((health: Health) => unknown)[]): Health => {
    for (const event of events) {
      const health = healthAt(ms);
      event(health);
      ({ state } = health);
    }
    return healthAt(ms);
  };
  return { at: healthAt, apply };
}
const admit = (ticket: number) => (health: Health) => health.admit(ticket);
const answer =
  (ticket: number, ms = 100) =>
  (health: Health) =>
    health.answered(ticket, ms);
const fail =
  (ticket: number, change = {}) =>
  (health: Health) =>
    health.failed(ticket, { ...failed, ...change });

/** Creates the health of a database whose circuit was opened by five failures at time 0. */
function opened() {
  const health = healthy();
  health.apply(0, admit(1), ...[1, 2, 3, 4, 5].map((count) => fail(count + 10)));
  return health;
}

describe('circuit breaker', () => {
  test('admits one trial when half-open, however many callers there are', () => {
    const { at } = opened();
    const health = at(2 * SECOND);
    const admitted = Array.from({ length: 20 }, (_, ticket) => health.admit(ticket)).filter(Boolean);
    expect(admitted).toHaveLength(1);
  });

  test.each<[string, (health: Health) => unknown]>([
    ['succeeds', answer(1)],
    ['fails', fail(1)],
    ['is canceled', fail(1, canceled)],
  ])('a request admitted before it opened that %s does not end the trial', (_name, end) => {
    const { apply } = opened();
    expect(apply(2 * SECOND, admit(20), end).isOpen).toBe(true);
    expect(apply(2 * SECOND, answer(20)).isOpen).toBe(false);
  });

  test.each<[string, (health: Health) => unknown, number]>([
    ['succeeds: it closes', answer(20), 0],
    ['fails: it rests four times as long', fail(20), 8 * SECOND],
    ['is canceled: the next request is the trial', fail(20, canceled), 0],
  ])('the trial %s', (_name, end, rests) => {
    const { apply, at } = opened();
    apply(2 * SECOND, admit(20), end);
    expect(at(2 * SECOND).restMs).toBe(rests);
    expect(at(2 * SECOND).admit(21)).toBe(rests === 0);
  });

  test('each rest is four times as long as the last, up to five minutes, and short again after a success', () => {
    const { apply } = opened();
    let time = 2 * SECOND;
    const rests = Array.from({ length: 5 }, (_, ticket) => {
      const { restMs } = apply(time, admit(ticket), fail(ticket));
      time += restMs;
      return restMs / SECOND;
    });
    expect(rests).toEqual([8, 32, 128, 300, 300]);
    apply(time, admit(20), answer(20));
    expect(apply(time, ...[1, 2, 3, 4, 5].map((count) => fail(count))).restMs).toBe(2 * SECOND);
  });

  test('a canceled trial has no outcome, whatever it reports later', () => {
    const { apply } = opened();
    expect(apply(2 * SECOND, admit(20), fail(20, canceled), admit(21), answer(20)).isOpen).toBe(true);
    expect(apply(2 * SECOND, answer(21)).isOpen).toBe(false);
  });

  test.each<[string, object, number, boolean]>([
    ['two requests that reached no server', { error: new SourceError('unavailable', '', { unsent: true }) }, 2, true],
    ['two requests that used their whole timeout', { error: new SourceError('timeout', ''), ms: 11_000 }, 2, true],
    ['two requests that timed out early', { error: new SourceError('timeout', ''), ms: 5_000 }, 2, false],
    ['five replies of an unknown form', { error: new SourceError('bad-reply', '') }, 5, true],
    ['two replies to one question that cannot be read', { error: new SourceError('bad-reply', '') }, 2, false],
    ['ten refusals', { error: new SourceError('refused', '') }, 10, false],
    ['ten works that it cannot have', { error: new NotCovered() }, 10, false],
    ['ten requests that are canceled at once', canceled, 10, false],
    ['five requests that are canceled after two seconds', { ...canceled, ms: 2_000 }, 5, true],
  ])('%s', (_name, change, count, opens) => {
    const { apply } = healthy();
    expect(apply(0, ...Array.from({ length: count }, (_, ticket) => fail(ticket, change))).restMs > 0).toBe(opens);
  });
});

describe('replies that cannot be read', () => {
  const unreadable = (question: number) => fail(question, { question, error: new SourceError('bad-reply', '') });
  test.each<[string, ((health: Health) => unknown)[], number]>([
    ['to two questions: it rests for six seconds', [unreadable(1), unreadable(2)], 6 * SECOND],
    [
      'of which one refuses access',
      [fail(1, { error: new SourceError('unauthorised', '') }), unreadable(2)],
      6 * SECOND,
    ],
    ['to a question and its repetition', [unreadable(1), unreadable(1)], 0],
    ['with a good answer between them', [unreadable(1), answer(3), unreadable(2)], 0],
    ['with another failure between them', [unreadable(1), fail(3), unreadable(2)], 0],
  ])('%s', (_name, events, rests) => {
    const health = healthy().apply(0, ...events);
    expect([health.restMs, health.isUnusable]).toEqual([rests, rests > 0]);
  });

  test('that do not come: it rests for two seconds, and then eight', () => {
    const { apply } = healthy();
    const hang = (question: number) => fail(question, { question, error: new SourceError('timeout', ''), ms: 12_000 });
    const health = [apply(0, hang(1), hang(2)), apply(2 * SECOND, admit(3), hang(3))];
    expect(health.map(({ restMs, isUnusable }) => [restMs, isUnusable])).toEqual([
      [2 * SECOND, true],
      [8 * SECOND, true],
    ]);
  });

  test('to the trial too: it rests four times as long', () => {
    const { apply } = healthy();
    apply(0, unreadable(1), unreadable(2));
    expect(apply(6 * SECOND, admit(1), unreadable(1)).restMs).toBe(24 * SECOND);
  });
});

const answers = (count: number, ms: number) => Array.from({ length: count }, () => answer(1, ms));

describe('concurrency limit', () => {
  test.each<[string, number, ((health: Health) => unknown)[], number]>([
    ['starts at the configured limit', 8, [], 8],
    ['good answers do not raise it above that', 8, answers(100, 100), 8],
    ['a failure halves it', 8, [fail(1)], 4],
    ['three failures in a row', 8, [1, 2, 3].map(() => fail(1)), 1],
    ['one request is always allowed', 8, [1, 2, 3, 4, 5, 6].map(() => fail(1)), 1],
    ['an answer three times slower than the fastest lowers it', 10, [answer(1, 100), answer(1, 310)], 7],
    ['an answer twice as slow does not', 10, [answer(1, 200), answer(1, 400)], 10],
    ['no answer under a quarter of a second counts as slow', 10, [answer(1, 10), answer(1, 240)], 10],
    ['after a failure it rises by one for as many good answers as its value', 8, [fail(1), ...answers(5, 100)], 5],
    ['and reaches the configured limit again', 8, [fail(1), ...answers(40, 100)], 8],
    [
      'a database that stays slower is compared with itself after a while',
      8,
      [...answers(1, 300), ...answers(200, 1_000)],
      8,
    ],
    ['a refusal does not lower it', 8, [fail(1, { error: new SourceError('refused', '') })], 8],
  ])('%s', (_name, max, events, limit) => {
    expect(healthy(max).apply(0, ...events).limit).toBe(limit);
  });

  test('the configured limit may change at runtime', () => {
    expect([new Health(HEALTHY, 8, 0).limit, new Health(HEALTHY, 2, 0).limit]).toEqual([8, 2]);
  });

  test('it settles where answers are fast, once the fastest is known', () => {
    const { apply, at } = healthy(16);
    apply(0, answer(1, 100));
    // With more than four at once each answer takes ten times as long.
    for (let count = 0; count < 400; count += 1) apply(0, answer(1, at(0).limit > 4 ? 1_000 : 100));
    expect(at(0).limit).toBeGreaterThanOrEqual(2);
    expect(at(0).limit).toBeLessThanOrEqual(5);
  });
});
