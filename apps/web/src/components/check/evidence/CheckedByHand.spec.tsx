import type { CheckedReference } from '@veracite/contracts/checked-references';
import { screen, waitFor, within } from '@testing-library/react';
import { fake, incomplete, valid } from '@veracite/testing/web-answers/results';
import { fault, ok, signedIn, signedOut, type Answers } from '@veracite/testing/web-answers/table';
import { familyNames } from '@veracite/model/reference-key';
import { routes } from '../../../site/routes';
import { findToast, open } from '../../../../testing/open';
import { sent } from '../../../../testing/server';

const PLACE = '/api/checked-references';
const csl = fake.parsed.csl;
const mark = (over: Partial<CheckedReference> = {}): CheckedReference => ({
  id: 'm1',
  title: csl.title ?? '',
  authors: familyNames(csl),
  reason: 'in the archive of the newspaper',
  source: 'https://example.org/scan.pdf',
  by: 'Ana',
  checked: '2026-03-03',
  isOwn: false,
  ...over,
});

/** Checks a citation whose reference has marks, which a test may change. */
async function show(result: object, marks: CheckedReference[], over: Answers = {}) {
  const page = await open('/', {
    ...signedIn,
    [`GET ${PLACE}`]: () => ({ body: marks }),
    'POST /api/citations/verify': ok(result),
    ...over,
  });
  await page.verify('One citation, 2020.');
  await screen.findByTestId('single-result');
  return page;
}
const area = () => screen.findByRole('group', { name: 'Checked by people' });

test('who has checked a reference is shown next to the verdict, which stays', async () => {
  await show(fake, [mark()]);
  const shown = await area();
  expect(shown).toHaveTextContent('Checked by Ana on March 3, 2026: in the archive of the newspaper');
  expect(within(shown).getByRole('link')).toHaveAttribute('href', 'https://example.org/scan.pdf');
  expect(screen.getByRole('group', { name: 'Verdict' })).toHaveAttribute('data-message', 'fake');
  expect(within(shown).queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(within(shown).getByRole('button', { name: 'I checked this' })).toBeVisible();
});

test.each<[string, object, boolean]>([
  ['invalid', fake, true],
  ['incomplete', incomplete, true],
  ['valid', valid, false],
  ['without a title', { ...fake, parsed: { ...fake.parsed, csl: { type: 'book' } } }, false],
])('a reference that is %s can be marked: %s', async (_name, result, isOffered) => {
  await show(result, []);
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'I checked this' })).toHaveLength(isOffered ? 1 : 0),
  );
});

test('a user says where a reference was checked, and takes it back', async () => {
  const marks: CheckedReference[] = [];
  const { user, calls, press } = await show(fake, marks, {
    [`PUT ${PLACE}`]: () => {
      marks.push(mark({ isOwn: true, by: 'Ada' }));
      return { body: marks[0] };
    },
    [`DELETE ${PLACE}/m1`]: () => {
      marks.pop();
      return { status: 204 };
    },
  });
  await area();
  await press('I checked this');
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Where did you check it?'), 'ok');
  await press('Save');
  expect(await within(dialog).findByText('Please write at least 5 characters')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Where did you check it?'), ' in the archive');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { title, authors } = mark();
  expect(sent(calls, PLACE, 'PUT').map(({ body }) => body)).toEqual([{ title, authors, reason: 'ok in the archive' }]);
  expect(await area()).toHaveTextContent('Checked by Ada');
  await press('Undo');
  await waitFor(async () => expect(await area()).not.toHaveTextContent('Checked by Ada'));
  expect(await area()).toHaveFocus();
});

test('what could not be saved is said, and the form keeps it', async () => {
  const { user, press } = await show(fake, [], { [`PUT ${PLACE}`]: fault(409, 'You have marked 2000 references.') });
  await area();
  await press('I checked this');
  await user.type(screen.getByLabelText('Where did you check it?'), 'In the archive');
  await press('Save');
  expect(await findToast('You have marked 2000 references.')).toBeVisible();
  expect(screen.getByLabelText('Where did you check it?')).toHaveValue('In the archive');
});

test('the row of a list says it, and the copied JSON has it', async () => {
  const results = [fake, incomplete];
  const page = await open('/', {
    ...signedIn,
    [`GET ${PLACE}`]: ok([mark()]),
    'POST /api/citations/verify-batch': ok({ processedCount: 2, results }),
  });
  await page.verify('a\nb');
  expect(await screen.findAllByText('Checked by hand')).toHaveLength(1);
  await page.press('Copy All JSON');
  const copied = JSON.parse(await navigator.clipboard.readText()) as { checkedByHand?: unknown }[];
  expect(copied.map(({ checkedByHand }) => checkedByHand)).toEqual([[mark()], undefined]);
});

test.each<[string, Answers]>([
  ['a visitor', signedOut],
  ['a user', signedIn],
])('an example offers nothing to %s', async (_name, answers) => {
  const { calls } = await open(routes.guideExistence, answers);
  await screen.findAllByRole('group', { name: 'Verdict' });
  expect(screen.queryByRole('button', { name: 'I checked this' })).toBeNull();
  expect(sent(calls, PLACE, 'GET')).toEqual([]);
});
