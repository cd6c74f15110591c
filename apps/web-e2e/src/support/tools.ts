import type { Page } from '@playwright/test';

/** The address of the Citation Finder. */
export const finder = '/citation-finder';

/** Returns a control by its exact name. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** The citation field of the corrector. */
export const corrector = (page: Page) => page.getByRole('textbox', { name: 'Citation' });
/** The bibliography field. */
export const list = (page: Page) => page.getByRole('textbox', { name: /bibliography/i });
/** The source field. */
export const source = (page: Page) => field(page, 'Source');
