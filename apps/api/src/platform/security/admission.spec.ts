import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { Admission } from './admission';
import { admitAtTheDoor } from './admitted';

let admission: Admission;
beforeEach(() => {
  admission = new Admission(2);
});
afterEach(() => admission.close());

test('as many as there is room for, and again when one has left', () => {
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
])('at the door of a full house: %s', (_name, method, originalUrl, isRefused) => {
  while (admission.enter() === undefined);
  let told: unknown;
  void admitAtTheDoor(admission)(
    { method, originalUrl } as Request,
    new EventEmitter() as Response,
    (fault?: unknown) => {
      told = fault;
    },
  );
  expect(told !== undefined).toBe(isRefused);
});

test('who was let in has one place until the answer is out', () => {
  const response = new EventEmitter();
  const door = admitAtTheDoor(admission);
  const request = { method: 'POST', originalUrl: '/api/citations/verify' } as Request;
  void door(request, response as Response, () => undefined);
  void door(request, response as Response, () => undefined);
  expect(admission.enter()).toBeUndefined();
  expect(admission.enter()?.getStatus()).toBe(503);
  response.emit('close');
  expect(admission.enter()).toBeUndefined();
});
