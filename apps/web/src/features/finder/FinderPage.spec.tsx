import type { FindResponse } from '@veracite/contracts/find';
import { screen, waitFor, within } from '@testing-library/react';
import { found, foundWork } from '@veracite/testing/web-answers/finder';
import { ok, signedIn } from '@veracite/testing/web-answers/table';
import { all, findEach, findOne, findToast, open, openFold, wordsOf } from '../../../testing/open';
import { sent } from '../../../testing/server';

const finder = '/citation-finder';
const moreFields = () => openFold(/^More fields/);
const billingCalls = (calls: { path: string }[]) => calls.filter(({ path }) => path === '/api/payments/billing').length;

test('153-154, 157: the fields of the finder', async () => {
  await open(finder, signedIn);
  await moreFields();
  for (const name of [
    'Title',
    'Author(s)',
    'Journal / Publisher',
    'Publication Year',
    'DOI',
    'Keywords / Abstract Text',
  ])
    expect(screen.getByLabelText(name)).toBeVisible();
  const year = screen.getByLabelText('Publication Year');
  expect(year).toHaveAttribute('type', 'number');
  expect(year).toHaveAttribute('min', '1900');
  expect(year).toHaveAttribute('max', String(new Date().getUTCFullYear() + 1));
  const format = screen.getByRole('combobox', { name: 'Preferred format' });
  expect(format).toHaveValue('apa');
  expect(wordsOf(within(format).getAllByRole('option'))).toEqual(['APA 7th', 'MLA 9th', 'Chicago 17th']);
});

test('155-156, 158: a year out of range and an empty search are refused', async () => {
  const { calls, fill, send } = await open(finder, signedIn);
  await waitFor(() => expect(screen.getByTestId('credits-badge')).toHaveTextContent('63'));
  await send();
  expect(await screen.findByText('At least one search field must be provided')).toBeVisible();
  await fill('Title', 'x');
  await waitFor(() => expect(screen.queryByText('At least one search field must be provided')).toBeNull());
  await fill('Title', '');
  await moreFields();
  await fill('Publication Year', '2020');
  await send();
  expect(await screen.findByText('At least one search field must be provided')).toBeVisible();
  await fill('Title', 'x');
  for (const year of ['1899', String(new Date().getUTCFullYear() + 2)]) {
    await fill('Publication Year', year);
    await send();
    expect(await screen.findByText(/Please enter a year from 1900/)).toBeVisible();
  }
  expect(sent(calls, '/api/citations/find')).toHaveLength(0);
});

