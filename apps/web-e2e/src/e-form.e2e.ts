import { databases } from './support/answers/databases';
import { never, ok, signedIn, signedOut } from './support/mock';
import { citations, expect, heard, input, submit, test, unfold, verify } from './support/test';

test.beforeEach(async ({ open }) => {
  await open('/', signedOut);
});

test('50-52 twelve rows, and lines are counted trimmed and without blanks', async ({ page }) => {
  await expect(input(page)).toHaveAttribute('rows', '12');
  await input(page).fill('  one  \n\n   \r\ntwo\nthree\n');
  await expect(page.getByText('3 citations detected')).toBeVisible();
});

test('53 a line of 1999 characters counts, one of 2000 does not', async ({ page }) => {
  await input(page).fill('a'.repeat(1999));
  await expect(page.getByText('1 citation detected')).toBeVisible();
  await input(page).fill('a'.repeat(2000));
  await expect(page.getByText('0 citations detected')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
});

test('54 the preview has five and says how many more', async ({ page }) => {
  await input(page).fill(citations(8));
  await expect(page.getByTestId('preview').getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('and 3 more')).toBeVisible();
});

test('55, 57 the styles, and Clear keeps the chosen one', async ({ page }) => {
  const style = page.getByRole('combobox', { name: 'Citation style' });
  await expect(style).toHaveValue('apa');
  await expect(style.getByRole('option')).toHaveText(['APA 7th', 'MLA 9th', 'Chicago 17th']);
  await style.selectOption('MLA 9th');
  await input(page).fill('something');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(input(page)).toHaveValue('');
  await expect(style).toHaveValue('mla');
});

test('56 Paste Example fills in three', async ({ page }) => {
  await page.getByRole('button', { name: 'Paste Example' }).click();
  await expect(page.getByText('3 citations detected')).toBeVisible();
  await expect(input(page)).toHaveValue(/Vaswani/);
});

for (const [n, label, enabled] of [
  [1, 'Verify Citation', true],
  [7, 'Verify 7 Citations', true],
  [100, 'Verify 100 Citations', true],
  [101, 'Verify 100 Citations', false],
] as const) {
  test(`59-61 with ${n} the button reads ${label}`, async ({ page }) => {
    await input(page).fill(citations(n));
    await expect(submit(page)).toHaveText(label);
    await expect(submit(page)).toBeEnabled({ enabled });
    const warning = page.getByText(
      'Only the first 100 citations will be processed. Please reduce the number of citations or use smaller batches.',
    );
    await expect(warning).toHaveCount(enabled ? 0 : 1);
  });
}

test('58, 63 nothing typed, nothing sent', async ({ page, open }) => {
  const calls = await open('/', signedIn);
  await expect(submit(page)).toBeDisabled();
  await input(page).fill(`   \n${'a'.repeat(2000)}`);
  await input(page).press('Control+Enter');
  await heard(page);
  expect(calls.filter((call) => call.path.startsWith('/api/citations/verify'))).toHaveLength(0);
});

test('62 while it waits the button says so', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify': never });
  await verify(page, 'One citation, 2020.');
  await expect(submit(page)).toHaveText('Verifying...');
  await expect(submit(page)).toBeDisabled();
});

test('65 hero, sections and plans are part of the page', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Three questions, never mixed' })).toBeVisible();
  await expect(page.getByText('A worked example')).toBeVisible();
});

test('65 a visitor steps through real results, in short and whole', async ({ page, open }) => {
  await open('/', signedOut);
  const example = page.getByRole('figure', { name: 'A worked example' });
  await expect(example.getByRole('button', { name: 'Incomplete' })).toHaveAttribute('aria-pressed', 'true');
  await expect(example.getByRole('listitem').filter({ hasText: 'Year' })).toContainText('19541953');
  await expect(example).toContainText(/Computed by the checker on \w+ \d+, \d{4} from stored records/);
  for (const [name, badge, words] of [
    ['Invalid', 'invalid', 'belongs to “Deep learning”'],
    ['Retracted', 'valid', 'This work was retracted'],
    ['Valid', 'valid', 'LeCun, Y., Bengio, Y., & Hinton, G. (2015)'],
    ['Incomplete', 'incomplete', 'Corrected, APA'],
  ] as const) {
    await example.getByRole('button', { name, exact: true }).click();
    await expect(example.locator(`[data-status=${badge}]`)).toBeVisible();
    await expect(example).toContainText(words);
  }
  await example.getByRole('button', { name: 'See the whole result' }).click();
  const whole = page.getByRole('dialog', { name: 'A worked example' });
  await unfold(page);
  await expect(whole.getByRole('table', { name: 'Field by field' })).toContainText('1953');
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
});

test('65 the databases are shown as they are now', async ({ page, open }) => {
  await open('/', {
    ...signedOut,
    'GET /api/sources': ok(databases.map((one, at) => (at === 1 ? { ...one, state: 'resting' } : one))),
  });
  const ready = databases.filter(({ state }) => state === 'ready').length;
  await expect(page.getByText(`Now ${ready - 1} are ready and 1 resting.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `${databases[1]?.name} (resting)` })).toBeVisible();
});

test('64, 74 only blanks and lines that are too long: nothing is sent', async ({ page, open }) => {
  const calls = await open('/', signedIn);
  await input(page).fill(`   \n\t\n${'x'.repeat(2000)}`);
  await expect(page.getByText('0 citations detected')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await input(page).press('Control+Enter');
  await heard(page);
  expect(calls.filter(({ path }) => path.startsWith('/api/citations/verify'))).toEqual([]);
});
