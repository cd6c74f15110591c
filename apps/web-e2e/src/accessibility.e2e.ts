import type { Locator, Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import type { VerificationResult } from '@veracite/contracts/citations';
import { ok, signedIn, signedOut, type Answers } from '@veracite/testing/web-answers/table';
import { BODY, reads } from '@veracite/testing/web-answers/documents';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { byStatus, chimera, incomplete, retracted, unknown } from '@veracite/testing/web-answers/results';
import { ownLinks } from '../../web/src/site/navigation';
import { routes } from '../../web/src/site/routes';
import { violationsIn } from './support/axe';
import { addresses, type Pattern } from './support/pages';
import { citations, expect, openList, settled, submit, test, verify, whole } from './support/test';

const shared = ok({
  checkedAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-12-21T08:00:00.000Z',
  results: Object.values(byStatus),
});
const asked = ok({
  paper: 'On rivers',
  collection: 'Spring issue',
  until: '2026-12-21T08:00:00.000Z',
  questions: [{ position: 0, text: 'Where was this work published?\n\nAdams, B. (2019). On rivers.' }],
  answers: [
    {
      id: 'a1',
      position: 0,
      address: 'https://example.org/rivers',
      note: 'Here.',
      answeredAt: '2026-11-21T08:00:00.000Z',
    },
    { id: 'a2', position: 0, note: '', fileName: 'rivers.pdf', answeredAt: '2026-11-21T08:00:00.000Z' },
  ],
});
const invited = ok(
  ['Program committee', null].map((group, id) => ({
    id: `i${id}`,
    group,
    role: 'editor',
    expiresAt: '2026-12-21T08:00:00.000Z',
  })),
);
const texts = Object.values(byStatus).map(({ originalText }) => originalText);
const listed = checkOf(texts, Object.values(byStatus), { id: 'c8' });
/** The pages that have a parameter: who sees them, at which address, with which answers. */
const patterns: Record<Pattern, [string, string, Answers]> = {
  [routes.batch]: ['user', '/citations/lists/c8', { ...signedIn, 'GET /api/checks/c8': ok(listed) }],
  [routes.shared]: ['reader of a link', '/s/token', { ...signedOut, 'GET /api/shared/token': shared }],
  [routes.unsubscribe]: ['reader of a mail', '/unsubscribe/token', signedOut],
  [routes.collection]: ['user', '/desk/k1', signedIn],
  [routes.paper]: ['user', '/desk/k1/papers/p7', signedIn],
  [routes.answers]: ['author with a letter', '/answers/token', { ...signedOut, 'GET /api/answers/token': asked }],
};
const personal = [...ownLinks.map(({ to }) => to), routes.home, routes.source, routes.account, routes.invitation];
const pages: [string, string, Answers][] = [
  ...Object.values(patterns),
  ['user without a group', routes.groups, { ...signedIn, 'GET /api/groups': ok([]) }],
  ['user with invitations', routes.desk, { ...signedIn, 'GET /api/invitations': invited }],
  ...[...addresses, '/no-such-page'].map((path): [string, string, Answers] => ['visitor', path, signedOut]),
  ...personal.map((path): [string, string, Answers] => ['user', path, signedIn]),
];

const passages = [
  {
    source: 'OpenAlex',
    url: 'https://openalex.org/W1',
    passages: ['Rivers carry sediment.', 'It has no end.'],
    asked: [],
  },
];

/** Pages after a user action: results, dialogs, reports. */
const states: [string, string, Answers, (page: Page) => Promise<void>][] = [
  [
    'a result',
    '/',
    signedIn,
    async (page) => (await verify(page, 'One.'), page.getByTestId('single-result').waitFor()),
  ],
  ['a batch', '/', signedIn, async (page) => (await verify(page, 'a\nb'), page.locator('[data-row="1"]').click())],
  ['the list, entry by entry', '/', signedIn, openList],
  [
    'the sign-up dialog',
    '/',
    signedOut,
    async (page) => {
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Create Account' }).click();
    },
  ],
  [
    'an analysis',
    '/bibliography-checker',
    signedIn,
    async (page) => {
      await page.getByRole('textbox', { name: /bibliography/i }).fill('A citation long enough.');
      await submit(page).click();
      await page.locator('[data-entry]').first().click();
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1280);
    },
  ],
  [
    'a letter to authors',
    '/desk/k1/papers/p7',
    signedIn,
    async (page) => {
      await page.getByRole('button', { name: 'Letter to the authors' }).click();
      await page.getByText('Dear authors').waitFor();
    },
  ],
  [
    'a report on a source',
    '/source-checker',
    signedIn,
    async (page) => {
      await page.getByLabel('Source', { exact: true }).fill('Nature');
      await submit(page).click();
      await page.getByTestId('source-result').waitFor();
    },
  ],
  [
    'passages of abstracts',
    '/document-checker',
    { ...reads, 'POST /api/documents/passages': ok(passages) },
    async (page) => {
      const file = { name: 'manuscript.txt', mimeType: 'text/plain', buffer: Buffer.from(BODY) };
      await page.getByTestId('document-file').setInputFiles(file);
      await page.getByRole('button', { name: 'Check 3 references' }).click();
      await page.getByRole('button', { name: 'Show what the abstracts say' }).click();
      await page.getByText('Rivers carry sediment.').waitFor();
    },
  ],
];

