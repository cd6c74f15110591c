import { screen, waitFor, within } from '@testing-library/react';
import { valid } from '@veracite/testing/web-answers/results';
import { never, ok, outOfCredits, signedIn } from '@veracite/testing/web-answers/table';
import { findDialog, isBefore, open, submit, wordsOf } from '../../../testing/open';
import { sent } from '../../../testing/server';

const corrector = () => screen.getByRole('textbox', { name: 'Citation' });

test('172-176, 179: the corrector', async () => {
  const { calls, user, fill, send, press } = await open('/citation-corrector', {
    ...signedIn,
    'POST /api/citations/verify': ok(valid),
  });
  expect(corrector()).toHaveAttribute('rows', '5');
  expect(screen.getByText(/All formats appear in the results/)).toBeVisible();
  const format = screen.getByRole('combobox', { name: 'Format' });
  expect(wordsOf(within(format).getAllByRole('option'))).toEqual([
    'APA 7th Edition',
    'MLA 9th Edition',
    'Chicago 17th Edition',
  ]);
  await user.selectOptions(format, 'Chicago 17th Edition');
  await send();
  expect(await screen.findByText('Citation text is required')).toBeVisible();
  expect(sent(calls, '/api/citations/verify')).toHaveLength(0);
  await fill(corrector(), 'A citation.');
  await press('Verify Citation');
  const card = await screen.findByRole('region', { name: 'Corrected Citation' });
  expect(wordsOf(within(card).getAllByRole('heading', { level: 3 }))).toEqual(['CHICAGO', 'APA', 'MLA']);
  const [corrected] = screen.getAllByRole('heading', { name: 'Corrected Citation' });
  expect(isBefore(corrector(), corrected!)).toBe(true);
  expect(isBefore(corrected!, screen.getByRole('heading', { name: /How a citation is corrected/ }))).toBe(true);
  await press('Clear');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Corrected Citation' })).toBeNull());
  expect(corrector()).toHaveValue('');
  expect(format).toHaveValue('chicago');
});

test('175: while it waits the button says so', async () => {
  const { fill, send } = await open('/citation-corrector', { ...signedIn, 'POST /api/citations/verify': never });
  await fill(corrector(), 'A citation.');
  await send();
  await waitFor(() => expect(submit()).toHaveTextContent('Verifying...'));
});

test('178: without credits the upgrade dialog opens', async () => {
  const { calls, fill, send } = await open('/citation-corrector', outOfCredits);
  await fill(corrector(), 'A citation.');
  await send();
  expect(await findDialog('Choose Your Plan')).toBeVisible();
  expect(sent(calls, '/api/citations/verify')).toHaveLength(0);
});
