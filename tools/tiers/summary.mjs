import { assertionLine, jestTests, playwrightTests } from './assertions.mjs';

/** Counts of Jest's `--json` report. A file that cannot be run holds no counted test, and counts as one that failed. */
export function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: jestTests(report),
  };
}

/** Counts of Playwright's JSON report; `unsteady` are those that passed only at their second try. */
export function countPlaywright({ stats, errors = [], suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    unsteady: stats.flaky,
    tests: playwrightTests({ suites }),
  };
}

/** Counts of the TAP that Node's own test runner writes. */
export function countTap(tap) {
  const count = (word) => Number(tap.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}

/**
 * Returns the result of a tier: its counts, or one failure if its command failed without a failed test.
 * @param counts undefined when the command left no report
 */
export function judgeTier(name, exitCode, counts, seconds) {
  const { passed, failed, skipped, unsteady = 0, tests = [] } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const silent = failed === 0 && (exitCode !== 0 || !counts);
  return { name, seconds, passed, skipped, unsteady, tests, failed: silent ? 1 : failed };
}

/**
 * The lines that close a run: what each tier counted, the tests that did not pass at once, and `N passed, N failed`.
 * @param tiers what judgeTier gave
 * @param isWhole whether all tiers ran, so that all assertions can hold
 */
export function summary(tiers, isWhole = false) {
  const width = Math.max(...tiers.map(({ name }) => name.length));
  const sum = (key) => tiers.reduce((total, tier) => total + tier[key], 0);
  const line = ({ name, passed, failed, skipped, unsteady, seconds }) =>
    `  ${failed > 0 ? '✗' : '✓'} ${name.padEnd(width)}  ${passed} passed, ${failed} failed` +
    `${skipped > 0 ? `, ${skipped} skipped` : ''}` +
    `${unsteady > 0 ? `, ${unsteady} only at the second try` : ''}  (${seconds.toFixed(1)} s)`;
  const remarks = tiers.flatMap(({ name, tests }) =>
    tests.flatMap(({ titles, remark }) => (remark ? `${name}, ${remark}: ${titles.join(' › ')}` : [])),
  );
  const assertions = isWhole ? [assertionLine(tiers.flatMap(({ tests }) => tests))] : [];
  return [...tiers.map(line), ...remarks, ...assertions, `${sum('passed')} passed, ${sum('failed')} failed`];
}
