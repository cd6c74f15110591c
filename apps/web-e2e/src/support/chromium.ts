import type { LaunchOptions } from '@playwright/test';

/** The system's Chromium, which `npm test` finds or installs; as root it cannot have a sandbox, and it asks nobody anything by itself. */
export const chromiumLaunch: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ],
};
