import { checkOf } from '@veracite/testing/web-answers/checks';
import { fault, ok, signedIn, signedOut } from '@veracite/testing/web-answers/table';
import { byStatus, incomplete } from '@veracite/testing/web-answers/results';
import { verify, type Screen } from './screen';

const link = {
  id: 's1',
  kind: 'citation',
  title: incomplete.originalText,
  count: 1,
  createdAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-12-21T08:00:00.000Z',
};

const listed = Object.values(byStatus).map((one) => ({
  ...one,
  ...(one === incomplete && { accepted: 'apa' as const }),
}));

export const historyScreens: Screen[] = [
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
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'Create link' }).click();
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
      'GET /api/checks/b1': ok(
        checkOf(
          listed.map(({ originalText }) => originalText),
          listed,
          { id: 'b1' },
        ),
      ),
    },
  },
  {
    name: 'history-delete',
    path: '/citations',
    window: true,
    answers: signedIn,
    reach: async (page) => page.getByRole('button', { name: 'Delete all' }).click(),
  },
];
