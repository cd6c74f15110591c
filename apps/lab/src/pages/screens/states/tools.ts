import type { Page } from '@playwright/test';
import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import { wholeAnalysis } from '@veracite/testing/web-answers/bibliography';
import { ok, signedIn } from '@veracite/testing/web-answers/table';
import { byStatus, incomplete } from '@veracite/testing/web-answers/results';
import { moreFields } from '../../../../../web-e2e/src/support/tools';
import type { Screen } from './screen';

/** What each entry of a report is: those that repeat another or are written badly are no less real. */
const ENTRIES = {
  ...byStatus,
  duplicate: { ...byStatus.valid, reason: 'Repeats line 1.' },
  formatting_error: { ...byStatus.valid, reason: 'The year is not where the style places it.' },
};
const report: AnalyzeResult = {
  ...wholeAnalysis,
  entries: wholeAnalysis.entries.map((entry) => {
    const { originalText, reason = 'Agrees with its record in every field.', ...from } = ENTRIES[entry.status];
    return {
      ...entry,
      originalText,
      reason,
      correctedCitation: from.correctedCitation?.apa,
      sourceLinks: from.sourceLinks,
    };
  }),
};

const analyze = async (page: Page) => {
  await page
    .getByRole('textbox', { name: /bibliography/i })
    .fill(report.entries.map(({ originalText }) => originalText).join('\n'));
  await page.getByRole('button', { name: 'Analyze Bibliography' }).click();
};

const find = async (page: Page, title: string) => {
  await moreFields(page);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Find Citations' }).click();
};

export const toolScreens: Screen[] = [
  {
    name: 'finder-results',
    path: '/citation-finder',
    answers: signedIn,
    reach: async (page) => {
      await find(page, 'Attention is all you need');
      await page.locator('[data-result]').first().waitFor();
    },
  },
  {
    name: 'finder-none',
    path: '/citation-finder',
    answers: {
      ...signedIn,
      'POST /api/citations/find': ok({ totalFound: 0, searchTime: 300, query: {}, results: [] }),
    },
    reach: async (page) => {
      await find(page, 'A grammar of silence');
      await page.getByText('No Citations Found').waitFor();
    },
  },
  {
    name: 'corrector-result',
    path: '/citation-corrector',
    answers: { ...signedIn, 'POST /api/citations/verify': ok(incomplete) },
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Citation' }).fill(incomplete.originalText);
      await page.getByRole('button', { name: 'Verify Citation' }).click();
      await page.getByTestId('single-result').waitFor();
    },
  },
  {
    name: 'bibliography-result',
    path: '/bibliography-checker',
    answers: { ...signedIn, 'POST /api/bibliography/analyze': ok(report) },
    reach: async (page) => {
      await analyze(page);
      await page.locator('[data-entry]').first().click();
    },
  },
  {
    name: 'bibliography-printed',
    path: '/bibliography-checker',
    answers: { ...signedIn, 'POST /api/bibliography/analyze': ok(report) },
    reach: async (page) => {
      await analyze(page);
      await page.locator('[data-entry]').first().waitFor();
      await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'source-result',
    path: '/source-checker',
    answers: signedIn,
    reach: async (page) => {
      await page.getByLabel('Source', { exact: true }).fill('Nature');
      await page.getByRole('combobox', { name: 'Input type' }).click();
      await page.getByRole('option', { name: 'Journal', exact: true }).click();
      await page.getByRole('button', { name: 'Verify Source' }).click();
      await page.getByRole('tab', { name: 'Credibility' }).click();
    },
  },
];
