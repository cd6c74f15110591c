import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { Admission } from './admission';
import { shedLoad } from './load-shedding';

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
