import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { join } from './support/join';
import { expect, test } from './support/test';

/** The desk with the real server, worker, PostgreSQL and queue, in front of fake databases. */

const VASWANI =
  'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L., Gomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). Attention is all you need. Advances in Neural Information Processing Systems, 30.';
const INVENTED =
  'Hartwell, P. L., & Osei, M. K. (2021). Recursive empathy in distributed ledgers: A longitudinal study. Annals of Botany, 14(2), 211–239.';

const jats = `<?xml version="1.0" encoding="UTF-8"?>
<article><front><article-meta><title-group><article-title>Empathy in federated learning</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Gray</surname><given-names>Ann</given-names></name></contrib></contrib-group>
</article-meta></front><body><sec><p>As shown before [1, 2].</p></sec></body><back><ref-list>
<ref id="r1"><mixed-citation>${VASWANI.replace('&', '&amp;')}</mixed-citation></ref>
<ref id="r2"><mixed-citation>${INVENTED.replace('&', '&amp;')}</mixed-citation></ref>
</ref-list></back></article>`;
const honest = `# Attention, revisited\n\nNetworks learn what to look for (Vaswani et al., 2017).\n\n# References\n\n${VASWANI}\n`;
const FILES = { 'invented.xml': jats, 'honest.md': honest, 'broken.pdf': 'This is no PDF file.', 'photo.png': 'x' };

/** Drops files on the collection. */
const drop = (page: Page) =>
  page.evaluate(`(() => {
    const data = new DataTransfer();
    for (const [name, text] of Object.entries(${JSON.stringify(FILES)})) data.items.add(new File([text], name));
    document.querySelector('[data-drop]').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  })()`);

/** Signs up, buys the Expert plan and creates a collection. */
async function openCollection(page: Page, live: string): Promise<void> {
  await page.goto(`${live}/pricing`);
  await join(page);
  await page.getByRole('button', { name: 'Upgrade to Expert' }).click();
  await page.getByRole('button', { name: 'Complete the test purchase' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('banner').getByRole('link', { name: 'Desk' }).click();
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Conference 2027');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conference 2027' })).toBeVisible();
}

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const file = page.waitForEvent('download');
  await press();
  return readFileSync(await (await file).path(), 'utf8');
}

test('from a drop to letters: papers are queued, decided on, exported, annotated and written about', async ({
  page,
  live,
}) => {
  await openCollection(page, live);
  await drop(page);
  await expect(page.getByRole('list', { name: '1 file not added' })).toContainText('photo.png');
  await expect(page.getByText('3 files added')).toBeVisible();
  await expect(page.locator('[data-progress=complete]')).toContainText('1 file could not be read', { timeout: 90_000 });
  const rows = page.locator('[data-paper]');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/Empathy in federated learning|invented.xml/);
  await expect(rows.nth(0)).toContainText('1 undecided');
  await expect(rows.nth(1)).toContainText(/Attention, revisited|honest.md/);
  await expect(rows.nth(2)).toContainText('Not readable');
  await test.step('the same files are not added twice', async () => {
    await drop(page);
    await expect(page.getByText('3 files added, 3 already here')).toBeVisible();
    await expect(rows).toHaveCount(3);
  });
  expect(await saved(page, () => download(page, 'CSV', 'Export'))).toMatch(
    /Empathy in federated learning|invented.xml/,
  );

  await rows.nth(0).getByRole('link').click();
  const card = page.locator('[data-flag=invented]');
  await expect(card).toContainText('Recursive empathy in distributed ledgers');
  await card.getByText('Databases consulted').click();
  await expect(card.getByText('Crossref', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Ask the authors' }).click();
  await expect(card.locator('[data-decision=asked]')).toContainText('by Ada Lovelace');
  await test.step('the letter', async () => {
    await page.getByRole('button', { name: 'Letter to the authors' }).click();
    const letter = page.getByRole('region', { name: 'Text of the letter' });
    await expect(letter).toContainText('Recursive empathy in distributed ledgers');
    await expect(letter).not.toContainText('Vaswani');
    await expect(letter).not.toContainText('&amp;');
    const mail = await saved(page, () => download(page.getByRole('dialog'), 'Email'));
    expect(mail).toMatch(/^Subject: /m);
    await page.keyboard.press('Escape');
  });
  const annotated = await saved(page, () => download(page, 'Annotated file'));
  expect(annotated).toContain('<ref id="r2"');
  expect(annotated).not.toBe(jats);

  await test.step('a decision of another window is not overwritten', async () => {
    const api = page.url().replace(live, `${live}/api`).replace('/desk/', '/collections/');
    const { decisions } = (await (await page.request.get(api)).json()) as { decisions: { position: number }[] };
    const body = { kind: 'confirmed', reason: 'Not in the journal.', version: 1 };
    const made = await page.request.put(`${api}/decisions/${decisions[0]!.position}`, { data: body });
    expect(made.status()).toBe(200);
    await card.getByRole('button', { name: 'Change' }).click();
    await card.getByLabel('Reason').fill('I have the journal here.');
    await card.getByRole('button', { name: 'Dismiss' }).click();
    await expect(card.getByRole('alert')).toContainText('confirmed, “Not in the journal.”');
    await expect(card.getByLabel('Reason')).toHaveValue('I have the journal here.');
    await card.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('[data-decision=dismissed]')).toContainText('I have the journal here.');
    await expect(page.getByRole('heading', { name: '0 of 2 references flagged' })).toBeVisible();
  });
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: /Attention, revisited|honest.md/ })).toBeVisible();

  await page.getByRole('link', { name: 'Conference 2027' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete the collection' }).click();
  await expect(page.getByText('You have no collections yet.')).toBeVisible();
});

/** Chooses a file of a menu. */
async function download(part: Page | Locator, name: string, menu = 'Download'): Promise<void> {
  await part.getByRole('button', { name: menu, exact: true }).click();
  await ('page' in part ? part.page() : part).getByRole('menuitem', { name }).click();
}
