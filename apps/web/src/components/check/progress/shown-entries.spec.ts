import { checkOf } from '@veracite/testing/web-answers/checks';
import { fake, valid } from '@veracite/testing/web-answers/results';
import { shownEntries } from './shown-entries';

const running = checkOf(['A', 'B', 'C'], [undefined, valid]);
const canceled = checkOf(['A', 'B', 'C'], [undefined, valid, fake], { state: 'canceled' });
const repeated = checkOf(['A', 'A'], [valid, fake]);
const leftOut = { ...running, entries: running.entries.map((entry) => ({ ...entry, included: entry.position !== 1 })) };

test.each([
  ['of a running check all entries have one', running, [0, 1, 2]],
  ['of a canceled check only entries with a result have one, and keep their positions', canceled, [1, 2]],
  ['entries with the same text have one each', repeated, [0, 1]],
  ['entries that are left out have none', leftOut, [0, 2]],
])('rows of a check: %s', (_name, check, positions) => {
  expect(shownEntries(check).map(({ position }) => position)).toEqual(positions);
});
