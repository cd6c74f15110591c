import { expect, type Page, test } from '@playwright/test';
import type { CitationRecord } from '@veracite/contracts/citations';
import type { NewApiKey } from '@veracite/contracts/keys';
import { byStatus } from '@veracite/testing/web-answers/results';
import { violationsIn } from './support/axe';
import { type Installed, install, pressButton } from './support/extension';
import { type FakeServer, startFakeServer } from './support/fake-server';
import { clipped, smallTargets } from './support/reach';

/** The extension in Chromium, in front of a server with recorded results. */

const LIST = Object.values(byStatus).map(({ originalText }) => originalText);
const KEY = 'vk_of_the_tests';
const STATUSES = '[...document.querySelectorAll("[data-status]")].map((card) => card.dataset.status).join()';
const VASWANI =
  'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L., Gomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). Attention is all you need. Advances in Neural Information Processing Systems, 30.';

let browser: Installed;
let server: FakeServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  [browser, server] = await Promise.all([install(), startFakeServer()]);
});
test.afterAll(() => Promise.all([browser.close(), server.close()]));

/** Enters the server and a key in the options. */
async function setUp(key = KEY, address = server.origin): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(`${browser.origin}/options.html`);
  await page.getByLabel('Server').fill(address);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  return page;
}

/** Opens the panel in a tab. */
async function openPanel(): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(`${browser.origin}/panel.html`);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  return page;
}

async function check(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your references').fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

/** Opens a page with a list of references on another site than the server. */
async function openArticle(items = LIST): Promise<Page> {
  const page = await browser.context.newPage();
  await page.route('http://localhost/article', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<h1>An article</h1><script>secret()</script><textarea>a draft</textarea><h2>References</h2><ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`,
    }),
  );
  await page.goto('http://localhost/article');
  return page;
}

test('without a server the panel asks for one, and nothing is sent', async () => {
  const panel = await openPanel();
  await expect(panel.getByText(/^Enter the address of your Veracite server/)).toBeVisible();
  const [options] = await Promise.all([
    browser.context.waitForEvent('page'),
    panel.getByRole('button', { name: 'Options' }).click(),
  ]);
  await options.getByLabel('Server').fill('not an address');
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(options.getByRole('status')).toHaveText('This is not a web address.');
  expect(server.received).toEqual([]);
  expect(browser.bytes, 'size of the extension').toBeLessThan(150_000);
  await options.close();
  await panel.close();
  await (await setUp()).close();
});

for (const [name, fault, sentence] of [
  ['a wrong key', { status: 401, message: 'This API key is not valid.' }, 'This API key is not valid.'],
  [
    'too many requests',
    { status: 429, message: 'Too many requests.', retryAfter: '30' },
    'Too many requests. Try again in 30 s.',
  ],
] as const)
  test(`${name}: the server's sentence is shown, and trying again works`, async () => {
    const panel = await openPanel();
    server.fault = fault;
    await check(panel, LIST.join('\n'));
    await expect(panel.getByRole('alert')).toContainText(sentence);
    await expect(panel.getByRole('alert').getByRole('button', { name: 'Options' })).toBeVisible();
    server.fault = undefined;
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText('4 of 4 done')).toBeVisible();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await panel.close();
  });

test('a server that is down is named', async () => {
  await (await setUp(KEY, 'http://127.0.0.1:9')).close();
  const panel = await openPanel();
  await check(panel, 'One.');
  await expect(panel.getByRole('alert')).toContainText('http://127.0.0.1:9 cannot be reached.');
  await (await setUp()).close();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('1 of 1 done')).toBeVisible();
  await panel.close();
});

