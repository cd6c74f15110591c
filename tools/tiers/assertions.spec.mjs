import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertionLine, assertionsOf, jestTests, playwrightTests } from './assertions.mjs';

const titles = [
  ['one number', '5: an unknown path answers a problem', [5]],
  ['a range and other lists', '291-293, P45, 301: every route', [291, 292, 293, 301]],
  ['a range with a dash of prose', '304–305: pages', [304, 305]],
  ['an amount', '30 days: the longest', []],
  ['a number without a colon', '500 lines are one analysis', []],
  ['a number of another list', 'S2: every tool keeps its form', []],
];
for (const [name, title, expected] of titles)
  test(`numbers of a title: ${name}`, () => assert.deepEqual(assertionsOf(title), expected));

const tests = [
  ...jestTests({
    testResults: [
      {
        assertionResults: [
          { ancestorTitles: ['1-342: all'], title: 'works', status: 'passed' },
          { ancestorTitles: [], title: '7: the menu', status: 'failed' },
          { ancestorTitles: [], title: '8: skipped', status: 'pending' },
        ],
      },
    ],
  }),
  ...playwrightTests({ suites: [{ suites: [{ specs: [{ title: '343: at 360 px', ok: true }] }] }] }),
];

test('an assertion holds if there is a test of it, and each passed', () =>
  assert.equal(assertionLine(tests), '341 of 345 assertions hold; failed: 7, 8; without a test: 344, 345'));
