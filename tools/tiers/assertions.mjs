/** Number of the assertions about the product that tests hold. A test's title begins with the numbers of its own: `342, 343: …`. */
const ASSERTIONS = 345;

/** Numbers and ranges before the colon; `P41` and `S2` are numbers of other lists. */
const NUMBERS = /^[PS]?\d+(?:[-–]\d+)?(?:, [PS]?\d+(?:[-–]\d+)?)*(?=: )/;

/** Returns the numbers of the assertions with which a title begins. */
export function assertionsOf(title) {
  const [numbers = ''] = NUMBERS.exec(title) ?? [];
  return numbers.split(', ').flatMap((part) => {
    const [, first, last = first] = /^(\d+)(?:[-–](\d+))?$/.exec(part) ?? [];
    return first === undefined ? [] : Array.from({ length: last - first + 1 }, (_, index) => Number(first) + index);
  });
}

/**
 * Returns the tests of Jest's `--json` report: their titles, with those of their groups, whether they passed, and what the
 * closing lines say about them.
 */
export const jestTests = ({ testResults = [] }) =>
  testResults.flatMap(({ assertionResults = [] }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
      remark: status === 'failed' ? 'failed' : undefined,
    })),
  );

/** Returns the same of Playwright's JSON report. */
export const playwrightTests = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...playwrightTests(suite),
    ...(suite.specs ?? []).map(({ title, ok, tests: [{ status } = {}] = [] }) => ({
      titles: [title],
      passed: ok,
      remark: { unexpected: 'failed', flaky: 'passed only at the second try' }[status],
    })),
  ]);

/**
 * Returns a line that says how many assertions hold: all tests that name it passed, and there is one.
 * @param tests of all tiers
 */
export function assertionLine(tests) {
  const passes = new Map();
  for (const { titles, passed } of tests)
    for (const number of titles.flatMap(assertionsOf)) passes.set(number, passed && (passes.get(number) ?? true));
  const numbers = Array.from({ length: ASSERTIONS }, (_, index) => index + 1);
  const lists = [
    ['failed', numbers.filter((number) => passes.get(number) === false)],
    ['without a test', numbers.filter((number) => !passes.has(number))],
  ].filter(([, list]) => list.length > 0);
  const count = numbers.filter((number) => passes.get(number)).length;
  return [
    `${count} of ${ASSERTIONS} assertions hold`,
    ...lists.map(([what, list]) => `${what}: ${list.join(', ')}`),
  ].join('; ');
}
