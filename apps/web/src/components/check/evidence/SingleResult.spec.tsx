import type { VerificationResult } from '@veracite/contracts/citations';
import { screen, waitFor, within } from '@testing-library/react';
import { icons } from '@veracite/contracts/states';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { byStatus, chimera, fake, incomplete, retracted, unknown, valid } from '@veracite/testing/web-answers/results';
import { fault, never, ok, signedIn, type Answer } from '@veracite/testing/web-answers/table';
import { saved, streams } from '../../../../testing/browser';
import {
  all,
  findOne,
  findToast,
  isBefore,
  open,
  openFold,
  passTime,
  toasts,
  unfold,
  wordsOf,
} from '../../../../testing/open';
import { sent } from '../../../../testing/server';

/** Checks a citation that is answered with a result. */
async function show(body: unknown) {
  const page = await open('/', { ...signedIn, 'POST /api/citations/verify': ok(body) });
  await page.verify('One citation, 2020.');
  return { ...page, panel: await screen.findByTestId('single-result') };
}
const heading = (name: string) => screen.getAllByRole('heading', { name })[0]!;
const clipboard = () => navigator.clipboard.readText();

test('80: the pending panel', async () => {
  const { verify } = await open('/', { ...signedIn, 'POST /api/citations/verify': never });
  await verify('c');
  expect(await screen.findByRole('heading', { name: 'Verifying citation...' })).toBeVisible();
  expect(screen.getByText('Checking against academic databases')).toBeVisible();
});

test.each([
  ['valid', 'valid', 'Valid', 'check'],
  ['incomplete', 'incomplete', 'Incomplete', 'warning'],
  ['fake', 'fake', 'Invalid', 'cross'],
  // The second line says why.
  ['unknown', 'unknown', 'UnknownNo reliable answer', 'question'],
] as const)('81-83: %s is the %s badge %s with the icon %s', async (status, tone, label, icon) => {
  const { panel } = await show(byStatus[status]);
  const [badge] = all('[data-tone]', panel);
  expect(badge).toHaveTextContent(new RegExp(`^${label}$`));
  expect(badge).toHaveAttribute('data-tone', tone);
  expect(all('svg', badge)).toHaveLength(1);
  expect(all('path', badge).map((path) => path.getAttribute('d'))).toEqual(icons[icon]);
  expect(within(panel).queryByText(/\bfake\b/i)).toBeNull();
});

test('83: unknown can be asked again and is never the red card', async () => {
  const { calls, press } = await show(unknown);
  expect(await findOne('[data-message="unknown"]')).toHaveTextContent('Could not be verified');
  expect(screen.queryByText('Citation Not Verified')).toBeNull();
  expect(screen.getByText('Costs at most 1 credit')).toBeVisible();
  await press('Check again');
  const recheck = /^\/api\/checks\/[^/]+\/entries\/0\/run$/;
  await waitFor(() => expect(calls.filter(({ path }) => recheck.test(path))).toHaveLength(1));
});

test('84-85: the record, and its DOI in a new tab', async () => {
  const { panel } = await show(valid);
  const record = within(panel).getByRole('group', { name: 'The record' });
  const facts = wordsOf(within(record).getAllByRole('definition'));
  expect(wordsOf(within(record).getAllByRole('term')).slice(0, 4)).toEqual(['Title', 'Authors', 'Year', 'Venue']);
  expect(facts.slice(0, 4)).toEqual([
    'Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid',
    'J. D. Watson, F. H. C. Crick',
    '1953',
    'Nature',
  ]);
  const [doi] = within(panel).getAllByRole('link', { name: /10\.1038\/171737a0/ });
  expect(doi).toHaveAttribute('href', 'https://doi.org/10.1038/171737a0');
  expect(doi).toHaveAttribute('target', '_blank');
});

test('a valid citation with a volume that no record confirms does not claim that every field agrees', async () => {
  const reason = 'Confirmed by Crossref. No record confirms volume 9.';
  const evidence = [...valid.evidence, { field: 'volume' as const, cited: '9', agreement: 'extra' as const }];
  const { panel } = await show({ ...valid, reason, evidence });
  const card = within(panel).getByRole('group', { name: 'Verdict' });
  expect(card).toHaveTextContent('No record confirms volume 9.');
  expect(card).not.toHaveTextContent('every field you gave agrees');
});