test('161-168: a search: what is sent, what is shown, what is copied', async () => {
  const answer = {
    ...found,
    totalFound: 4,
    results: [
      foundWork,
      ...[0.9, 0.7, 0.69].map((confidence, n) => ({
        ...foundWork,
        id: `x${n}`,
        confidence,
        abstract: 'b'.repeat(300 + n),
      })),
    ],
  };
  const { calls, fill, send, press } = await open(finder, { ...signedIn, 'POST /api/citations/find': ok(answer) });
  await fill('Title', ' attention ');
  await moreFields();
  await fill('Publication Year', '2017');
  const before = billingCalls(calls);
  await send();
  const cards = await findEach('[data-result]');
  expect(cards).toHaveLength(4);
  expect(sent(calls, '/api/citations/find')[0]?.body).toEqual({ title: 'attention', year: 2017, format: 'apa' });
  await waitFor(() => expect(billingCalls(calls)).toBeGreaterThan(before + 1));
  const first = cards[0]!;
  for (const text of [
    'Attention is all you need',
    'Ashish Vaswani, Noam Shazeer, Niki Parmar',
    foundWork.journal ?? '',
    /2017/,
    /Volume 30/,
    /Pages 5998/,
    /Source: arXiv/,
  ])
    expect(within(first).getAllByText(text)[0]).toBeVisible();
  expect(
    within(first)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(expect.arrayContaining([`https://doi.org/${foundWork.doi}`, foundWork.url]));
  expect(wordsOf(all('[data-abstract]', first))).toEqual([`${foundWork.abstract?.slice(0, 300)}…`]);
  expect(wordsOf(all('[data-abstract]', cards[1]))).toEqual(['b'.repeat(300)]);
  expect(wordsOf(all('[data-abstract]', cards[2]))).toEqual([`${'b'.repeat(300)}…`]);
  const badges = all('[data-variant]');
  expect(wordsOf(badges)).toEqual(['87% match', '90% match', '70% match', '69% match']);
  expect(badges.map((badge) => badge.getAttribute('data-variant'))).toEqual([
    'secondary',
    'default',
    'secondary',
    'outline',
  ]);
  for (const card of cards) expect(wordsOf(within(card).getAllByRole('button', { name: /^Copy / })).length).toBe(3);
  for (const style of ['apa', 'mla', 'chicago'] as const) {
    const plain = foundWork.formattedCitations[style].replaceAll('*', '');
    expect(first).toHaveTextContent(plain);
    await press(`Copy ${style.toUpperCase()}`, first);
    expect(await findToast('Citation Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(plain);
  }
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await press('Copy APA', first);
  expect(await findToast('Copy Failed')).toHaveTextContent('Failed to copy citation to clipboard');
});

test('311: works that fit equally well: one question narrows them, links name their databases, further pages are free', async () => {
  const links = [
    { source: 'arXiv', url: 'https://arxiv.org/abs/1' },
    { source: 'DBLP', url: 'https://dblp.org/rec/1' },
  ];
  const works = [2014, 2016].map((year) => ({ ...foundWork, id: `w${year}`, title: `Found in ${year}`, year, links }));
  const answer: FindResponse = {
    ...found,
    totalFound: 3,
    results: works,
    searchId: 's1',
    page: 1,
    totalPages: 2,
    followUp: {
      about: 'year',
      text: 'Was it 2014 or 2016?',
      options: [2014, 2016].map((year) => ({ answer: String(year), works: [`w${year}`] })),
      gain: 1,
    },
  };
  const second = { ...answer, page: 2, results: [{ ...foundWork, id: 'w3', title: 'Found later' }] };
  const { calls, fill, send, press } = await open(finder, {
    ...signedIn,
    'POST /api/citations/find': ok(answer),
    'GET /api/citations/find/s1': ok(second),
  });
  await fill('Title', 'found');
  await send();
  const cards = await findEach('[data-result]');
  expect(cards).toHaveLength(2);
  expect(within(cards[0]!).getByRole('link', { name: 'DBLP' })).toHaveAttribute('href', 'https://dblp.org/rec/1');
  const question = screen.getByRole('group', { name: 'Was it 2014 or 2016?' });
  await press('2016', question);
  await waitFor(() => expect(all('[data-result]')).toHaveLength(1));
  expect(all('[data-result]')[0]).toHaveTextContent('Found in 2016');
  await press('Show all', question);
  await waitFor(() => expect(all('[data-result]')).toHaveLength(2));
  await press('Show more');
  await waitFor(() => expect(all('[data-result]')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(sent(calls, '/api/citations/find')).toHaveLength(1);
});

test('169-170: nothing found gives four tips; Clear Form starts again', async () => {
  const { user, fill, press } = await open(finder, {
    ...signedIn,
    'POST /api/citations/find': ok({ ...found, totalFound: 0, results: [] }),
  });
  await fill('Title', 'x');
  await moreFields();
  const others = ['Author(s)', 'Journal / Publisher', 'Publication Year', 'DOI', 'Keywords / Abstract Text'];
  for (const name of others) await fill(name, '2001');
  await user.selectOptions(screen.getByLabelText('Preferred format'), 'mla');
  await press('Find Citations');
  const nothing = await screen.findByRole('heading', { name: 'No Citations Found' });
  const tips = wordsOf(within(screen.getByRole('main')).getAllByRole('listitem'));
  expect(tips).toHaveLength(4);
  expect(screen.getByText(/Nothing was charged/)).toBeVisible();
  for (const [index, tip] of [/fewer/i, /spelling of author names/, /partial title|keywords/i, /DOI/].entries())
    expect(tips[index]).toMatch(tip);
  await press('Clear Form');
  await waitFor(() => expect(nothing).not.toBeInTheDocument());
  for (const name of ['Title', 'Author(s)', 'Journal / Publisher', 'DOI', 'Keywords / Abstract Text'])
    expect(screen.getByLabelText(name)).toHaveValue('');
  expect(screen.getByLabelText('Publication Year')).toHaveValue(null);
  expect(screen.getByLabelText('Preferred format')).toHaveValue('apa');
});

test('works that match equally well are shown and asked about, however many share the chance', async () => {
  const works = Array.from({ length: 12 }, (_, index) => ({
    ...foundWork,
    id: `w${index}`,
    year: 2000 + index,
    confidence: 0.08,
  }));
  const options = works.slice(0, 2).map(({ id, year }) => ({ answer: String(year), works: [id] }));
  const followUp = { about: 'year', text: 'Was it 2000 or 2001?', options, gain: 1 };
  const { fill, send } = await open(finder, {
    ...signedIn,
    'POST /api/citations/find': ok({ ...found, totalFound: 12, results: works, followUp }),
  });
  await fill('Title', 'attention');
  await send();
  expect(await findEach('[data-result]')).toHaveLength(12);
  expect(screen.getByText('Was it 2000 or 2001?')).toBeVisible();
  expect(screen.queryByText(/unlikely/)).toBeNull();
});

test('S10: the finder: one box, unlikely works folded, the DOI once, the preferred style first', async () => {
  const doi = foundWork.doi ?? '';
  const works = [
    { ...foundWork, url: `https://doi.org/${doi}` },
    { ...foundWork, id: 'w2', title: 'Hardly', confidence: 0.02 },
  ];
  const followUp = { text: 'Which year?', options: [{ answer: '2017', works: ['w1'] }] };
  const { user, fill, send } = await open(finder, {
    ...signedIn,
    'POST /api/citations/find': ok({ totalFound: 2, searchTime: 5, query: {}, results: works, followUp }),
  });
  expect(screen.getByLabelText('DOI')).not.toBeVisible();
  await fill('Title', 'attention');
  await user.selectOptions(screen.getByLabelText('Preferred format'), 'mla');
  await send();
  const first = await findOne('[data-result=w1]');
  expect(all('[data-style]', first)[0]).toHaveAttribute('data-style', 'MLA');
  expect(within(first).getAllByRole('link', { name: new RegExp(doi.replace('.', '\\.')) })).toHaveLength(1);
  expect(screen.queryByText('Which year?')).toBeNull();
  expect(all('[data-result=w2]')).toHaveLength(0);
  await openFold('1 unlikely work');
  expect(await findOne('[data-result=w2]')).toBeVisible();
});

test('the price is shown; the same search again has the same key and costs nothing, unless nothing was found', async () => {
  let answer = { ...found, totalFound: 1, results: [foundWork] };
  const keys: (string | undefined)[] = [];
  const { fill, send } = await open(finder, {
    ...signedIn,
    'POST /api/citations/find': (request) => {
      keys.push(request.headers()['idempotency-key']);
      return { body: answer };
    },
  });
  expect(screen.getByText('Costs at most 1 credit')).toBeVisible();
  const search = async (title: string) => {
    const before = keys.length;
    await fill('Title', title);
    await send();
    await waitFor(() => expect(keys).toHaveLength(before + 1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Find Citations' })).toBeEnabled());
    return keys.at(-1);
  };
  const first = await search('kettles');
  expect(await search('kettles')).toBe(first);
  answer = { ...found, totalFound: 0, results: [] };
  const other = await search('teapots');
  expect(other).not.toBe(first);
  expect(await search('teapots')).not.toBe(other);
});

test.each([
  ['only the local library answered', ['Local library'], 1],
  ['another database answered too', ['Local library', 'Crossref'], 0],
  ['a database answered alone', ['Crossref'], 0],
])('the finder says whether only its library answered: %s', async (_name, names, notices) => {
  const consulted = ['Local library', 'Crossref'].map((source) => ({
    source,
    question: 'search',
    outcome: names.includes(source) ? 'answered' : 'failed',
    ms: 1,
  }));
  const { fill, send } = await open(finder, {
    ...signedIn,
    'POST /api/citations/find': ok({ ...found, totalFound: 1, results: [foundWork], consulted }),
  });
  await fill('Title', 'attention');
  await send();
  await findEach('[data-result]');
  expect(screen.queryAllByText(/^Only the local library answered/)).toHaveLength(notices);
});
