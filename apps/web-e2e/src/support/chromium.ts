import type { LaunchOptions } from '@playwright/test';

/**
 * Features of Chromium that no test needs. Only the last `--disable-features` of a command line counts, so those that
 * Playwright switches off and that affect a page here are repeated.
 */
const OFF = [
  // Two more pages, of the address bar's suggestions, are rendered for every window: 40 % of the processor time of a test.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  // Makes network requests of its own.
  ...['AimEnabled', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch', 'MediaRouter'],
  // Changes the requests of a page or when it renders.
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'LensOverlay'],
];

/** The system's Chromium, which `npm test` finds or installs; as root it cannot have a sandbox, and it makes no requests of its own. */
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
    `--disable-features=${OFF.join(',')}`,
  ],
};
