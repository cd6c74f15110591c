import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countJest, countPlaywright, countTap, judgeTier, summary } from './summary.mjs';

const jestReport = (over) => ({
  ...{ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 },
  ...over,
});

const counted = [
  ['Jest: all passed', countJest(jestReport({})), { passed: 3, failed: 0, skipped: 0 }],
  ['Jest: a test failed', countJest(jestReport({ numFailedTests: 1 })), { passed: 3, failed: 1, skipped: 0 }],
  [
    'Jest: a file with a syntax error',
    countJest(jestReport({ numRuntimeErrorTestSuites: 1 })),
    { passed: 3, failed: 1, skipped: 0 },
  ],
  [
    'Jest: a skipped test is not a passed one',
    countJest(jestReport({ numPendingTests: 2 })),
    { passed: 3, failed: 0, skipped: 2 },
  ],
  [
    'Playwright: passed at the second try is passed, and reported',
    countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 } }),
    { passed: 5, failed: 0, skipped: 0, unsteady: 1 },
  ],
  [
    'Playwright: a fault outside any test',
    countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }),
    { passed: 0, failed: 1, skipped: 0, unsteady: 0 },
  ],
  [
    'TAP: its closing comments',
    countTap('ok 1\n# pass 2\n# fail 1\n# cancelled 1\n# skipped 0\n'),
    { passed: 2, failed: 2, skipped: 0 },
  ],
];
for (const [name, found, expected] of counted) {
  delete found.tests;
  test(name, () => assert.deepEqual(found, expected));
}

test('the closing lines name the tests that did not pass at once', () => {
  const { tests: ofJest } = countJest({
    testResults: [
      {
        assertionResults: [
          { ancestorTitles: ['menu'], title: 'opens', status: 'failed' },
          { ancestorTitles: ['menu'], title: 'closes', status: 'passed' },
          { ancestorTitles: [], title: 'is skipped', status: 'pending' },
        ],
      },
    ],
  });
  const { tests: ofPlaywright } = countPlaywright({
    stats: {},
    suites: [
      {
        specs: [
          { title: 'prints', ok: false, tests: [{ status: 'unexpected' }] },
          { title: 'scrolls', ok: true, tests: [{ status: 'flaky' }] },
          { title: 'copies', ok: true, tests: [{ status: 'expected' }] },
        ],
      },
    ],
  });
  const tier = (name, tests) => judgeTier(name, 1, { passed: 1, failed: 1, skipped: 0, tests }, 1);
  assert.deepEqual(summary([tier('HTTP', ofJest), tier('browser', ofPlaywright)]).slice(2, -1), [
    'HTTP, failed: menu › opens',
    'browser, failed: prints',
    'browser, passed only at the second try: scrolls',
  ]);
});

const judged = [
  ['a command that failed without a failed test', judgeTier('t', 1, { passed: 3, failed: 0, skipped: 0 }, 1), 1],
  ['a command that left no report', judgeTier('t', 0, undefined, 1), 1],
  ['a failed test is counted once', judgeTier('t', 1, { passed: 3, failed: 1, skipped: 0 }, 1), 1],
  ['a command that succeeded', judgeTier('t', 0, { passed: 3, failed: 0, skipped: 0 }, 1), 0],
];
for (const [name, { failed }, expected] of judged) test(name, () => assert.equal(failed, expected));

test('the last line is the sum over the tiers', () => {
  const tiers = [judgeTier('one', 0, { passed: 3, failed: 0, skipped: 1 }, 1), judgeTier('two', 1, undefined, 2)];
  assert.equal(summary(tiers).at(-1), '3 passed, 1 failed');
});

test('a tier says how many passed only at their second try', () => {
  const [line] = summary([judgeTier('one', 0, { passed: 3, failed: 0, skipped: 0, unsteady: 2 }, 1)]);
  assert.match(line, /3 passed, 0 failed, 2 only at the second try/);
});
