import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './src/support/chromium';

/**
 * The browser's tests. WEB_ORIGIN names a product that runs already; without it one is started, which needs the
 * services of tools/with-services.mjs.
 */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../dist/web-e2e',
  globalSetup: './src/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Tests also wait, so one more than there are processors keeps them busy.
  workers: os.availableParallelism() + 1,
  retries: 1,
  timeout: 180_000,
  // Allows for a machine that runs other tests too.
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    viewport: { width: 1280, height: 900 },
    // Answers come from tables: no worker may stand between. The shell's own tests let it in.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
  },
});
