import type { Page } from '@playwright/test';
import { fillSignUp } from './support/join';
import { expect, input, submit, test, toast } from './support/test';
import { list as bibliography } from './support/tools';

const BIB = `@string{nat = "Nature"}

@article{lecun,
  author = {LeCun, Yann and Bengio, Yoshua and Hinton, Geoffrey},
  title = {Deep learning},
  journal = nat,
  year = 2015
}

@book{kuhn,
  author = {Kuhn, Thomas S.},
  title = {The Structure of Scientific Revolutions},
  year = 1962
}

@book{popper, author = {Popper, Karl}, title = {The Logic of Scientific Discovery}, year = 1959}
`;

/** A list as copied from a PDF viewer. */
const NUMBERED = `References

[1] Y. LeCun, Y. Bengio, and G. Hinton, "Deep learning,"
Nature, vol. 521, no. 7553, pp. 436–444, 2015.
[2] J. D. Watson and F. H. C. Crick, "Molecular structure
of nucleic acids," Nature, vol. 171, no. 4356, pp. 737–738,
1953.
[3] D. Hanahan and R. A. Weinberg, "The hallmarks of
cancer," Cell, vol. 100, no. 1, pp. 57–70, 2000.
`;

const reading = (page: Page) => page.getByTestId('reading');
const preview = (page: Page) => page.getByTestId('preview').getByRole('listitem');
const editor = (page: Page) => page.getByTestId('editor');
const entries = (page: Page) => editor(page).locator('[data-listed]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('the real server', () => {
  test.beforeEach(async ({ page, live }) => {
    await page.goto(live);
  });

  test('BibTeX is read as entries, with a summary and their cost; one click switches to lines, another back', async ({
    page,
  }) => {
    await input(page).fill(BIB);
    await expect(reading(page)).toHaveText('Read as BibTeX: 3 references.');
    await expect(page.getByText('3 citations detected')).toBeVisible();
    await expect(page.getByText('Costs at most 3 credits', { exact: true })).toBeVisible();
    await expect(submit(page)).toHaveText('Verify 3 Citations');
    await expect(preview(page)).toHaveCount(3);
    await press(page, 'One citation per line instead');
    await expect(page.getByText('13 citations detected')).toBeVisible();
    await expect(reading(page)).toHaveText('Counted one citation per line, as you chose.');
    await press(page, 'Read the text as a whole');
    await expect(submit(page)).toHaveText('Verify 3 Citations');
  });

  test('a wrapped, numbered list is read as entries; its heading is left out and can be restored', async ({ page }) => {
    await input(page).fill(NUMBERED);
    await expect(reading(page)).toContainText('3 references; 1 line was left out as a heading.');
    await expect(submit(page)).toHaveText('Verify 3 Citations');
    await press(page, 'Edit the list');
    await expect(entries(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Bring back: References' }).click();
    await expect(submit(page)).toHaveText('Verify 4 Citations');
    await expect(editor(page).getByRole('status')).toHaveText('Brought back. The list has 4 entries.');
    await press(page, 'Undo');
    await expect(submit(page)).toHaveText('Verify 3 Citations');
  });

  test('by keyboard: an entry is joined with the next, cut at the cursor, and left out', async ({ page }) => {
    await input(page).fill(NUMBERED);
    await expect(submit(page)).toHaveText('Verify 3 Citations');
    await press(page, 'Edit the list');
    await expect(editor(page).getByRole('heading', { name: 'The list, entry by entry' })).toBeFocused();
    const first = entries(page).nth(0);
    await first.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await first.getByRole('button', { name: 'Join with the next' }).focus();
    await page.keyboard.press('Enter');
    await expect(submit(page)).toHaveText('Verify 2 Citations');
    await expect(first.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Tab');
    const words = editor(page).getByRole('textbox', { name: 'Text of entry 1' });
    await expect(words).toBeFocused();
    await press(page, 'Split at the cursor');
    const joined = await words.inputValue();
    await words.evaluate((field, place) => field.setSelectionRange(place, place), joined.indexOf('J. D. Watson'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(submit(page)).toHaveText('Verify 3 Citations');
    await expect(entries(page).nth(1)).toContainText('J. D. Watson');
    await entries(page).nth(0).getByRole('button', { name: 'Leave out' }).focus();
    await page.keyboard.press('Enter');
    await expect(submit(page)).toHaveText('Verify 2 Citations');
    await expect(editor(page).getByRole('list', { name: 'Left out' })).toContainText('Left out by you');
    for (const count of [3, 2, 3]) {
      await press(page, 'Undo');
      await expect(submit(page)).toHaveText(`Verify ${count} Citations`);
    }
    await expect(editor(page).getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  test('a line that is too long is reported, with a control to shorten it', async ({ page }) => {
    await input(page).fill(`${'A title of many words that goes on. '.repeat(60)}`.trim());
    await expect(page.getByText('0 citations detected')).toBeVisible();
    await expect(page.getByText('1 line of 2,159 characters is too long for one citation')).toBeVisible();
    await expect(page.getByText('No citations found here. See what was left out.')).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await press(page, 'Split it into citations');
    const words = editor(page).getByRole('textbox', { name: 'Text that is too long' });
    await words.evaluate((field) => field.setSelectionRange(1080, 1080));
    await press(page, 'Split at the cursor');
    await expect(submit(page)).toHaveText('Verify 2 Citations');
  });

  test('after the sign-up, the list as the visitor changed it is checked and charged', async ({ page }) => {
    await input(page).fill(BIB);
    await expect(submit(page)).toHaveText('Verify 3 Citations');
    await press(page, 'Edit the list');
    await entries(page).nth(2).getByRole('button').first().click();
    const changed = page.waitForRequest((request) => request.method() === 'PATCH');
    await press(page, 'Leave out');
    const operations = [{ op: 'include', position: 2, included: false }];
    expect((await changed).postDataJSON()).toEqual({ operations });
    await expect(submit(page)).toHaveText('Verify 2 Citations');
    await submit(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
    const [id] = /[\da-f-]{36}/.exec((await changed).url()) ?? [];
    await expect(page).toHaveURL(new RegExp(`check=${id}`));
    const run = page.waitForRequest((request) => request.url().endsWith(`/api/checks/${id}/run`));
    await fillSignUp(page, `list-${process.pid}-${Date.now()}@example.org`);
    await run;
    const results = page.getByTestId('batch-results');
    await expect(results.locator('[data-counter="Total Processed"]')).toContainText('2');
    await expect(results.locator('[data-row="0"]')).toContainText('Deep learning');
    await expect(submit(page)).toHaveText('Verify 2 Citations');
  });

  test('a changed list is shown again after a reload, and a failed change leaves it as it was', async ({ page }) => {
    await input(page).fill(NUMBERED);
    await expect(submit(page)).toHaveText('Verify 3 Citations');
    await press(page, 'Edit the list');
    await entries(page).nth(1).getByRole('button').first().click();
    await press(page, 'Join with the next');
    await expect(submit(page)).toHaveText('Verify 2 Citations');
    await page.waitForTimeout(400);
    await page.reload();
    await expect(submit(page)).toHaveText('Verify 2 Citations');
    await press(page, 'Edit the list');
    await expect(entries(page).nth(1)).toContainText('The hallmarks of cancer');
    await page.route('**/entries', (route) => route.abort());
    await entries(page).nth(0).getByRole('button').first().click();
    await press(page, 'Leave out');
    await expect(editor(page).getByRole('status')).toContainText('so the list was not changed');
    await expect(entries(page)).toHaveCount(2);
  });

  test('a file is read like pasted text, and a file without text is named', async ({ page }) => {
    const open = (name: string, text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') });
    await open('list.bib', BIB);
    await expect(submit(page)).toHaveText('Verify 3 Citations');
    await expect(input(page)).toHaveValue(BIB);
    await open('program.exe', 'MZ\0\x90');
    await expect(toast(page, 'That file could not be read')).toBeVisible();
    await expect(submit(page)).toHaveText('Verify 3 Citations');
  });

  test('the bibliography checker counts found references and charges them', async ({ page, live }) => {
    await page.goto(`${live}/bibliography-checker`);
    await bibliography(page).fill(NUMBERED);
    await expect(page.getByText('3 citations. Costs at most 3 credits.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Analysis depth' }).click();
    await page.getByRole('option', { name: 'Quick Analysis (Faster)' }).click();
    await expect(page.getByText('3 citations. Costs at most 2 credits.')).toBeVisible();
    await press(page, 'One citation per line instead');
    await expect(page.getByText('6 citations. Costs at most 3 credits.')).toBeVisible();
  });
});
