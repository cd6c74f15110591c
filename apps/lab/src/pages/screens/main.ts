/**
 * `npm run lab -- screens [name …]`: a screenshot of every page and important state in light, dark and on a phone,
 * written to dist/screens. Names given choose the screens that begin with them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../../../../web-e2e/src/support/chromium';
import { mockApi } from '../../../../web-e2e/src/support/mock';
import { settled } from '../../../../web-e2e/src/support/test';
import { serveSite } from '../../../../web-e2e/src/support/site';
import { documentScreens } from './documents';
import { screens } from './states';
import type { Screen } from './states/screen';

const looks = [
  { name: 'light', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  { name: 'phone', colorScheme: 'light', viewport: { width: 360, height: 780 } },
] as const;

const folder = path.resolve('dist/screens');

async function take(browser: Browser, origin: string, screen: Screen, look: (typeof looks)[number]): Promise<void> {
  const context = await browser.newContext({
    colorScheme: look.colorScheme,
    viewport: look.viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await mockApi(page, screen.answers);
  await page.goto(origin + screen.path, { waitUntil: 'networkidle' });
  await screen.reach?.(page);
  if (screen.window) await page.locator('[role=dialog], [role=menu], .MuiModal-root').first().waitFor();
  else await page.evaluate('scrollTo(0, 0)');
  await settled(page);
  await page.screenshot({ path: path.join(folder, `${screen.name}.${look.name}.png`), fullPage: !screen.window });
  await context.close();
}

async function main(): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const wanted = process.argv.slice(2);
  const all = [...screens, ...documentScreens];
  const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
  const site = await serveSite(path.resolve('dist/web'));
  const browser = await chromium.launch(chromiumLaunch);
  try {
    for (const screen of chosen) {
      for (const look of looks) await take(browser, site.origin, screen, look);
      console.log(screen.name);
    }
  } finally {
    await browser.close();
    site.close();
  }
}

void main();
