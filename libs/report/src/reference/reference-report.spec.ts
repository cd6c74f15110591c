import type { VerificationResult } from '@veracite/contracts/citations';
import type { CslItem } from '@veracite/model/csl';
import { htmlReport } from './html';
import { lastAskedAt, referenceReport, type Section } from './model';
import { questionsTo } from './search-page';

const asked = (
  source: string,
  outcome: 'answered' | 'failed',
  found = 0,
  question: 'search' | 'identifier' = 'search',
) => ({
  source,
  question,
  outcome,
  found,
  ms: 1,
  ...(outcome === 'failed' && { problem: 'timeout' as const }),
});

const BOOK = {
  csl: { type: 'book' as const, title: 'Kettles', author: [{ literal: 'Kettle Society' }] },
  standing: 'current' as const,
};

const SHARE = 'Of 100 real works described like this, 99 are found in the databases that answered. This one is not.';

const ABSENT: VerificationResult = {
  status: 'fake',
  confidence: 0.997,
  reason: `No such work in Crossref. ${SHARE}`,
  reasonCodes: ['found-nowhere'],
  expected: 0.997,
  originalText: 'Vane, O. (1987). On kettles <script>alert(1)</script>. Kettle Letters, 2, 3–4.',
  evidence: [],
  sourceLinks: [],
  consulted: [asked('Crossref', 'answered'), asked('OpenAlex', 'answered', 2), asked('DOAJ', 'failed')],
  parsed: {
    csl: { type: 'article-journal', title: 'On kettles & lids', 'container-title': 'Kettle Letters' },
    fields: {},
  },
  suggestions: [{ ...BOOK, url: 'javascript:alert(1)' }],
};
const FOUND: VerificationResult = {
  ...ABSENT,
  status: 'incomplete',
  problem: 'differs',
  match: { ...BOOK, standing: 'retracted', doi: '10.5555/kettles' },
  confirmedBy: [{ source: 'Crossref', url: 'https://doi.org/10.5555/kettles' }],
  evidence: [
    { field: 'issued', cited: '1987', found: '1988', agreement: 'different', source: 'Crossref' },
    { field: 'arXiv', cited: '1987.1', agreement: 'extra' },
  ],
  consulted: [asked('Crossref', 'answered', 1, 'identifier')],
};

const sectionOf = (result: VerificationResult, title: string): Section | undefined =>
  referenceReport(result).sections.find((section) => section.title === title);
const rowsOf = (section?: Section) => section?.table?.rows.map((row) => row.map(({ text }) => text));

test('a report of absence says who was asked what, and who gave no reliable answer', () => {
  const report = referenceReport(ABSENT);
  expect(report.verdict).toBe('Invalid (about 1 of 200 such verdicts is wrong)');
  expect(report.sections.map(({ title }) => title)).toEqual([
    'Citation Not Verified',
    'What was cited',
    'Where such a work should be found',
    'Nearest works on record',
    'Who was asked',
    'Who gave no reliable answer',
  ]);
  expect(rowsOf(sectionOf(ABSENT, 'Who was asked'))).toEqual([
    ['Crossref', '“On kettles & lids”', 'not found', '', 'repeat'],
    ['OpenAlex', '“On kettles & lids”', 'found other records only', '', 'repeat'],
    ['DOAJ', '“On kettles & lids”', 'failed: timed out', '', 'repeat'],
  ]);
  expect(sectionOf(ABSENT, 'Who was asked')?.table?.rows[0]?.[4]?.url).toBe(
    'https://search.crossref.org/search/works?q=%22On%20kettles%20%26%20lids%22',
  );
  expect(sectionOf(ABSENT, 'Who gave no reliable answer')?.paragraphs).toEqual([
    'DOAJ. Nothing is known about what they have.',
  ]);
});

