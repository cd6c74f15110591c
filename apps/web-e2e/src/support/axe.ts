import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { settled } from './test';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns what axe finds in a page and its frames, or in an element of it, when their animations have ended. Its script, half a
 * megabyte, is sent once for each document.
 * @param within selects the element
 */
export async function violationsIn(page: Page, options: RunOptions = {}, within?: string): Promise<Result[]> {
  await settled(page);
  for (const frame of page.frames())
    if (!(await frame.evaluate('globalThis.axe !== undefined'))) await frame.evaluate(`${AXE}; undefined`);
  const context = within === undefined ? 'document' : JSON.stringify(within);
  return page.evaluate<Result[]>(
    `axe.run(${context}, ${JSON.stringify({ resultTypes: ['violations'], ...options })}).then((found) => found.violations)`,
  );
}
