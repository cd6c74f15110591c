import { createBreaker, type Admission } from './breaker';

const SECOND = 1_000;

/** A breaker with a clock that is set by hand, opened by five failures at time 0. */
function opened() {
  let time = 0;
  const breaker = createBreaker(() => time);
  const early = breaker.admit();
  for (let count = 0; count < 5; count += 1) breaker.admit()?.failed();
  return { breaker, early, at: (ms: number) => (time = ms) };
}

describe('the breaker', () => {
  test('half-open, one probe goes out however many callers come at once', () => {
    const { breaker, at } = opened();
    at(2 * SECOND);
    const admitted = Array.from({ length: 20 }, () => breaker.admit()).filter((one) => one !== undefined);
    expect(admitted).toHaveLength(1);
  });

  test.each<[string, (early: Admission | undefined) => void]>([
    ['succeeds', (early) => early?.succeeded()],
    ['fails', (early) => early?.failed()],
    ['is given up', (early) => early?.withdrawn()],
  ])('a request let out before the rest that %s decides nothing about the probe', (_name, end) => {
    const { breaker, early, at } = opened();
    at(2 * SECOND);
    const probe = breaker.admit();
    end(early);
    expect(breaker.admit()).toBeUndefined();
    probe?.succeeded();
    expect(breaker.admit()).toBeDefined();
  });

  test.each<[string, (probe: Admission | undefined) => void, number]>([
    ['succeeds: closed', (probe) => probe?.succeeded(), 0],
    ['fails: four times the rest', (probe) => probe?.failed(), 8 * SECOND],
    ['is given up: the next one probes', (probe) => probe?.withdrawn(), 0],
  ])('the probe %s', (_name, end, rests) => {
    const { breaker, at } = opened();
    at(2 * SECOND);
    end(breaker.admit());
    expect(breaker.restsFor()).toBe(rests);
    expect(breaker.admit() !== undefined).toBe(rests === 0);
  });

  test('each rest is four times the last, up to five minutes, and begin anew after a success', () => {
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

  test('a cancelled probe is no outcome: its later word is not heard', () => {
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
