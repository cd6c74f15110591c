import { createBreaker, type Admission } from './breaker';

const SECOND = 1_000;

/** Creates a breaker with a manual clock, opened by five failures at time 0. */
function opened() {
  let time = 0;
  const breaker = createBreaker(() => time);
  const early = breaker.admit();
  for (let count = 0; count < 5; count += 1) breaker.admit()?.failed();
  return { breaker, early, at: (ms: number) => (time = ms) };
}

describe('circuit breaker', () => {
  test('admits one trial when half-open, however many callers there are', () => {
    const { breaker, at } = opened();
    at(2 * SECOND);
    const admitted = Array.from({ length: 20 }, () => breaker.admit()).filter((one) => one !== undefined);
    expect(admitted).toHaveLength(1);
  });

  test.each<[string, (early: Admission | undefined) => void]>([
    ['succeeds', (early) => early?.succeeded()],
    ['fails', (early) => early?.failed()],
    ['is withdrawn', (early) => early?.withdrawn()],
  ])('a request admitted before it opened that %s does not end the trial', (_name, end) => {
    const { breaker, early, at } = opened();
    at(2 * SECOND);
    const trial = breaker.admit();
    end(early);
    expect(breaker.admit()).toBeUndefined();
    trial?.succeeded();
    expect(breaker.admit()).toBeDefined();
  });

  test.each<[string, (trial: Admission | undefined) => void, number]>([
    ['succeeds: it closes', (trial) => trial?.succeeded(), 0],
    ['fails: it rests four times as long', (trial) => trial?.failed(), 8 * SECOND],
    ['is withdrawn: the next request is the trial', (trial) => trial?.withdrawn(), 0],
  ])('the trial %s', (_name, end, rests) => {
    const { breaker, at } = opened();
    at(2 * SECOND);
    end(breaker.admit());
    expect(breaker.restsFor()).toBe(rests);
    expect(breaker.admit() !== undefined).toBe(rests === 0);
  });

  test('each rest is four times as long as the last, up to five minutes, and short again after a success', () => {
    const { breaker, at } = opened();
    let time = 2 * SECOND;
    const rests = Array.from({ length: 5 }, () => {
      at(time);
      breaker.admit()?.failed();
      const rest = breaker.restsFor();
      time += rest;
      return rest / SECOND;
    });
    expect(rests).toEqual([8, 32, 128, 300, 300]);
    at(time);
    breaker.admit()?.succeeded();
    for (let count = 0; count < 5; count += 1) breaker.admit()?.failed();
    expect(breaker.restsFor()).toBe(2 * SECOND);
  });

  test('a withdrawn trial has no outcome, whatever it reports later', () => {
    const { breaker, at } = opened();
    at(2 * SECOND);
    const given = breaker.admit();
    given?.withdrawn();
    const next = breaker.admit();
    given?.succeeded();
    expect(breaker.admit()).toBeUndefined();
    next?.succeeded();
    expect(breaker.admit()).toBeDefined();
  });
});
