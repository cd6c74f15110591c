import { screen, waitFor, within } from '@testing-library/react';
import { sourceReport } from '@veracite/testing/web-answers/sources';
import { never, ok, signedIn } from '@veracite/testing/web-answers/table';
import { all, findOne, findToast, isBefore, open, wordsOf } from '../../../testing/open';
import { sent } from '../../../testing/server';

const checked = (data: unknown) => ({ ...signedIn, 'POST /api/sources/verify': ok({ success: true, data }) });
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');
const facts = () => wordsOf(within(panel()).getAllByRole('term'));
const values = () => wordsOf(within(panel()).getAllByRole('definition'));
const tile = (label: string) => findOne(`[data-tile="${label}"]`);

test('206-209, 212-214: the form of the source checker', async () => {
  const { calls, user, fill, press, choose } = await open('/source-checker', signedIn);
  expect(await screen.findByTestId('credits-badge')).toHaveTextContent('63');
  expect(screen.getByLabelText('Source')).toHaveAttribute('placeholder', 'Enter URL, DOI, journal name, or author...');
  const type = screen.getByRole('combobox', { name: 'Input type' });
  expect(type).toHaveTextContent(/^Website\/URL$/);
  await user.click(type);
  const types = screen.getAllByRole('option');
  expect(wordsOf(types)).toEqual(['Website/URL', 'DOI', 'Journal', 'Author']);
  expect(types.map((option) => option.getAttribute('data-value'))).toEqual(['url', 'doi', 'journal', 'author']);
  await user.keyboard('{Escape}');
  await fill('Source', 'ab');
  await press('Verify Source');
  expect(await screen.findByText('Please enter a source to check')).toBeVisible();
  expect(sent(calls, '/api/sources/verify')).toHaveLength(0);
  await fill('Source', 'abc');
  await choose('Input type', 'Journal');
  await press('Verify Source');
  expect(await screen.findByTestId('source-result')).toBeVisible();
  expect(sent(calls, '/api/sources/verify')[0]?.body).toEqual({
    input: 'abc',
    inputType: 'journal',
    options: { includeAlternatives: true, detailedAnalysis: true, fieldContext: 'academic', urgency: 'medium' },
  });
  await press('Clear');
  await waitFor(() => expect(screen.queryByTestId('source-result')).toBeNull());
  expect(screen.getByLabelText('Source')).toHaveValue('');
  expect(type).toHaveTextContent(/^Website\/URL$/);
});

test('213: while it waits: the words and 66', async () => {
  const { fill, send } = await open('/source-checker', { ...signedIn, 'POST /api/sources/verify': never });
  await fill('Source', 'Nature');
  await send();
  expect(await screen.findByText('Verifying source authenticity...')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '66');
});

test.each([
  ['high', 'High', 'valid'],
  ['medium', 'Medium', 'incomplete'],
  ['low', 'Low', 'fake'],
])('215-216, 228-229: %s trust', async (trustLevel, label, tone) => {
  const cacheHit = trustLevel === 'low';
  const { calls, fill, send } = await open('/source-checker', checked({ ...sourceReport, trustLevel, cacheHit }));
  const billingCalls = () => calls.filter(({ path }) => path === '/api/payments/billing').length;
  await fill('Source', 'Nature');
  const before = billingCalls();
  await send();
  const toast = await findToast(`Verification Complete - ${label} Trust`);
  expect(toast).toHaveTextContent('Overall score: 88/100. Verified across 4 databases.');
  expect(within(toast).queryAllByRole('alert')).toHaveLength(trustLevel === 'low' ? 1 : 0);
  expect(all('[data-tone]', screen.getByTestId('source-result'))[0]).toHaveAttribute('data-tone', tone);
  expect(screen.queryAllByText('Cached')).toHaveLength(cacheHit ? 1 : 0);
  await waitFor(() => expect(billingCalls()).toBeGreaterThan(before + 1));
});

