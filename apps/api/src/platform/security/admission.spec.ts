import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { performance } from 'node:perf_hooks';
import { Admission } from './admission';
import { refuseWhenFull, shedLoad } from './load-shedding';

let admission: Admission;
beforeEach(() => {
  admission = new Admission(2);
});
afterEach(() => admission.close());

test('admits up to the limit, and again after one has left', () => {
  expect([admission.enter(), admission.enter()]).toEqual([undefined, undefined]);
  expect(admission.enter()?.getStatus()).toBe(503);
  admission.leave();
  expect(admission.enter()).toBeUndefined();
});

test.each<[string, string, string, boolean]>([
  ['a check', 'POST', '/api/citations/verify', true],
  ['a search', 'POST', '/api/citations/find?x=1', true],
  ['a source', 'POST', '/api/sources/verify', true],
  ['a batch, which waits in its queue', 'POST', '/api/citations/verify-batch', false],
  ['the history', 'GET', '/api/citations', false],
])('refused by the middleware at the limit: %s', (_name, method, originalUrl, isRefused) => {
  while (admission.enter() === undefined);
  let thrown: unknown;
  void shedLoad(admission)({ method, originalUrl } as Request, new EventEmitter() as Response, (fault?: unknown) => {
    thrown = fault;
  });
  expect(thrown !== undefined).toBe(isRefused);
});

test('an admitted request occupies one place until its response is sent', () => {
  const response = new EventEmitter();
  const middleware = shedLoad(admission);
  const request = { method: 'POST', originalUrl: '/api/citations/verify' } as Request;
  void middleware(request, response as Response, () => undefined);
  void middleware(request, response as Response, () => undefined);
  expect(admission.enter()).toBeUndefined();
  expect(admission.enter()?.getStatus()).toBe(503);
  response.emit('close');
  expect(admission.enter()).toBeUndefined();
});

test('refused before the body is read at the limit, and admitted below it', () => {
  const answers: unknown[] = [];
  const request = { method: 'POST', originalUrl: '/api/citations/verify' } as Request;
  const ask = () =>
    void refuseWhenFull(admission)(request, new EventEmitter() as Response, (fault?: unknown) => answers.push(fault));
  ask();
  while (admission.enter() === undefined);
  ask();
  expect(answers).toEqual([undefined, expect.objectContaining({ status: 503 })]);
});

describe('while the event loop is busy', () => {
  /** Busy time of each quarter of a second, in milliseconds. */
  let active: number;
  let busy: Admission;
  beforeEach(() => {
    jest.useFakeTimers();
    jest
      .spyOn(performance, 'eventLoopUtilization')
      .mockImplementation(() => ({ idle: 250 - active, active, utilization: active / 250 }));
    active = 10;
    busy = new Admission(200);
  });
  afterEach(() => {
    busy.close();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** Lets a quarter of a second pass, in which so many checks are completed. */
  const quarter = (completed: number): void => {
    for (let index = 0; index < completed; index += 1) {
      busy.enter();
      busy.leave();
    }
    jest.advanceTimersByTime(250);
  };

  test('admits as many checks as the process completes in 1.2 seconds', () => {
    active = 250;
    for (let index = 0; index < 40; index += 1) quarter(10);
    expect(busy.limit).toBe(48);
  });

  test('knows from quiet times how many those are', () => {
    for (let index = 0; index < 40; index += 1) quarter(1);
    active = 250;
    busy.enter();
    jest.advanceTimersByTime(250);
    expect(busy.limit).toBeGreaterThan(90);
    expect(busy.limit).toBeLessThan(121);
  });

  test('learns little from a time in which it was almost idle', () => {
    active = 250;
    for (let index = 0; index < 40; index += 1) quarter(10);
    active = 10;
    for (let index = 0; index < 8; index += 1) quarter(5);
    active = 250;
    quarter(10);
    expect(busy.limit).toBeLessThan(90);
  });

  test('still admits a few when nothing is completed', () => {
    active = 250;
    busy.enter();
    for (let index = 0; index < 100; index += 1) quarter(0);
    expect(busy.limit).toBe(8);
    expect(busy.enter()).toBeUndefined();
  });

  test('refuses a burst that it needs longer for, and admits more as it is worked off', () => {
    active = 25;
    for (let index = 0; index < 40; index += 1) quarter(2);
    const admitted = () => {
      let count = 0;
      while (busy.enter() === undefined) count += 1;
      return count;
    };
    expect(admitted()).toBe(96);
    expect(admitted()).toBe(0);
    active = 100;
    quarter(0);
    expect(admitted()).toBe(20);
  });

  test('admits all up to the limit when it is idle again', () => {
    active = 250;
    busy.enter();
    for (let index = 0; index < 100; index += 1) quarter(0);
    active = 100;
    quarter(0);
    expect(busy.limit).toBe(200);
  });
});