/** Rules that axe runs only on request. */
const EXPERIMENTAL = Object.fromEntries(
  ['css-orientation-lock', 'label-content-name-mismatch', 'p-as-heading', 'table-fake-caption', 'td-has-header'].map(
    (rule) => [rule, { enabled: true }],
  ),
);
/** Rules of moderate impact that are checked too. */
const MODERATE = ['heading-order', 'page-has-heading-one', 'empty-heading', 'landmark-unique'];

/** Rules whose finding depends on the color scheme; the others see the same page in both. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Returns serious and critical findings.
 * @param only the rules that are run; by default all
 * @param within selects the element that is looked at; by default the page is
 */
async function grave(page: Page, only?: string[], within?: string): Promise<string[]> {
  const options: RunOptions = only ? { runOnly: { type: 'rule', values: only } } : { rules: EXPERIMENTAL };
  const violations = await violationsIn(page, options, within);
  return violations
    .filter(
      ({ id, impact }) => impact === 'serious' || impact === 'critical' || id in EXPERIMENTAL || MODERATE.includes(id),
    )
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 140)).join(' | ')}`);
}

/** Expects no serious finding of axe on the current page or in an element of it, in light and in dark mode. */
async function seenInBothSchemes(page: Page, within?: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const)
    await test.step(`342: ${scheme}: no serious finding`, async () => {
      await page.emulateMedia({ colorScheme: scheme });
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      expect(await grave(page, scheme === 'dark' ? OF_COLORS : undefined, within)).toEqual([]);
    });
}

for (const [who, path, answers] of pages) {
  test(`342-343: ${path} of a ${who}: no serious finding in light or dark, no scrolling sideways at 360 px`, async ({
    page,
    open,
  }) => {
    await whole(page, await open(path, answers));
    await seenInBothSchemes(page);
    await test.step('343: at 360 px it does not scroll sideways', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('link', { name: 'Citation Finder' }).first()).toBeVisible();
    });
  });
}

for (const [name, path, answers, reach] of states) {
  test(`342: ${name}: no serious finding in light or dark`, async ({ page, open }) => {
    await open(path, answers);
    await reach(page);
    await seenInBothSchemes(page);
  });
}

/** Results in every state, by what is said of them. */
const results: Record<string, VerificationResult> = {
  ...byStatus,
  'missing details': { ...incomplete, problem: 'missing' },
  'wrong details': { ...incomplete, problem: 'differs' },
  'two works in one': chimera,
  'a retracted work': retracted,
  'a kind that no database covers': { ...unknown, reasonCodes: ['not-covered'] },
  'not found where 71 of 100 are': { ...unknown, reasonCodes: ['not-found'], expected: 0.71 },
};

test('342: an opened result in each state: no serious finding in light or dark', async ({ page, open }) => {
  const all = { processedCount: Object.keys(results).length, results: Object.values(results) };
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok(all) });
  await verify(page, citations(all.processedCount));
  for (const [index, name] of Object.keys(results).entries())
    await test.step(name, async () => {
      const row = page.locator(`[data-row="${index}"]`);
      await row.click();
      await expect(row).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('group', { name: 'Verdict' })).toHaveCount(1);
      // The page around the rows is the same each time.
      await seenInBothSchemes(page, index === 0 ? undefined : `li:has([data-row="${index}"])`);
    });
});

test('343: results and plans at 360 px', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/', signedIn);
  await verify(page, 'One citation, 2020.');
  await page.getByTestId('single-result').waitFor();
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await verify(page, 'a\nb');
  await page.locator('[data-row="0"]').click();
  await settled(page);
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await openList(page);
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
});

const dialogs: [string, Answers, Record<string, (page: Page) => Locator>, ((page: Page) => Promise<void>)?][] = [
  [
    '/',
    signedOut,
    {
      login: (page) => page.getByRole('banner').getByRole('button', { name: 'Login' }),
      'sign-up': (page) => page.getByRole('banner').getByRole('button', { name: 'Sign Up' }),
      'a worked example': (page) => page.getByRole('button', { name: 'See the full result' }),
    },
  ],
  [
    '/dashboard',
    signedIn,
    {
      plans: (page) => page.getByRole('button', { name: 'Upgrade plan' }),
      canceling: (page) => page.getByRole('button', { name: 'Cancel subscription' }),
    },
  ],
  [
    '/citations',
    signedIn,
    {
      'deleting the history': (page) => page.getByRole('button', { name: 'Delete all' }),
      links: (page) => page.getByRole('button', { name: 'Shared links' }),
    },
  ],
  ['/desk', signedIn, { 'a new collection': (page) => page.getByRole('button', { name: 'New collection' }) }],
  ['/desk/k1', signedIn, { 'settings of a collection': (page) => page.getByRole('button', { name: 'Settings' }) }],
  [
    '/desk/k1/papers/p7',
    signedIn,
    { 'a letter': (page) => page.getByRole('button', { name: 'Letter to the authors' }) },
  ],
  [
    '/account',
    signedIn,
    {
      'a new key': (page) => page.getByRole('button', { name: 'New key' }),
      'deleting the account': (page) => page.getByRole('button', { name: 'Delete my account' }),
      deliveries: (page) => page.getByRole('button', { name: /^Deliveries/ }),
      'a new webhook': (page) => page.getByRole('button', { name: 'New endpoint' }),
    },
  ],
  [
    '/',
    { ...signedIn, 'POST /api/citations/verify': ok({ ...byStatus.fake, id: 'c1' }) },
    {
      'I checked this': (page) => page.getByRole('button', { name: 'I checked this' }),
      sharing: (page) => page.getByRole('button', { name: 'Share', exact: true }),
    },
    async (page) => {
      await verify(page, 'One.');
      await page.getByRole('button', { name: 'More', exact: true }).click();
    },
  ],
];

for (const [path, answers, openers, reach] of dialogs) {
  test(`341-342: the dialogs of ${Object.keys(openers).join(', ')} have no serious finding, hold the focus, close on Escape and give it back`, async ({
    page,
    open,
  }) => {
    await open(path, answers);
    await reach?.(page);
    for (const [name, openerOf] of Object.entries(openers)) {
      await test.step(name, async () => {
        const opener = openerOf(page);
        await opener.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        expect(await grave(page)).toEqual([]);
        for (let n = 0; n < 12; n += 1) {
          await page.keyboard.press('Tab');
          expect(
            await page.evaluate(
              "document.querySelector('[role=dialog]').closest('.MuiDialog-root').contains(document.activeElement)",
            ),
          ).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    }
  });
}

test('the scheme is chosen before the first paint and kept', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open('/', signedOut);
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('#root', { state: 'attached' });
  expect(await page.evaluate("document.documentElement.getAttribute('data-color-scheme')")).toBe('dark');
});