test('an aspect of which nothing is known has no score', async () => {
  const { credibility, content } = sourceReport;
  const unknown = {
    ...sourceReport,
    credibility: { ...credibility, score: null },
    content: { ...content, quality: null },
  };
  const { user, fill, send } = await open('/source-checker', checked(unknown));
  await fill('Source', '10.9999/none');
  await send();
  await screen.findByTestId('advice');
  expect(wordsOf(all('[data-tile] > :nth-child(2)'))).toEqual(['88', '–', '75', '–']);
  await user.click(tab('Credibility'));
  expect(within(panel()).getAllByRole('definition')[0]).toHaveTextContent(/^Not known$/);
});

test('too little known gives no score, and holds nothing against the source', async () => {
  const existence = { ...sourceReport.existence, exists: false, confidence: 0 };
  const nothingKnown = { ...sourceReport, insufficientEvidence: true, existence };
  const { user, fill, send } = await open('/source-checker', checked(nothingKnown));
  await fill('Source', 'abc');
  await send();
  expect(await findToast('Verification Complete - Not enough evidence')).toHaveTextContent('so no score is given');
  expect(all('[data-tile]')).toEqual([]);
  expect(screen.queryByRole('meter', { name: 'Overall score' })).toBeNull();
  expect(screen.getByTestId('source-result')).not.toHaveTextContent(/±|–100|\d%/);
  await user.click(tab('Credibility'));
  expect(panel()).not.toHaveTextContent('/100');
});

test('217-227: the report on a source', async () => {
  const { user, fill, send } = await open('/source-checker', signedIn);
  await fill('Source', 'Nature');
  await send();
  const result = await screen.findByTestId('source-result');
  expect(within(result).getByRole('heading', { name: 'Nature' })).toBeVisible();
  expect(result).toHaveTextContent('Verified in 734 ms');
  expect(result).toHaveTextContent('±10');
  for (const [label, tone, note] of [
    ['Overall score', 'valid', '88'],
    ['Credibility', 'valid', '921,250,000 citations'],
    ['Authenticity', 'incomplete', '751 warning'],
    ['Content quality', 'formatting', '59Journal'],
  ] as const) {
    expect(await tile(label)).toHaveAttribute('data-tone', tone);
    expect((await tile(label)).textContent).toContain(label + note);
  }
  expect(result).toHaveTextContent('4 databases checked');
  expect(result).toHaveTextContent('7 API calls made');
  expect(result).toHaveTextContent('Existence verified in 3 sources');
  expect(wordsOf(screen.getAllByRole('tab'))).toEqual([
    'Existence',
    'Credibility',
    'Authenticity',
    'Publisher',
    'Recommendations',
  ]);
  expect(facts()).toEqual(['Exists', 'Verified in', 'Confidence', 'Notes']);
  expect(values()).toEqual(['Yes', 'CrossrefOpenAlexWikidata', '97%', 'Published since 1869.']);
  await user.click(tab('Credibility'));
  expect(facts()).toEqual([
    'Score',
    'Analysis',
    'Peer review',
    'Impact factor',
    'Citation count',
    'Author reputation',
    'Indexed in',
  ]);
  expect(values()).toEqual([
    '92/100',
    'Peer reviewed, long indexed, widely cited.',
    'Yes',
    'Not known',
    '1,250,000',
    '',
    'PubMedDBLP',
  ]);
  expect(all('[data-star="filled"]', panel())).toHaveLength(3);
  expect(all('[data-star="empty"]', panel())).toHaveLength(2);
  await user.click(tab('Authenticity'));
  expect(facts()).toEqual([
    'Score',
    'Domain',
    'Secure connection (SSL)',
    'Content integrity',
    'Publisher verification',
    'Warnings',
  ]);
  expect(values()).toEqual([
    '75/100',
    'Yes',
    'Yes',
    'Not known',
    'Yes',
    'Clone sites are known.Reach the journal through its ISSN record.',
  ]);
  await user.click(tab('Publisher'));
  expect(facts()).toEqual(['Name', 'Type', 'Reputation', 'Indexed in', 'Warnings']);
  expect(values().slice(0, 4)).toEqual(['Springer Nature', 'Commercial publisher', '85/100', 'Crossref']);
  await user.click(tab('Recommendations'));
  expect(facts()).toEqual([
    'Should you use it?',
    'Confidence',
    'Reasons',
    'Usage guidelines',
    'Improvements',
    'Warnings',
  ]);
  expect(values().slice(0, 5)).toEqual([
    'Yes',
    '94%',
    'Confirmed by three registries.',
    'Cite the version of record.',
    'Add the DOI.',
  ]);
  for (const text of ['Science', 'The same scope.', '93% quality', 'Journal', 'https://www.science.org/'])
    expect(panel()).toHaveTextContent(text);
  expect(isBefore(result, screen.getByRole('heading', { name: 'How it works' }))).toBe(true);
});

