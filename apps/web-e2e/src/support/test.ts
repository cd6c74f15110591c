import { expect, test as base, type Page } from '@playwright/test';
import type { Answers, Call } from '@veracite/testing/web-answers/table';
import { mockApi } from './mock';

/** Faults the browser itself writes when an answer that a test asked for, or a part, does not come. */
const EXPECTED = /Failed to load resource|net::ERR_|Failed to fetch dynamically imported module/;

interface Fixtures {
  /** Opens a page of the product with the server's answers from a table; gives the calls made. */
  open: (path: string, answers: Answers) => Promise<Call[]>;
  /** The origin of the product whose answers come from a table. */
  origin: string;
  /** The origin of the product that journeys use, with a simulated checkout. */
  live: string;
  consoleErrors: string[];
}

/** Every test also fails when the page writes an error to the console. */
export const test = base.extend<Fixtures>({
  origin: async ({}, use) => {
    await use(process.env.SELLING_ORIGIN ?? process.env.WEB_ORIGIN ?? '');
  },
  live: async ({}, use) => {
    await use(process.env.WEB_ORIGIN ?? '');
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, origin }, use) => {
    await use(async (path, answers) => {
      const calls = await mockApi(page, answers);
      await page.goto(origin + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      return calls;
    });
  },
});

export { expect };

/** Waits until every animation that ends has ended, in frames too. */
export async function settled(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate<void>(`Promise.allSettled(document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
      .map(({ finished }) => finished)).then(() => undefined)`);
}

/** Waits until every call that the page has made so far is recorded, by making one after them. */
export const recordedCalls = (page: Page) => page.evaluate<void>("fetch('/api/synced').then(() => undefined)");

/** Placeholders for a page, a part of one or an answer that is still loading. */
const TO_COME = '[aria-busy=true], .MuiSkeleton-root, [role=progressbar]:not([aria-valuenow])';

/**
 * Waits until a page is whole: its lazy parts are there, and no call waits for its answer or was made because of one.
 * @param calls that `open` gave for this page
 */
export async function whole(page: Page, calls: Call[]): Promise<void> {
  for (let before = -1; before !== calls.length;) {
    before = calls.length + 1;
    await expect(page.locator(TO_COME)).toHaveCount(0);
    await recordedCalls(page);
    await expect.poll(() => calls.filter(({ answered }) => !answered), { intervals: [20] }).toEqual([]);
    // What an answer brings about is on the page with the next frame.
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  }
}

/** Opens what a result keeps folded. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('details[data-fold]').first().waitFor();
  const folded = page.locator('details[data-fold]:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Returns the text on the clipboard; poll it, because copying is asynchronous. */
export const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

export const toast = (page: Page, title: string) =>
  page.locator('.MuiSnackbar-root').filter({ has: page.getByText(title, { exact: true }) });

export const citations = (n: number, from = 1) =>
  Array.from({ length: n }, (_, i) => `Citation number ${i + from}, 2020.`).join('\n');

export const input = (page: Page) => page.getByRole('textbox', { name: /references/i });

export const submit = (page: Page) => page.locator('button[type=submit]').first();

/** Types citations and presses the button. */
export async function verify(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await submit(page).click();
}

/** Opens the list of a text, an entry of it, and what is too long for one. */
export async function openList(page: Page): Promise<void> {
  await input(page).fill(`One.\nTwo.\nThree.\n${'Four. '.repeat(400)}`);
  await page.getByRole('button', { name: 'Edit the list' }).click();
  await page.locator('[data-listed="1"] button').first().click();
  await page.getByRole('textbox', { name: 'Text of entry 2' }).waitFor();
}

export const sent = (calls: Call[], path: string, method = 'POST') =>
  calls.filter((call) => call.path === path && call.method === method);
