import type { Page } from '@playwright/test';
import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { VerificationResult } from '@veracite/contracts/citations';
import { fault, never, ok, signedIn, signedOut, type Answers } from '../src/support/mock';
import { byStatus, chimera, incomplete, retracted } from '../src/support/results';
import { billing, signInOptions } from '../src/support/answers/account';
import { wholeAnalysis } from '../src/support/answers/bibliography';
import { PASTED, READ } from './pasted';

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
const read = (answers: Answers): Answers => ({ ...answers, 'POST /api/citations/parse': ok(READ) });

const static_ = (name: string, path: string): Screen => ({ name, path, answers: signedOut });

/** Types the citations of these results, so that the picture shows what was asked for beside what was answered. */
const verify =
  (...results: VerificationResult[]) =>
  async (page: Page) => {
    const citations = results.map(({ originalText }) => originalText).join('\n');
    await page.getByRole('textbox', { name: /references/i }).fill(citations);
    await page.getByRole('button', { name: /^Verify/ }).click();
  };

const result = (name: string, body: VerificationResult): Screen => ({
  name: `result-${name}`,
  path: '/',
  answers: { ...signedIn, 'POST /api/citations/verify': ok(body) },
  reach: async (page) => {
    await verify(body)(page);
    await page.getByTestId('single-result').waitFor();
    for (const summary of await page.locator('[data-style] summary').all()) await summary.click();
  },
});

/** The part of the card with the forms of one work, in a style that the server holds. */
const forms = (style: string): Screen => ({
  path: '/',
  name: `forms-${style}`,
  answers: {
    ...signedIn,
    'POST /api/citations/verify': ok(byStatus.valid),
    'GET /api/citations/styles': ok({ own: ['apa'], csl: ['nature-genetics'] }),
    'POST /api/citations/format': ok({
      style: 'nature-genetics',
      citations: [{ plain: 'x', html: 'Watson, J. D. &amp; Crick, F. H. C. <i>Nature</i> 171, 737–738 (1953).' }],
    }),
  },
  reach: async (page) => {
    await verify(byStatus.valid)(page);
    await page.getByText('Inside a text, and in other styles').click();
    await page.getByLabel('Cited as').selectOption(style);
    await page.getByRole('heading', { level: 5 }).first().waitFor();
  },
});

const all = Object.values(byStatus);