test.each([
  [80, 'valid'],
  [79, 'incomplete'],
  [60, 'incomplete'],
  [59, 'formatting'],
  [40, 'formatting'],
  [39, 'fake'],
])('219: a score of %i is %s', async (overallScore, tone) => {
  const { fill, send } = await open('/source-checker', checked({ ...sourceReport, overallScore }));
  await fill('Source', 'Nature');
  await send();
  expect(await tile('Overall score')).toHaveAttribute('data-tone', tone);
});

test.each([
  ['Address not allowed.', { success: false, error: 'Address not allowed.' }],
  ['Verification failed', { success: false }],
])('230: success false: %s', async (text, body) => {
  let answer: unknown = { success: true, data: sourceReport };
  const { fill, send } = await open('/source-checker', {
    ...signedIn,
    'POST /api/sources/verify': () => ({ body: answer }),
  });
  await fill('Source', 'Nature');
  await send();
  expect(await screen.findByTestId('source-result')).toBeVisible();
  answer = body;
  await send();
  expect(await findToast('Verification Failed')).toHaveTextContent(text);
  expect(screen.queryByTestId('source-result')).toBeNull();
});

test('S9: a source: no advice against what is not known, a scale with figures, a DOI that is none, a bare reply', async () => {
  const { overallScore, trustLevel, inputValue } = sourceReport;
  let data: unknown = { ...sourceReport, insufficientEvidence: true };
  const { user, fill, send, choose } = await open('/source-checker', {
    ...signedIn,
    'POST /api/sources/verify': () => ({ body: { success: true, data } }),
  });
  await fill('Source', 'Nature');
  await send();
  expect(await screen.findByTestId('advice')).toHaveTextContent('nothing was charged');
  await user.click(tab('Recommendations'));
  expect(within(panel()).getAllByRole('definition')[0]).toHaveTextContent(/^Not known$/);
  data = sourceReport;
  await send();
  expect(await screen.findByRole('meter', { name: 'Overall score' })).toHaveTextContent('020406080100');
  data = { overallScore, trustLevel, inputValue, verificationTime: 5 };
  await send();
  await waitFor(() => expect(screen.getByTestId('source-result')).toHaveTextContent('Nature'));
  await choose('Input type', 'DOI');
  await fill('Source', 'not a doi');
  await send();
  expect(await screen.findByText(/This does not look like a DOI/)).toBeVisible();
});

test('the balance sheet of a source: both sides, their weight, who says so, and which databases failed', async () => {
  const { fill, send } = await open('/source-checker', signedIn);
  await fill('Source', 'Nature');
  await send();
  const sheet = await screen.findByRole('region', { name: 'For and against' });
  expect(all('[data-side="for"]', sheet)[0]).toHaveTextContent('Registered with Crossref since 2002.2 points');
  expect(all('[data-side="against"]', sheet)[0]).toHaveTextContent('To dispute this: Write to the owner of the list.');
  expect(within(sheet).getAllByRole('link', { name: /^Crossref/ })[0]).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
  expect(sheet).toHaveTextContent('Did not answer: DOAJ.');
});
