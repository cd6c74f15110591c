/**
 * `npm run lab -- bench:web`: what the first page costs and how the page answers while a batch of a hundred streams in.
 * JavaScript is counted as gzip (level 6) of every script the home page of a visitor loads, by itself or on request.
 */
import os from 'node:os';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../../../../web-e2e/src/support/chromium';
import { quantile } from '../../harness/figures';
import { readOptions } from '../../harness/options';
import { BATCH, serveBench } from './server';

const RUNS = 5;
const viewport = { width: 1280, height: 900 };

/** Kept by the page itself, since only it sees them: largest paint, layout shifts, and the time from input to paint. */
const WATCH = `
  globalThis.seen = { lcp: 0, cls: 0, events: [] };
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.lcp = entry.startTime)))
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => entry.hadRecentInput || (seen.cls += entry.value)))
    .observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => entry.interactionId && seen.events.push(entry.duration)))
    .observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

interface Seen {
  lcp: number;
  cls: number;
  /** Milliseconds from an input to the next paint, of inputs that took 16 ms or more. */
  events: number[];
}

async function firstPage(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 401, body: '{}' }));
  const scripts: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      scripts.push(response.body().then((body) => [response.url(), gzipSync(body).length]));
  });
  await page.goto(origin, { waitUntil: 'networkidle' });
  const seen = await page.evaluate<Seen>('seen');
  const sizes = await Promise.all(scripts);
  await context.close();
  return { ...seen, sizes, bytes: sizes.reduce((sum, [, size]) => sum + size, 0) };
}

async function streaming(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.goto(origin, { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: /references/i });
  await field.fill(Array.from({ length: BATCH }, (_, n) => `Citation number ${n}, 2020.`).join('\n'));
  await page.getByRole('button', { name: /^Verify/ }).click();
  await page.locator('[data-row]').first().waitFor();
  await page.evaluate('seen.events.length = 0');
  let presses = 0;
  while ((await page.getByTestId('batch-progress').count()) > 0) {
    await page
      .locator('[data-row]')
      .nth(presses % 5)
      .click();
    for (const key of ['ArrowDown', 'Enter', 'a', 'ArrowUp']) await page.keyboard.press(key);
    await field.press('x');
    presses += 6;
  }
  const { events, cls } = await page.evaluate<Seen>('seen');
  await context.close();
  return { presses, inp: Math.max(0, ...events), cls };
}

async function main(): Promise<void> {
  const site = await serveBench();
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const pages = [];
    for (let run = 0; run < RUNS; run += 1) pages.push(await firstPage(browser, site.origin));
    const [first] = pages;
    if (readOptions({ files: false }).files)
      for (const [url, size] of [...(first?.sizes ?? [])].sort((a, b) => b[1] - a[1]))
        console.log(`${String(size).padStart(8)} ${url.split('/').at(-1)}`);
    const batch = await streaming(browser, site.origin);
    const load = os.loadavg()[0]?.toFixed(1);
    console.log(
      `first page, JavaScript   ${((first?.bytes ?? 0) / 1000).toFixed(1)} kB gzip in ${first?.sizes.length} files`,
    );
    console.log(
      `first page, LCP          ${quantile(
        pages.map(({ lcp }) => lcp),
        0.5,
      ).toFixed(0)} ms (median of ${RUNS})`,
    );
    console.log(`first page, CLS          ${Math.max(...pages.map(({ cls }) => cls)).toFixed(3)} (worst of ${RUNS})`);
    console.log(
      `batch of ${BATCH}, INP         ${batch.inp.toFixed(0)} ms (worst of ${batch.presses} presses), CLS ${batch.cls.toFixed(3)}`,
    );
    console.log(`load of the machine      ${load} on ${os.cpus().length} cores`);
  } finally {
    await browser.close();
    site.close();
  }
}

void main();
