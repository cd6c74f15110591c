import type { VerificationResult } from '@veracite/contracts/citations';
import { never, ok, signedIn, signedOut } from '@veracite/testing/web-answers/table';
import { byStatus, chimera, incomplete, retracted } from '@veracite/testing/web-answers/results';
import { PASTED, SUMMARY } from '../pasted';
import { read, verify, type Screen } from './screen';

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

/** Works that cite one which no database holds. */
const CITING = [
  {
    family: 'Ostrander',
    given: 'Zelda',
    title: 'Water in the towns of the province',
    journal: 'Water Letters',
    year: 2014,
  },
  {
    family: 'Pfeiffer',
    given: 'Joerg',
    title: 'On lakes that dry up in summer',
    journal: 'Limnology Today',
    year: 2017,
  },
  { family: 'de la Cruz', given: 'Maria', title: 'Soils after the flood', journal: 'Soil Science', year: 2020 },
].map(({ family, given, title, journal, year }, at) => ({
  csl: {
    type: 'article-journal' as const,
    title,
    author: [{ family, given }],
    'container-title': journal,
    issued: { 'date-parts': [[year]] },
  },
  doi: `10.5555/citing.${at}`,
  standing: 'current' as const,
}));

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
    await page.getByText('In-text citation and other styles').click();
    await page.getByLabel('Cited as').selectOption(style);
    await page.locator('[data-form]').first().waitFor();
  },
});

export const checkerScreens: Screen[] = [
  {
    name: 'home-example',
    path: '/',
    answers: signedOut,
    window: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Retracted' }).click();
      await page.getByRole('button', { name: 'See the full result' }).click();
    },
  },
  {
    name: 'home-not-kept',
    path: '/',
    answers: signedIn,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Paste Example' }).click();
      await page.getByRole('checkbox', { name: 'Do not keep this text' }).check();
    },
  },
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
      await page.getByText(SUMMARY).waitFor();
    },
  },
  {
    name: 'entries-open',
    path: '/',
    answers: read(signedOut),
    reach: async (page) => {
      await page.getByRole('textbox', { name: /references/i }).fill(PASTED);
      await page.getByText(SUMMARY).waitFor();
      await page.getByRole('button', { name: 'Edit the list' }).click();
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
      await page.getByRole('button', { name: 'Split it into citations' }).click();
      await page.getByRole('button', { name: 'Split at the cursor' }).waitFor();
    },
  },
  {
    name: 'entries-bibliography',
    path: '/bibliography-checker',
    answers: read(signedIn),
    reach: async (page) => {
      await page.getByRole('textbox', { name: /bibliography/i }).fill(PASTED);
      await page.getByText(SUMMARY).waitFor();
    },
  },
  ...Object.entries(byStatus).map(([status, body]) => result(status, body)),
  forms('text-apa'),
  forms('nature-genetics'),
  result('cited', { ...byStatus.unknown, citedBy: CITING, suggestions: [] }),
  result('kept', { ...byStatus.valid, id: 'r1' }),
  result('chimera', chimera),
  result('retracted', retracted),
  {
    name: 'pending',
    path: '/',
    answers: { ...signedIn, 'POST /api/citations/verify': never },
    reach: async (page) => {
      await verify(incomplete)(page);
      await page.getByRole('heading', { name: 'Verifying citation...' }).waitFor();
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