test('where a work can be looked up is linked', async () => {
  const reason =
    'Not covered. It can be looked up here: ProQuest (https://www.proquest.com), the site of the newspaper.';
  const { panel } = await show({ ...unknown, reason });
  const card = within(panel).getByRole('group', { name: 'Verdict' });
  expect(card).toHaveTextContent('You were not charged.');
  expect(within(card).getByRole('link', { name: /proquest/ })).toHaveAttribute('href', 'https://www.proquest.com');
});

test('84: absent fields are left out', async () => {
  await show({ ...valid, extractedDetails: { title: 'Only a title' } });
  const card = screen.getByRole('group', { name: 'The record' });
  expect(wordsOf(within(card).getAllByRole('term'))).toEqual(['Title']);
});

test.each([
  ['incomplete', incomplete, /Details: Year is 1953/],
  ['fake', { ...fake, reason: undefined }, undefined],
] as const)('88: the details of the card %s are the reason, if there is one', async (message, result, details) => {
  await show(result);
  const card = await findOne(`[data-message="${message}"]`);
  if (details) expect(card).toHaveTextContent(details);
  else expect(card).not.toHaveTextContent('Details:');
});

test('86, 88: fake: the red card with its details', async () => {
  const { panel } = await show(fake);
  const card = await findOne('[data-message="fake"]');
  expect(within(card).getByRole('heading')).toHaveTextContent(/^Citation Not Verified$/);
  expect(card).toHaveTextContent(
    'This citation could not be verified in any academic database. Please check the journal name, author names, publication year, and other details for accuracy.',
  );
  expect(card).toHaveTextContent(/Details: Crossref, OpenAlex/);
  expect(within(panel).queryByRole('region', { name: 'Corrected Citation' })).toBeNull();
});

test('87-88: incomplete: the amber card is before the correction; without reason no details', async () => {
  const { panel } = await show({ ...incomplete, reason: undefined });
  const card = await findOne('[data-message="incomplete"]');
  expect(within(card).getByRole('heading')).toHaveTextContent(/^Incomplete Citation$/);
  expect(card).toHaveTextContent(
    'This citation was partially verified but is missing some elements for complete accuracy.',
  );
  expect(within(panel).queryByText(/Details:/)).toBeNull();
  expect(isBefore(heading('Incomplete Citation'), heading('Corrected Citation'))).toBe(true);
});

test('89-94: valid: the correction in three styles, without asterisks, each copied with a word', async () => {
  const { panel, press } = await show(valid);
  expect(all('[data-message]', panel)).toHaveLength(0);
  const card = within(panel).getByRole('region', { name: 'Corrected Citation' });
  expect(wordsOf(within(card).getAllByRole('heading', { level: 3 }))).toEqual(['APA', 'MLA', 'CHICAGO']);
  expect(card).not.toHaveTextContent('*');
  jest.useFakeTimers();
  for (const style of ['apa', 'mla', 'chicago'] as const) {
    const name = style.toUpperCase();
    const copy = within(card).getByRole('button', { name: `Copy ${name}` });
    await press(`Copy ${name}`, card);
    await passTime(1_900);
    expect(copy).toHaveAttribute('data-copied', 'true');
    await passTime(200);
    expect(copy).toHaveAttribute('data-copied', 'false');
    expect(await findToast('Copied!')).toHaveTextContent(`${name} citation copied to clipboard`);
    expect(await clipboard()).toBe(valid.correctedCitation?.[style].replaceAll('*', ''));
  }
});

test.each([
  [1, 'Verified in 1 database'],
  [3, 'Verified in 3 databases'],
  [0, null],
])('95-96: %i links: %s', async (n, text) => {
  // Without a link the local library alone confirms.
  const confirmedBy = n === 0 ? [{ source: 'the local library' }] : undefined;
  const { panel } = await show({ ...valid, sourceLinks: valid.sourceLinks.slice(0, n), confirmedBy });
  expect(wordsOf(within(panel).queryAllByText(/^Verified in/))).toEqual(text ? [text] : []);
});

test('97-98: JSON is copied and saved, indented by two', async () => {
  const { panel, press } = await show(valid);
  const json = JSON.stringify(valid, null, 2);
  await press('Copy JSON', panel);
  expect(await findToast('Copied!')).toHaveTextContent('JSON data copied to clipboard');
  expect(await clipboard()).toBe(json);
  await press('Download', panel);
  expect(await findToast('Downloaded!')).toHaveTextContent('JSON file has been downloaded');
  expect(saved.map(({ name }) => name)).toEqual(['citation-verification.json']);
  expect(await saved[0]?.text()).toBe(json);
});

