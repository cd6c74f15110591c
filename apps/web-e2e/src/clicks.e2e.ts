import { readFileSync } from 'node:fs';
import { WORD_HEAD, word } from '@veracite/testing/hostile-documents/files';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { join } from './support/join';
import { clipboard, expect, input, submit, test } from './support/test';

/** How many clicks common tasks take, with the real server. */

const VASWANI =
  'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L., Gomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). Attention is all you need. Advances in Neural Information Processing Systems, 30.';
const INVENTED =
  'Hartwell, P. L., & Osei, M. K. (2021). Recursive empathy in distributed ledgers: A longitudinal study. Annals of Botany, 14(2), 211–239.';
const WRONG_YEAR = VASWANI.replace('2017', '2016');

const settled = { timeout: 60_000 };

/** Counts the clicks of the user from now on, over all pages. @returns reads the count */
async function clicksOf(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('countClick', () => (count += 1));
  const listen = "addEventListener('click', (event) => event.isTrusted && countClick(), true)";
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => count;
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text.replaceAll('&', '&amp;')}</w:t></w:r></w:p>`;

test('a doctoral student: a Word file becomes a corrected Word file in at most 6 clicks', async ({ page, live }) => {
  await page.goto(live);
  await join(page);
  const clicks = await clicksOf(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open file' }).click();
  const text = ['Networks learn what to look for (Vaswani et al., 2016).', 'References', WRONG_YEAR]
    .map(paragraph)
    .join('');
  await (
    await chooser
  ).setFiles({
    name: 'thesis.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(word(`${WORD_HEAD}${text}</w:body></w:document>`)),
  });
  await page.getByRole('button', { name: /^Check 1 reference/ }).click(settled);
  const file = page.waitForEvent('download', settled);
  await page.getByRole('button', { name: 'Corrected document' }).click(settled);
  const saved = await file;
  expect(saved.suggestedFilename()).toBe('thesis-corrected.docx');
  expect(
    readFileSync(await saved.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  expect(clicks()).toBeGreaterThan(2);
  expect(clicks()).toBeLessThanOrEqual(6);
});

test('a student: a pasted list becomes a copied correction in at most 3 clicks', async ({ page, live }) => {
  await page.goto(live);
  await join(page);
  const clicks = await clicksOf(page);
  await input(page).fill(`${WRONG_YEAR}\n${INVENTED}`);
  await submit(page).click();
  await page.locator('[data-row="0"]').click(settled);
  await page.getByRole('button', { name: 'Copy APA' }).click(settled);
  await expect.poll(() => clipboard(page)).toContain('(2017)');
  expect(clicks()).toBeLessThanOrEqual(3);
});

test('an editor: an invitation becomes a first decision in at most 5 clicks', async ({ page, live, browser }) => {
  await page.goto(`${live}/pricing`);
  await join(page);
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`${live}/api/${path}`, { data });
    expect([path, answer.ok()]).toEqual([path, true]);
    return (await answer.json().catch(() => undefined)) as { id: string };
  };
  await send('payments/simulated', { priceId: 'pri_simulated_expert_monthly' });
  const group = await send('groups', { name: 'Program committee' });
  const { id } = await send('collections', { name: 'Conference 2027', groupId: group.id });
  const paper = {
    name: 'paper.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(`# Empathy\n\nAs shown before (Hartwell & Osei, 2021).\n\n# References\n\n${INVENTED}\n`),
  };
  const added = await page.request.post(`${live}/api/collections/${id}/papers`, { multipart: { file: paper } });
  expect(added.ok()).toBe(true);

  const context = await browser.newContext();
  const editor = await context.newPage();
  await editor.goto(live);
  const email = await join(editor);
  const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query('UPDATE users SET email_verified_at = now() WHERE email = $1', [email]);
  await database.end();
  await send(`groups/${group.id}/invitations`, { email, role: 'editor' });
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get(`${live}/api/collections/${id}`)).json()), settled)
    .toContain('"ready":1');

  await editor.goto(`${live}/desk`);
  const clicks = await clicksOf(editor);
  await editor.getByRole('button', { name: 'Accept: Program committee' }).click();
  await editor.getByRole('button', { name: 'Yes, join the group' }).click();
  await editor.getByRole('link', { name: 'Conference 2027' }).click();
  await editor.locator('[data-paper]').first().getByRole('link').click();
  await editor.getByRole('button', { name: 'Ask the authors' }).click();
  await expect(editor.locator('[data-decision=asked]')).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(5);
  await context.close();
});
