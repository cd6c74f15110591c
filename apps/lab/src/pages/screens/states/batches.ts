import { checkOf } from '@veracite/testing/web-answers/checks';
import { ok, signedIn } from '@veracite/testing/web-answers/table';
import { byStatus, incomplete } from '@veracite/testing/web-answers/results';
import { verify, type Screen } from './screen';

// As they are recorded: results that are not kept have no id, no link and no certificate.
const all = Object.values(byStatus).map((result, at) => ({ ...result, id: `r${at + 1}` }));
const running = { batchId: 'b1', state: 'running', totalCount: 3, processedCount: 0, results: [] };

export const batchScreens: Screen[] = [
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
      'GET /api/checks/b1': ok(
        checkOf(
          [byStatus.valid, incomplete, byStatus.fake].map(({ originalText }) => originalText),
          [],
          { id: 'b1' },
        ),
      ),
    },
    reach: async (page) => {
      await page.route('**/checks/b1/events', (route) =>
        route.fulfill({
          contentType: 'text/event-stream',
          body: `retry: 60000\n\nevent: judged\ndata: ${JSON.stringify({ position: 1, result: incomplete })}\n\n`,
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
      'GET /api/checks/b1': ok(
        checkOf(
          all.map(({ originalText }) => originalText),
          all,
          { id: 'b1' },
        ),
      ),
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
];