test('a printable report says what was cited, who was asked and what they have, and names the digest of the certificate', async () => {
  const certificate = ['head', btoa(JSON.stringify({ digests: ['ab12'] })), 'signature'].join('.');
  const page = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': ok({ ...fake, id: 'c-1' }),
    'GET /api/citations/c-1/certificate': ok(certificate),
  });
  const { press } = page;
  await page.verify('One citation, 2020.');
  const panel = await screen.findByTestId('single-result');
  await press('Report', panel);
  await waitFor(() => expect(saved).toHaveLength(1));
  const html = (await saved[0]?.text()) ?? '';
  for (const text of ['What was cited', 'Where such a work should be found', 'Who was asked', 'confirms it: ab12.'])
    expect(html).toContain(text);
});

test('the argument: marked fields, evidence side by side, which databases were asked', async () => {
  const { panel } = await show(incomplete);
  expect(all('mark', panel)).toHaveLength(0);
  await unfold();
  await waitFor(() => expect(all('mark', panel)).toHaveLength(7));
  const marks = wordsOf(all('mark', panel));
  expect(marks.filter((_mark, index) => index !== 2)).toEqual([
    'Watson, J. D., & Crick, F. H. C.',
    '1954',
    'Nature',
    '171',
    '4356',
    '737–738',
  ]);
  expect(marks[2]).toMatch(/Molecular/);
  const year = within(panel)
    .getAllByRole('row')
    .find((row) => row.textContent?.includes('Year'));
  for (const text of ['1954', '1953', 'Differs']) expect(year).toHaveTextContent(text);
  expect(within(panel).getByRole('region', { name: 'Databases consulted' })).toHaveTextContent(
    'Europe PMC failed: timed out',
  );
});

test('what each style changes in the citation as written is counted, and shown word by word', async () => {
  const asWritten = valid.correctedCitation?.apa.replaceAll('*', '') ?? '';
  let body: VerificationResult = {
    ...valid,
    originalText: asWritten.replace('1953', '1954').replace('(4356)', ''),
  };
  const { verify } = await open('/', { ...signedIn, 'POST /api/citations/verify': () => ({ body }) });
  await verify('One citation, 2020.');
  const apa = await findOne('[data-style="APA"]');
  const [summary] = all('summary', apa);
  expect(summary).toHaveTextContent(/^Changes: 1 corrected, 1 added/);
  for (const deleted of all('del', apa)) expect(deleted).not.toBeVisible();
  await openFold(/^Changes: 1 corrected, 1 added/);
  expect(wordsOf(all('del', apa))).toEqual(['1954']);
  expect(wordsOf(all('ins', apa))).toEqual(['1953', '(4356)']);
  body = { ...valid, originalText: asWritten };
  await verify('Another citation, 2020.');
  await waitFor(() =>
    expect(all('[data-style="APA"]')[0]).toHaveTextContent('No changes: it already follows this style.'),
  );
});

test('a chimera shows both works, a retraction its notice in red', async () => {
  let body = chimera;
  const { verify } = await open('/', { ...signedIn, 'POST /api/citations/verify': () => ({ body }) });
  await verify('One citation, 2020.');
  const panel = within(await screen.findByTestId('single-result'));
  expect(panel.getByRole('link', { name: /A mathematical theory/ })).toHaveAttribute(
    'href',
    expect.stringContaining('j.1538'),
  );
  expect(panel.queryByText('Not found is not proof')).toBeNull();
  body = retracted;
  await verify('Another citation, 2020.');
  await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent('This work was retracted, March 12, 2020'));
  expect(within(screen.getByRole('note')).getByRole('link')).toHaveAttribute('href', 'https://doi.org/10.1000/notice');
});

test('345: hostile text is shown as text', async () => {
  const hostile = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script>';
  const { panel } = await show({
    ...fake,
    originalText: hostile,
    reason: hostile,
    extractedDetails: { title: hostile, doi: 'javascript:alert(1)' },
    sourceLinks: ['javascript:globalThis.hacked=1'],
    correctedCitation: { apa: hostile },
  });
  await unfold();
  expect(within(panel).getAllByText(/<img src=x/)[0]).toBeVisible();
  expect(all('img, script', panel)).toHaveLength(0);
  expect('hacked' in globalThis).toBe(false);
  expect(all('a[href^="javascript"]', panel)).toHaveLength(0);
});