test('a report of a work that was found has the record, the differences and the notice, and no places to look', () => {
  const titles = referenceReport(FOUND).sections.map(({ title }) => title);
  expect(titles).toEqual(['Incomplete Citation', 'What was cited', 'Verified in', 'Compared with the record', 'Nearest works on record', 'Who was asked']); // prettier-ignore
  expect(rowsOf(sectionOf(FOUND, 'Compared with the record'))).toEqual([
    ['Year', '1987', '1988', 'Differs, Crossref'],
    ['arXiv', '1987.1', '–', 'Not confirmed by any record'],
  ]);
  expect(sectionOf(FOUND, 'Incomplete Citation')?.paragraphs?.[0]).toBe('This work was retracted.');
});

test('searches, requests for notices and for citing works can be repeated by hand', () => {
  const questions = (['search', 'identifier', 'notices', 'citing'] as const).map(
    (question) => questionsTo({ source: 'Europe PMC', question }, FOUND)[0]?.url,
  );
  expect(questions).toEqual([
    'https://europepmc.org/search?query=%22On%20kettles%20%26%20lids%22',
    'https://doi.org/10.5555/kettles',
    'https://api.crossref.org/works?filter=updates:10.5555%2Fkettles',
    'https://europepmc.org/search?query=%22On%20kettles%20%26%20lids%22',
  ]);
});

test.each<[string, Partial<CslItem>, string, string]>([
  ['a DOI', { DOI: '10.5555/A', ISBN: '9783161484100' }, 'DOI 10.5555/A', 'https://doi.org/10.5555/A'],
  ['a PMID', { PMID: '35000001' }, 'PMID 35000001', 'https://pubmed.ncbi.nlm.nih.gov/35000001/'],
  ['a PMCID', { PMCID: 'PMC100' }, 'PMCID PMC100', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC100/'],
  ['an ISBN', { ISBN: '9783161484100' }, 'ISBN 9783161484100', 'https://openlibrary.org/isbn/9783161484100'],
  ['arXiv', {}, 'arXiv 2203.10001', 'https://arxiv.org/abs/2203.10001'],
])('a lookup by an identifier of the reference can be repeated by hand: %s', (_name, csl, text, url) => {
  const originalText = 'Vane, O. (1987). On kettles. arXiv:2203.10001.';
  const fields = text.startsWith('arXiv') ? { arXiv: [{ start: 35, end: 45 }] } : {};
  const result = { ...ABSENT, originalText, parsed: { csl: { type: 'book' as const, ...csl }, fields } };
  expect(questionsTo({ source: 'Crossref', question: 'identifier' }, result)).toEqual([{ text, url }]);
});

test.each([
  ['a title', { titles: ['A "b" c'] }, '"A b c"'],
  ['words', { words: 'Vane Kettle 2' }, 'Vane Kettle 2'],
])('a query inside JSON is a string of JSON: %s', (_name, sought, query) => {
  const [{ url = '' } = {}] = questionsTo({ source: 'DOAJ', question: 'search', ...sought }, ABSENT);
  const source = JSON.parse(new URL(url).searchParams.get('source') ?? '') as object;
  expect(source).toEqual({ query: { query_string: { query, default_operator: 'AND' } } });
});

test('what was searched for is stated with its time and can be repeated: the book of a chapter, and words without a title', () => {
  const searches = [
    { askedAt: '2026-11-27T14:05:09.123Z' },
    { titles: ['On kettles', 'Kettle letters'], askedAt: '2026-11-29T09:30:00.000Z' },
    { words: 'Vane Kettle Letters 2' },
  ];
  const consulted = searches.map((sought) => ({ ...asked('K10plus', 'answered'), ...sought }));
  const rows = sectionOf({ ...ABSENT, consulted }, 'Who was asked')?.table?.rows ?? [];
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['K10plus', '“On kettles & lids”', 'not found', '2026-11-27 14:05', 'repeat'],
    ['', '“On kettles”', '', '2026-11-29 09:30', 'repeat'],
    ['', '“Kettle letters”', '', '2026-11-29 09:30', 'repeat'],
    ['', 'words: Vane Kettle Letters 2', '', '', 'repeat'],
  ]);
  const queries = rows.map((row) => new URL(row[4]?.url ?? '').searchParams.get('TRM'));
  expect(queries).toEqual(['"On kettles & lids"', '"On kettles"', '"Kettle letters"', 'Vane Kettle Letters 2']);
  expect(lastAskedAt({ consulted })).toBe('2026-11-29T09:30:00.000Z');
});

