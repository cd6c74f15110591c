import { join } from './support/join';
import { expect, settled, test, verify } from './support/test';
import { list as bibliography } from './support/tools';

const INVENTED =
  'Hartwell, P. L., & Osei, M. K. (2021). Recursive empathy in distributed ledgers: A longitudinal study. Annals of Botany, 14(2), 211–239.';

test('a reference that the user has checked says so in the next list too, in another spelling, until that is undone', async ({
  page,
  live,
}) => {
  await page.goto(live);
  await join(page);
  await verify(page, INVENTED);
  const result = page.getByTestId('single-result');
  await result.getByRole('button', { name: 'I checked this' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Where did you check it?').fill('In the archive of the newspaper');
  await dialog.getByLabel('Link or file name').fill('https://example.org/scan.pdf');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const people = page.getByRole('group', { name: 'Checked by people' });
  await expect(people).toContainText(/Checked by .+ on .+: In the archive of the newspaper/);
  await expect(result.locator('[data-status]').first()).toBeVisible();

  await page.goto(`${live}/bibliography-checker`);
  await bibliography(page).fill(INVENTED.toUpperCase().replace('HARTWELL, P. L.', 'Hartwell, P. L.'));
  await page.locator('button[type=submit]').first().click();
  await page.getByTestId('bibliography-result').locator('[data-row]').first().click();
  await expect(people).toContainText('In the archive of the newspaper');
  await people.getByRole('button', { name: 'Undo' }).click();
  await expect(people.getByRole('button', { name: 'I checked this' })).toBeVisible();
  await settled(page);
});