/** What each entry of a report is: those that repeat another or are written badly are no less real. */
const ENTRIES = {
  ...byStatus,
  duplicate: { ...byStatus.valid, reason: 'Repeats line 1.' },
  formatting_error: { ...byStatus.valid, reason: 'The year stands in another place than the style has it.' },
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

const running = { batchId: 'b1', state: 'running', totalCount: 3, processedCount: 0, results: [] };
const link = {
  id: 's1',
  kind: 'citation',
  title: incomplete.originalText,
  count: 1,
  createdAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-12-21T08:00:00.000Z',
};

export const screens: Screen[] = [
  static_('home', '/'),
  {
    ...static_('home-example', '/'),
    window: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Retracted' }).click();
      await page.getByRole('button', { name: 'See the whole result' }).click();
    },
  },
  static_('faq', '/faq'),
  static_('pricing', '/pricing'),
  static_('terms', '/terms'),
  static_('privacy', '/privacy'),
  static_('finder', '/citation-finder'),
  static_('corrector', '/citation-corrector'),
  static_('bibliography', '/bibliography-checker'),
  static_('source', '/source-checker'),
  static_('guide-bibliographic', '/verify-bibliographic-citations'),
  static_('guide-databases', '/verify-academic-citations-database'),
  static_('guide-papers', '/verify-academic-paper-citations'),
  static_('guide-existence', '/verify-academic-citation-existence'),
  static_('guide-journals', '/verify-academic-journal-citations'),
  static_('toolkit', '/academic-citation-verification-tools'),
  static_('not-found', '/no-such-page'),
  static_('access-required', '/dashboard'),
  static_('forgot', '/forgot'),
  static_('reset', '/reset#token'),
  static_('reset-broken', '/reset'),
  { name: 'account', path: '/account', answers: signedIn },
  {
    name: 'account-new-key',
    path: '/account',
    answers: signedIn,
    window: true,
    reach: async (page) => page.getByRole('button', { name: 'New key' }).click(),
  },
  {
    name: 'account-delete',
    path: '/account',
    answers: signedIn,
    window: true,
    reach: async (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
  },
  {
    name: 'login-refused',
    path: '/?signin=taken',
    answers: { ...signedOut, 'GET /api/auth/options': ok({ ...signInOptions, oidc: 'Example University' }) },
    window: true,
  },
  { name: 'dashboard', path: '/dashboard', answers: signedIn },
  {
    name: 'dashboard-limit',
    path: '/dashboard?subscription=success',
    answers: {
      ...signedIn,
      'GET /api/payments/billing': ok({
        ...billing,
        planType: 'free',
        limit: 3,
        usedCreditsThisMonth: 3,
        remaining: 0,
      }),
    },
  },
  { name: 'history', path: '/citations', answers: signedIn },
  {
    name: 'history-empty',
    path: '/citations',
    answers: {
      ...signedIn,
      'GET /api/citations': ok({
        citations: [],
        pagination: { page: 1, limit: 10, totalCount: 0, totalPages: 0, hasPrevPage: false, hasNextPage: false },
      }),
    },
  },
  { name: 'history-failed', path: '/citations', answers: { ...signedIn, 'GET /api/citations': fault(500) } },
  {
    name: 'home-filled',
    path: '/',
    answers: signedIn,
    reach: async (page) => page.getByRole('button', { name: 'Paste Example' }).click(),
  },
  {
    name: 'entries-found',
    path: '/',
    answers: read(signedIn),
    reach: async (page) => {
      await page.getByRole('textbox', { name: /references/i }).fill(PASTED);
      await page.getByText(READ.said).waitFor();
    },
  },
  {
    name: 'entries-open',
    path: '/',
    answers: read(signedOut),
    reach: async (page) => {
      await page.getByRole('textbox', { name: /references/i }).fill(PASTED);
      await page.getByText(READ.said).waitFor();
      await page.getByRole('button', { name: 'Change the list' }).click();
      await page.locator('[data-listed="1"] button').first().click();
    },
  },
  {
    name: 'entries-too-long',
    path: '/verify-academic-citation-existence',
    answers: signedOut,
    reach: async (page) => {
      await page
        .getByRole('textbox', { name: /references/i })
        .fill('One reference after another, without a break. '.repeat(50));
      await page.getByRole('button', { name: 'Cut it into citations' }).click();
      await page.getByRole('button', { name: 'Cut at the cursor' }).waitFor();
    },
  },
  {
    name: 'entries-bibliography',
    path: '/bibliography-checker',
    answers: read(signedIn),
    reach: async (page) => {
      await page.getByRole('textbox', { name: /bibliography/i }).fill(PASTED);
      await page.getByText(READ.said).waitFor();
    },
  },
  ...Object.entries(byStatus).map(([status, body]) => result(status, body)),
  forms('text-apa'),
  forms('nature-genetics'),
  result('chimera', chimera),
  result('retracted', retracted),
  {
    name: 'pending',
    path: '/',
    answers: { ...signedIn, 'POST /api/citations/verify': never },
    reach: verify(incomplete),
  },
  {
    name: 'batch',
    path: '/',
    answers: {
      ...signedIn,
      'POST /api/citations/verify-batch': ok({ processedCount: 4, results: all }),
    },
    reach: async (page) => {
      await verify(...all)(page);
      await page.locator('[data-row="1"]').click();
    },
  },
  {
    name: 'batch-running',
    path: '/',
    answers: {
      ...signedIn,
      'POST /api/citations/verify-batch': () => ({ status: 202, body: running }),
      'GET /api/citations/batches/b1': ok(running),
    },
    reach: async (page) => {
      await page.route('**/batches/b1/events', (route) =>
        route.fulfill({
          contentType: 'text/event-stream',
          body: `retry: 60000\n\nevent: result\ndata: ${JSON.stringify({ position: 1, result: incomplete })}\n\n`,
        }),
      );
      await verify(byStatus.valid, incomplete, byStatus.fake)(page);
      await page.locator('[data-row="1"]').waitFor();
    },
  },
  {
    name: 'batch-accepted',
    path: '/',
    answers: {
      ...signedIn,
      'POST /api/citations/verify-batch': ok({ processedCount: 4, results: all, batchId: 'b1' }),
    },
    reach: async (page) => {
      await verify(...all)(page);
      await page.getByRole('button', { name: 'Accept the correction' }).click();
    },
  },
  {
    name: 'printed',
    path: '/',
    answers: {
      ...signedIn,
      'POST /api/citations/verify-batch': ok({ processedCount: 4, results: all }),
    },
    reach: async (page) => {
      await verify(...all)(page);
      await page.getByTestId('batch-results').waitFor();
      await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'share-dialog',
    path: '/',
    window: true,
    answers: {
      ...signedIn,
      'POST /api/citations/verify': ok({ ...incomplete, id: 'c1' }),
      'POST /api/shares': ok({ ...link, token: 'abcdefghijklmnopqrstuvwxyz-0123456789_ABCDE' }),
      'GET /api/shares': ok([link]),
    },
    reach: async (page) => {
      await verify(incomplete)(page);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'Make the link' }).click();
      await page.getByRole('button', { name: 'Copy link' }).waitFor();
    },
  },
  {
    name: 'shared',
    path: '/s/abc',
    answers: {
      ...signedOut,
      'GET /api/shared/abc': ok({ checkedAt: link.createdAt, expiresAt: link.expiresAt, results: [incomplete] }),
    },
  },
  { name: 'shared-gone', path: '/s/abc', answers: { ...signedOut, 'GET /api/shared/abc': fault(404) } },
  {
    name: 'history-list',
    path: '/citations/lists/b1',
    answers: {
      ...signedIn,
      'GET /api/citations/batches/b1': ok({
        processedCount: 4,
        batchId: 'b1',
        results: all.map((one) => ({ ...one, accepted: one === incomplete ? 'apa' : undefined })),
      }),
    },
  },
  {
    name: 'history-delete',
    path: '/citations',
    window: true,
    answers: signedIn,
    reach: async (page) => page.getByRole('button', { name: 'Delete all' }).click(),
  },
  {
    name: 'login',
    path: '/',
    answers: signedOut,
    window: true,
    reach: async (page) => page.getByRole('button', { name: 'Login' }).click(),
  },
  {
    name: 'signup-errors',
    path: '/',
    answers: signedOut,
    window: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Create Account' }).click();
    },
  },
  {
    name: 'plans-dialog',
    path: '/',
    window: true,
    answers: { ...signedIn, 'GET /api/payments/billing': ok({ ...billing, remaining: 0, usedCreditsThisMonth: 100 }) },
    reach: verify(incomplete),
  },
  {
    name: 'finder-results',
    path: '/citation-finder',
    answers: signedIn,
    reach: async (page) => {
      await page.getByLabel('Title', { exact: true }).fill('Attention is all you need');
      await page.getByRole('button', { name: 'Find Citations' }).click();
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
      await page.getByLabel('Title', { exact: true }).fill('A grammar of silence');
      await page.getByRole('button', { name: 'Find Citations' }).click();
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
      await page
        .getByRole('textbox', { name: /bibliography/i })
        .fill(report.entries.map(({ originalText }) => originalText).join('\n'));
      await page.getByRole('button', { name: 'Analyze Bibliography' }).click();
      await page.locator('[data-entry]').first().click();
    },
  },
  {
    name: 'bibliography-printed',
    path: '/bibliography-checker',
    answers: { ...signedIn, 'POST /api/bibliography/analyze': ok(report) },
    reach: async (page) => {
      await page
        .getByRole('textbox', { name: /bibliography/i })
        .fill(report.entries.map(({ originalText }) => originalText).join('\n'));
      await page.getByRole('button', { name: 'Analyze Bibliography' }).click();
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
  {
    name: 'tools-menu',
    path: '/',
    answers: signedIn,
    window: true,
    reach: async (page) => {
      const tools = page.getByRole('button', { name: 'Tools' });
      if (await tools.isVisible()) await tools.click();
      else await page.getByRole('button', { name: 'Open menu' }).click();
    },
  },
];
