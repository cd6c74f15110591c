import type { Page } from '@playwright/test';
import { collection, conference, confirmed, paper, papers } from '@veracite/testing/web-answers/desk';
import { ok, signedIn, type Answers } from '@veracite/testing/web-answers/table';
import type { Screen } from './screen';

const PAPER = '/desk/k1/papers/p7';
const paperIs = (over: Partial<typeof paper>): Answers => ({
  ...signedIn,
  'GET /api/collections/k1/papers/p7': ok({ ...paper, ...over }),
});
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const { progress } = collection;
const closed = {
  ...progress,
  papers: { ...progress.papers, waiting: 0, checking: 0, ready: 5 },
  settled: progress.references,
};

export const deskScreens: Screen[] = [
  { name: 'desk', path: '/desk', answers: signedIn },
  { name: 'desk-empty', path: '/desk', answers: { ...signedIn, 'GET /api/collections': ok([]) } },
  { name: 'desk-new', path: '/desk', answers: signedIn, window: true, reach: press('New collection') },
  { name: 'desk-running', path: '/desk/k1', answers: signedIn },
  {
    name: 'desk-queue',
    path: '/desk/k1',
    answers: {
      ...signedIn,
      'GET /api/collections': ok([{ ...conference, progress: closed }]),
      'GET /api/collections/k1': ok({ ...collection, progress: closed }),
      'GET /api/collections/k1/papers': ok({ papers: papers.filter(({ assessment, fault }) => assessment ?? fault) }),
    },
  },
  {
    name: 'desk-collection-empty',
    path: '/desk/k1',
    answers: {
      ...signedIn,
      'GET /api/collections/k1': ok({
        ...collection,
        progress: {
          papers: { waiting: 0, reading: 0, checking: 0, ready: 0, unreadable: 0 },
          references: 0,
          settled: 0,
        },
      }),
      'GET /api/collections/k1/papers': ok({ papers: [], total: 0 }),
    },
  },
  { name: 'desk-export', path: '/desk/k1', answers: signedIn, window: true, reach: press('Export') },
  { name: 'desk-settings', path: '/desk/k1', answers: signedIn, window: true, reach: press('Settings') },
  { name: 'paper', path: PAPER, answers: signedIn },
  {
    name: 'paper-decided',
    path: PAPER,
    answers: paperIs({
      decisions: [
        confirmed,
        { ...confirmed, position: 11, kind: 'asked', reason: '', everywhere: false },
        { ...confirmed, position: 19, kind: 'dismissed', reason: 'The retraction is the subject of the sentence.' },
      ],
    }),
  },
  {
    name: 'paper-unreadable',
    path: PAPER,
    answers: paperIs({ ...papers.at(-1), id: 'p7', entries: [], signals: [] }),
  },
  { name: 'paper-letter', path: PAPER, answers: signedIn, window: true, reach: press('Letter to the authors') },
  { name: 'paper-passages', path: `${PAPER}?abstracts=1`, answers: signedIn },
  { name: 'groups', path: '/groups', answers: signedIn },
];