test('a work inside a text, in another style, and in one of the server', async () => {
  const { user, verify, press } = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': ok(valid),
    'GET /api/citations/styles': ok({ own: ['apa'], csl: ['nature-genetics'] }),
    'POST /api/citations/format': ok({
      style: 'nature-genetics',
      citations: [{ plain: 'x', html: 'Watson, <i>Nature</i>' }],
    }),
  });
  await verify('One citation, 2020.');
  const card = await screen.findByRole('region', { name: 'Corrected Citation' });
  await openFold('In-text citation and other styles');
  expect(await within(card).findByText('(Watson & Crick, 1953)')).toBeVisible();
  await within(card).findByRole('option', { name: /nature-genetics/i });
  await user.selectOptions(within(card).getByLabelText('Cited as'), 'vancouver');
  expect(await within(card).findByText(/^Watson JD, Crick FHC\./)).toBeVisible();
  // A style of our own names no processor; a style of CSL does.
  expect(within(card).queryByText('Written by citeproc-js')).toBeNull();
  await user.selectOptions(within(card).getByLabelText('Cited as'), 'nature-genetics');
  expect(await within(card).findByText(/Written by citeproc-js/)).toBeVisible();
  expect(card).toHaveTextContent('Watson, Nature');
  await press('Copy nature-genetics', card);
  await waitFor(async () => expect(await clipboard()).toBe('Watson, Nature'));
});

