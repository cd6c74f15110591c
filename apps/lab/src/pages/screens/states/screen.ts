import type { Page } from '@playwright/test';
import type { VerificationResult } from '@veracite/contracts/citations';
import { ok, type Answers } from '@veracite/testing/web-answers/table';
import { READ } from '../pasted';

/** A state of the product worth looking at: how it is reached and what the server says. */
export interface Screen {
  name: string;
  path: string;
  answers: Answers;
  reach?: (page: Page) => Promise<void>;
  /** Dialogs are taken as the window shows them, pages whole. */
  window?: boolean;
}

/** A server that reads the pasted list. */
export const read = (answers: Answers): Answers => ({ ...answers, 'POST /api/checks': ok(READ) });

/** Types the citations of these results, so that the picture shows the input next to the response. */
export const verify =
  (...results: VerificationResult[]) =>
  async (page: Page) => {
    const citations = results.map(({ originalText }) => originalText).join('\n');
    await page.getByRole('textbox', { name: /references/i }).fill(citations);
    await page.getByRole('button', { name: /^Verify/ }).click();
  };