test('in light and dark, 320 pixels wide, nothing is cut off, small or hard to read', async () => {
  const options = await setUp();
  const panel = await openPanel();
  await check(panel, LIST.join('\n'));
  await expect(panel.getByText('4 of 4 done')).toBeVisible();
  for (const summary of await panel.locator('summary').all()) await summary.click();
  const scrolled = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  for (const [page, colorScheme] of [
    [panel, 'light'],
    [panel, 'dark'],
    [options, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(scrolled)).toBe(0);
    expect([...(await smallTargets(page)), ...(await clipped(page))]).toEqual([]);
  }
  await panel.close();
  await options.close();
});

test('a reference whose databases could not be asked is checked again', async () => {
  const panel = await openPanel();
  await check(panel, LIST.join('\n'));
  await panel.getByRole('button', { name: 'Check again' }).click();
  await expect(panel.locator('[data-status=valid]')).toHaveCount(2);
  await expect(panel.getByRole('button', { name: 'Check again' })).toHaveCount(0);
  await panel.close();
});

test('everything is reached and pressed with the keyboard alone', async () => {
  const panel = await openPanel();
  await panel.getByLabel('Your references').focus();
  await panel.keyboard.insertText(LIST.join('\n'));
  await panel.keyboard.press('Tab');
  await panel.keyboard.press('Enter');
  await expect(panel.getByText('4 of 4 done')).toBeVisible();
  const copy = panel.getByRole('region', { name: 'Corrected Citation' }).getByRole('button');
  for (let presses = 0; presses < 20 && !(await copy.evaluate((item) => item.matches(':focus'))); presses += 1)
    await panel.keyboard.press('Tab');
  await panel.keyboard.press('Enter');
  await expect(panel.getByText('Copied')).toBeVisible();
  await panel.close();
});

test('the user says that a reference was checked, which is shown below the verdict, and takes it back', async () => {
  const panel = await openPanel();
  await panel.getByLabel('Your references').fill(LIST.join('\n'));
  await panel.getByRole('button', { name: 'Check', exact: true }).click();
  const card = panel.locator('[data-status=fake]');
  await card.getByText('I checked this').click();
  await card.getByLabel('Where did you check it?').fill('In the archive of the newspaper');
  await card.getByLabel('Link or file name').fill('https://example.org/scan.pdf');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Checked by Ana on March 3, 2026: In the archive of the newspaper');
  await expect(card.getByRole('link', { name: 'https://example.org/scan.pdf' })).toBeVisible();
  await expect(card).toContainText('Invalid');
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('I checked this')).toBeVisible();
  await panel.close();
});

test('a press shows the verdicts on the selected references in the side panel, and the correction is copied', async () => {
  const article = await openArticle();
  server.received.length = 0;
  await article.evaluate("getSelection().selectAllChildren(document.querySelector('ol'))");
  expect(server.received, 'nothing is sent before the press').toEqual([]);
  const panel = await pressButton(browser, article);
  await expect.poll(() => panel.evaluate(STATUSES)).toBe('valid,incomplete,fake,unknown');
  expect(server.received.map(({ call }) => call).sort()).toEqual([
    'GET /api/checked-references',
    'GET /api/checks/k1/events',
    'POST /api/checks',
    'POST /api/checks/k1/run',
  ]);
  expect(new Set(server.received.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${KEY}`]));
  await panel.click('.correction button');
  await expect.poll(() => panel.evaluate('document.querySelector(".correction").innerText')).toContain('Copied');
  await article.locator('textarea').fill('');
  await article.locator('textarea').press('ControlOrMeta+V');
  const { correctedCitation } = byStatus.incomplete;
  await expect(article.locator('textarea')).toHaveValue(correctedCitation?.apa.replaceAll('*', '') ?? '');

  // The list of the page is sent as the page shows it, and checked only after a further press.
  server.received.length = 0;
  await panel.click('.actions button');
  await expect
    .poll(() => panel.evaluate('document.querySelector(".main")?.innerText'))
    .toBe('Check 4, at most 4 credits');
  const sent = server.received.map(({ body }) => body).join('');
  expect(sent).toContain('<h1>An article</h1>');
  expect(sent).not.toMatch(/secret|a draft/);
  expect(server.received).toHaveLength(1);

  server.received.length = 0;
  await article.evaluate('getSelection().empty()');
  await article.locator('textarea').blur();
  const same = await pressButton(browser, article);
  await expect.poll(() => same.evaluate('document.body.innerText')).toContain('Nothing is selected on the page.');
  const other = await openArticle();
  await same.click('.actions button');
  await expect.poll(() => same.evaluate('document.body.innerText')).toContain('This page cannot be read.');
  expect(server.received, 'no other page is read').toEqual([]);
  await same.close();
  await other.close();
  await article.close();
});

test('the real server reads the list of a page, and the panel shows the verdicts that it stores', async ({
  playwright,
}) => {
  const origin = process.env.WEB_ORIGIN ?? '';
  const client = await playwright.request.newContext({ baseURL: origin });
  const email = `extension-${process.pid}-${Date.now()}@example.org`;
  const user = { name: 'Ada Lovelace', email, password: 'a long phrase 42' };
  expect((await client.post('/api/auth/signup', { data: user })).ok()).toBe(true);
  const made = await client.post('/api/auth/keys', { data: { name: 'Extension', scopes: ['verify'] } });
  const { key } = (await made.json()) as NewApiKey;
  await (await setUp(key, origin)).close();
  const article = await openArticle([VASWANI, VASWANI.replace('2017', '2016')]);
  const panel = await pressButton(browser, article);
  await expect.poll(() => panel.evaluate('document.body.innerText')).toContain('Nothing is selected on the page.');
  await panel.click('.actions button');
  await panel.click('section .main');
  await expect.poll(() => panel.evaluate('document.body.innerText')).toContain('2 of 2 done');
  const checks = (await (await client.get('/api/citations/recent')).json()) as CitationRecord[];
  expect((await panel.evaluate<string>(STATUSES)).split(',').sort()).toEqual(checks.map(({ status }) => status).sort());
  await panel.close();
  await article.close();
  await client.dispose();
});