test('the page escapes texts, links only addresses of the web, and names digests', () => {
  const html = htmlReport([referenceReport(ABSENT), referenceReport(FOUND)], {
    day: '2026-11-29',
    issuer: 'Veracite 1.0.0',
    digests: ['ab12', 'cd34'],
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('javascript:');
  expect(html).toContain('On kettles &amp; lids');
  expect(html.match(/<article>/g)).toHaveLength(2);
  expect(html).toContain('a certificate confirms it: cd34.');
});

test('a corrected citation has its italics as markup', () => {
  const apa = 'Kettle Society. (1988). *Kettles <&> lids*. *Cell*, *100*(1).';
  const report = referenceReport({ ...FOUND, correctedCitation: { apa, mla: apa, chicago: apa } });
  expect(htmlReport([report], { day: '2026-11-29', issuer: 'Veracite 1.0.0' })).toContain(
    '<p>Kettle Society. (1988). <i>Kettles &lt;&amp;&gt; lids</i>. <i>Cell</i>, <i>100</i>(1).</p>',
  );
});

const UNKNOWN = SHARE.replace('99', '73');
const CONTRADICTED = 'The DOI 10.5555/no is not registered. No such work in Crossref.';

test.each<[string, Partial<VerificationResult>, string[], string]>([
  ['absence is proof', {}, [`No such work in Crossref. ${SHARE}`, 'Not found is not proof. Search by hand before you decide.'], `No such work in Crossref. ${SHARE}`],
  ['absence is no proof', { status: 'unknown', reason: UNKNOWN, reasonCodes: ['not-found'], expected: 0.73 }, [UNKNOWN, 'It may well be real.'], UNKNOWN],
  ['the identifier is proof', { reason: CONTRADICTED, reasonCodes: ['doi-unregistered', 'found-nowhere'], expected: 0.73 }, [CONTRADICTED], UNKNOWN.replace(' This one is not.', '')],
])('a report speaks of no charges, and says once how many such works are found: %s', (_name, change, first, share) => {
  const paragraphs = referenceReport({ ...ABSENT, ...change }).sections.flatMap((section) => section.paragraphs ?? []);
  expect(paragraphs.slice(0, first.length)).toEqual(first);
  expect(paragraphs.filter((text) => text.includes('Of 100'))).toEqual([share]);
}); // prettier-ignore

test.each([
  [0, 'not found'],
  [2, 'found'],
])('%s works that cite it: %s', (found, answer) => {
  const consulted = [{ ...asked('Europe PMC', 'answered', found), question: 'citing' as const }];
  expect(rowsOf(sectionOf({ ...ABSENT, consulted }, 'Who was asked'))?.[0]?.slice(1, 3)).toEqual(['works that cite it', answer]); // prettier-ignore
});

test.each<[string, Partial<VerificationResult>, string[]]>([
  [
    'a database has all works of the venue and year',
    { venue: { holders: ['Crossref', 'DOAJ'], registers: ['Crossref', 'the ISSN Portal'] } },
    [
      'By the registers of venues, Crossref and DOAJ have all works of “Kettle Letters” in the cited year.',
      'Registers that were asked about “Kettle Letters”: Crossref and the ISSN Portal.',
    ],
  ],
  ['the book of a chapter, which no register of journals has', { venue: { holders: [], registers: ['Crossref'] }, parsed: { ...ABSENT.parsed, csl: { ...ABSENT.parsed.csl, type: 'chapter' } } }, []], // prettier-ignore
  ['registers that a reason has named', { venue: { holders: [], registers: ['Crossref'] }, reasonCodes: ['venue-unknown'] }, []], // prettier-ignore
])('what is known of the venue of an absent work: %s', (_name, change, sentences) => {
  const { paragraphs = [] } = sectionOf({ ...ABSENT, ...change }, 'Where such a work should be found') ?? {};
  expect(paragraphs.filter((text) => text.includes('Kettle Letters'))).toEqual(sentences);
});