test('a style in which the citation is written already says so and offers nothing to accept', async () => {
  const { user } = await show(valid);
  const apa = await findOne('[data-style=APA]');
  expect(apa).toHaveTextContent('No changes: it already follows this style.');
  expect(
    within(apa)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Copy', 'Copy with italics']);
  await user.selectOptions(screen.getByLabelText('Citation style'), 'mla');
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('a record is copied for reference managers by one press', async () => {
  const { press } = await show(incomplete);
  for (const [format, expected] of [
    ['BibTeX', /^@article\{[\s\S]*doi\s*=\s*\{10\.1038\/171737a0\}/],
    ['RIS', /^TY {2}- JOUR[\s\S]*DO {2}- 10\.1038\/171737a0[\s\S]*ER {2}-/],
    ['CSL-JSON', /"DOI": "10\.1038\/171737a0"/],
  ] as const) {
    await press(`Copy ${format}`);
    await waitFor(() => expect(toasts()[0]).toHaveTextContent(`${format} copied to clipboard`));
    expect(await clipboard()).toMatch(expected);
  }
  await press('Accept APA');
  expect(await screen.findByText('Corrected to')).toBeVisible();
  await press('Undo');
  await waitFor(() => expect(screen.queryByText('Corrected to')).toBeNull());
});

test('S5: a result: verdict, then what to write, and the evidence folded; nothing to accept on a valid one', async () => {
  let body: unknown = { ...incomplete, problem: 'differs', reason: 'You wrote 1954; Crossref says 1953.' };
  const { verify, send } = await open('/', { ...signedIn, 'POST /api/citations/verify': () => ({ body }) });
  await verify(incomplete.originalText);
  expect(await findOne('[data-message=incomplete]')).toHaveTextContent('You wrote 1954; Crossref says 1953.');
  expect(all('[data-status] [data-detail]')[0]).toHaveTextContent('Wrong details');
  expect(isBefore(heading('Incomplete Citation'), heading('Corrected Citation'))).toBe(true);
  expect(isBefore(heading('Corrected Citation'), heading('Field by field'))).toBe(true);
  expect(screen.queryByRole('table', { name: 'Field by field' })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Accept/ })).toHaveLength(1);
  body = valid;
  await send();
  expect(await findOne('[data-testid=single-result] [data-tone=valid]')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('S8: no false signals: what only the record has is no fault of a valid citation, a tick means that a record was found', async () => {
  const asked = (source: string, count: number) => ({
    source,
    question: 'search',
    outcome: 'answered',
    found: count,
    ms: 5,
  });
  await show({
    ...valid,
    confirmedBy: [{ source: 'Crossref', url: 'https://doi.org/10.1038/171737a0' }, { source: 'Local library' }],
    evidence: [...valid.evidence, { field: 'publisher', found: 'Springer', agreement: 'missing', source: 'Crossref' }],
    consulted: [asked('Crossref', 1), asked('arXiv', 0)],
  });
  expect(screen.getByText('Verified in 2 databases')).toBeVisible();
  await unfold();
  const rows = await screen.findAllByRole('row');
  const rowOf = (text: string) => rows.find((row) => row.textContent?.includes(text))!;
  expect(wordsOf(all('[data-tone]', rowOf('Publisher')))).toEqual(['Only in the record']);
  expect(all('ins', rowOf('Agrees'))).toHaveLength(0);
  const list = screen.getByRole('region', { name: 'Databases consulted' });
  expect(list).toHaveTextContent('Crossref found');
  expect(list).toHaveTextContent('arXiv not found');
});

const ID = 'c0000000-0000-4000-8000-000000000001';

/** Checks a citation as a check of its own. */
async function showKept(check: Answer) {
  const page = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': () => ({
      status: 202,
      body: { batchId: ID, state: 'queued', processedCount: 0, results: [] },
    }),
    [`GET /api/checks/${ID}`]: check,
  });
  await page.verify(incomplete.originalText);
  return page;
}

test('a single result is there after a reload, on its own page', async () => {
  const stored = { ...incomplete, id: ID, accepted: 'mla' as const };
  const { calls, reload } = await showKept(ok(checkOf([incomplete.originalText], [stored], { id: ID })));
  await screen.findByTestId('single-result');
  expect(window.location.search).toBe(`?check=${ID}`);
  await reload();
  expect(await screen.findByTestId('single-result')).toHaveTextContent('1953, pp. 737–38');
  await reload('/citation-corrector');
  expect(screen.queryByTestId('single-result')).toBeNull();
  await reload(`/?check=${ID}`);
  expect(await screen.findByTestId('single-result')).toBeVisible();
  expect(sent(calls, '/api/citations/verify')).toHaveLength(1);
});

test('the databases that are queried for a single citation are shown by the events of its check', async () => {
  await showKept(ok(checkOf([incomplete.originalText], [], { id: ID })));
  await waitFor(() => expect(streams).toHaveLength(1));
  const [stream] = streams;
  stream!.emit('asked', { position: 0, sources: ['Crossref', 'PubMed'] });
  stream!.emit('answered', { position: 0, sources: ['Crossref'] });
  expect(await screen.findByText('Answered: Crossref')).toBeVisible();
  expect(screen.getByText('Waiting for PubMed')).toBeVisible();
  stream!.emit('retried', { position: 0, sources: ['PubMed'] });
  expect(await screen.findByText('Retrying: PubMed')).toBeVisible();
  expect(screen.queryByText(/Waiting for/)).toBeNull();
});

test.each([
  ['has the id of its record is not loaded again', { ...incomplete, id: ID }, 0],
  ['lacks the id of its record is loaded again', incomplete, 1],
])('a single result that %s', async (_name, result, loaded) => {
  let now = checkOf([result.originalText], [], { id: ID });
  const { calls } = await showKept(() => ({ body: now }));
  await waitFor(() => expect(streams).toHaveLength(1));
  now = checkOf([result.originalText], [{ ...result, id: ID }], { id: ID });
  const before = sent(calls, `/api/checks/${ID}`, 'GET').length;
  streams[0]!.emit('judged', { position: 0, result });
  streams[0]!.emit('finished', { state: 'finished' });
  expect(await screen.findByRole('group', { name: 'Verdict' })).toBeVisible();
  await waitFor(() => expect(sent(calls, '/api/payments/billing', 'GET').length).toBeGreaterThan(1));
  expect(sent(calls, `/api/checks/${ID}`, 'GET').length - before).toBe(loaded);
});

test('a result that was deleted is quietly forgotten', async () => {
  const { calls } = await open(`/?check=${ID}`, {
    ...signedIn,
    [`GET /api/checks/${ID}`]: fault(404, 'There is no such check.'),
  });
  await waitFor(() => expect(sent(calls, `/api/checks/${ID}`, 'GET')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Paste Example' })).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(toasts()).toHaveLength(0);
});

test('344: every badge has a word and an icon', async () => {
  const { reload, fill, send } = await open('/citations', signedIn);
  for (const [path, field] of [
    ['/citations'],
    ['/dashboard'],
    ['/'],
    ['/bibliography-checker', 'Bibliography'],
  ] as const) {
    await reload(path);
    if (field) {
      await fill(await screen.findByRole('textbox', { name: /^Bibliography/ }), 'A citation long enough.');
      await send();
    }
    await findOne('[data-status]');
    for (const badge of all('[data-status]')) {
      expect(badge).toHaveTextContent(/^(Valid|Incomplete|Invalid|Unknown|duplicate|formatting error)$/);
      expect(all('svg', badge)).toHaveLength(1);
    }
  }
});
