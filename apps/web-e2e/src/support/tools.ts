import type { Page } from '@playwright/test';
import { billing } from '@veracite/testing/web-answers/account';
import { ok, signedIn, type Answers } from '@veracite/testing/web-answers/table';

/** The address of the Citation Finder. */
export const finder = '/citation-finder';

/** A control by the whole of its name. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** Where the corrector's citation is typed. */
export const corrector = (page: Page) => page.getByRole('textbox', { name: 'Citation' });
/** Where the bibliography is typed. */
export const list = (page: Page) => page.getByRole('textbox', { name: /bibliography/i });
/** Where the source is typed. */
export const source = (page: Page) => field(page, 'Source');

/** A signed-in user without credits. */
export const broke: Answers = { ...signedIn, 'GET /api/payments/billing': ok({ ...billing, remaining: 0 }) };

/** The finder asks for a title, and for the rest when it is wanted. */
export const moreFields = (page: Page) => page.getByText(/^More fields/).click();
