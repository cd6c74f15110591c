import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { clearBrowser, installBrowser } from './browser';
import { server } from './server';

// The styles are not in the document, so no element is hidden by one: roles are found without asking for each.
configure({
  defaultHidden: true,
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message ?? 'No element was found.'),
});
installBrowser();
// React records where each element was created, for stacks that no test reads: a quarter of the time of a test.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

/** Messages that occur only in tests: charts have no width in jsdom, and a fake clock updates components between two acts. */
const EXPECTED = /^MUI X Charts: |inside a test was not wrapped in act|suspended inside an `act` scope/;
const complaints = jest.spyOn(console, 'error');

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  clearBrowser();
  jest.useRealTimers();
  const errors = complaints.mock.calls.map((all) => all.map(String).join(' ')).filter((text) => !EXPECTED.test(text));
  complaints.mockClear();
  // What a page complains about fails its test.
  expect(errors).toEqual([]);
});
afterAll(() => server.close());
