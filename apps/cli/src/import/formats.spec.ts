import type { Reading } from '@veracite/library/import/reading';
import { ORGANISATIONS, rorRecord, WHO } from '@veracite/testing/organizations';
import type { Format } from './format-names';
import { READERS } from './formats';

async function read(format: Format, text: string): Promise<Reading[]> {
  const pieces = (async function* () {
    yield text;
  })();
  const found: Reading[] = [];
  for await (const record of READERS[format].texts(pieces)) found.push(READERS[format].read(record));
  return found;
}

test.each<[Format, string, string, string | undefined]>([
  ['csl', '{"type":"book","title":"T","ISBN":["978-0-674-00078-0"],"volume":3}', 'T', undefined],
  ['crossref', '{"items":[{"DOI":"10.5555/X","type":"journal-article","title":["T"]}]}', 'T', '10.5555/x'],
  ['openalex', '{"id":"https://openalex.org/W1","doi":"https://doi.org/10.5555/X","title":"T"}', 'T', '10.5555/x'],
  ['datacite', '{"id":"10.5555/x","attributes":{"doi":"10.5555/x","titles":[{"title":"T"}]}}', 'T', '10.5555/x'],
  ['arxiv', '{"id":"1706.03762","title":"T","authors_parsed":[["Doe","J",""]]}', 'T', '10.48550/arxiv.1706.03762'],
  ['doaj', '[{"id":"d","bibjson":{"title":"T","identifier":[{"type":"doi","id":"10.5555/x"}]}}]', 'T', '10.5555/x'],
  ['bibtex', '@article{a,\n title={T},\n doi={10.5555/x},\n author={Doe, J}, year=2001}', 'T', '10.5555/x'],
  [
    'references',
    'Doe, J. (2001). Kettles of the provinces. Kettle Press. https://doi.org/10.5555/x',
    'Kettles of the provinces',
    '10.5555/x',
  ],
  ['ris', 'TY  - JOUR\nTI  - T\nDO  - 10.5555/x\nER  - ', 'T', '10.5555/x'],
  [
    'dblp',
    '<dblp>\n<article key="journals/x/D"><title>T.</title><ee>https://doi.org/10.5555/x</ee></article>\n</dblp>',
    'T',
    '10.5555/x',
  ],
  [
    'pubmed',
    '<PubmedArticleSet>\n<PubmedArticle><MedlineCitation><PMID>1</PMID><Article><ArticleTitle>T</ArticleTitle></Article></MedlineCitation></PubmedArticle>\n</PubmedArticleSet>',
    'T',
    undefined,
  ],
])('reads a record of %s', async (format, text, title, doi) => {
  const [reading] = await read(format, text);
  expect(reading?.work?.csl.title).toBe(title);
  expect(reading?.work?.identifiers.doi).toBe(doi);
});

test.each([
  ['Retraction', 'retracted'],
  ['Expression of concern', 'concern'],
  ['Correction', 'corrected'],
])('a notice of %s', async (nature, standing) => {
  const head = 'Title,Author,Journal,OriginalPaperDOI,OriginalPaperDate,RetractionDOI,RetractionDate,RetractionNature';
  const row = `T,Jane Doe;Richard Roe,J,10.5555/x,1/5/2001 0:00,10.5555/r,7/24/2009 0:00,${nature}`;
  const [reading] = await read('retraction-watch', `${head}\n${row}`);
  expect(reading?.notices).toMatchObject([{ doi: '10.5555/x', notice: { standing, doi: '10.5555/r' } }]);
  expect(reading?.work?.csl.author?.map((name) => name.family)).toEqual(['Doe', 'Roe']);
});

test('a reinstated work gives no notice', async () => {
  expect(await read('retraction-watch', 'doi,nature\n10.5555/x,Reinstatement')).toEqual([{}]);
});

test.each<[Format, string, string]>([
  ['csl', '{"type":"unheard-of","title":"T"}', 'no CSL type, or no title'],
  ['csl', '{"type":"book"}', 'no CSL type, or no title'],
  ['csl', '{"type":nope}', 'not JSON'],
  ['crossref', '{"DOI":3}', 'no DOI, or no title'],
])('a record of %s that is none counts, and says why it holds no work: %s', async (format, text, refused) => {
  expect(await read(format, text)).toEqual([{ refused }]);
});

test.each<[string, Format, string, object]>([
  [
    "DOAJ's journals as CSV",
    'doaj',
    'Journal title,Journal URL,URL in DOAJ,Journal ISSN (print version),Journal EISSN (online version),Last updated Date\n' +
      '"Tides, and more",https://t.org,https://doaj.org/toc/x,0028-0836,1476-4687,2026-02-03T10:00:00Z',
    { title: 'Tides, and more', issns: ['1476-4687', '0028-0836'], date: '2026-02-03', about: 'vetted', owner: 'DOAJ' },
  ],
  [
    "DOAJ's journals as JSON",
    'doaj',
    '[{"id":"j","last_updated":"2026-02-03T10:00:00Z","bibjson":{"title":"Tides","pissn":"0028-0836","eissn":null}}]',
    { title: 'Tides', issns: ['0028-0836'], date: '2026-02-03' },
  ],
  [
    'a list of an operator',
    'journal-list',
    'list\towner\tdate\tabout\ttitle\tissn\nOur list\tOur library\t2026-01\tpredatory\tTides\t0028-0836 1234-5678',
    {
      list: 'Our list',
      owner: 'Our library',
      date: '2026-01',
      about: 'predatory',
      title: 'Tides',
      issns: ['0028-0836'],
    },
  ],
])('%s', async (_name, format, text, listing) => {
  expect(await read(format, text)).toEqual([{ listing: expect.objectContaining(listing) as unknown }]);
});

test.each(['', ' ', 'Our list'])('an anonymous opinion is not imported: owner "%s", no date', async (owner) => {
  const row = `Our list\t${owner.trim()}\t\tpredatory\tTides`;
  expect(await read('journal-list', `list\towner\tdate\tabout\ttitle\n${row}`)).toEqual([{}]);
});

const KETTLE = ORGANISATIONS.filter(({ names }) => names.includes('Kettle Works LLC'));
const ENTRY = { modified: '2026-06-01', isWithdrawn: false };

test.each<[trap: string, records: unknown[], expected: object[]]>([
  ['names before aliases, acronyms apart', [rorRecord(WHO)], [{ organization: { ...WHO, ...ENTRY } }]],
  [
    'an inactive one keeps its names',
    [rorRecord(WHO, { status: 'inactive' })],
    [{ organization: { ...WHO, ...ENTRY } }],
  ],
  [
    'a withdrawn one is reported as such',
    [rorRecord(WHO, { status: 'withdrawn' })],
    [{ organization: { ...WHO, ...ENTRY, isWithdrawn: true } }],
  ],
  [
    'the name without its country is a name as well',
    KETTLE.map((item) => rorRecord({ ...item, names: ['Kettle (United States)', 'Kettle (Museum)'] })),
    [
      {
        organization: expect.objectContaining({
          names: ['Kettle (United States)', 'Kettle', 'Kettle (Museum)'],
        }) as unknown,
      },
    ],
  ],
  [
    'an acronym it is shown by stays one',
    [rorRecord(WHO, { names: [{ value: 'CERN', types: ['acronym', 'ror_display'], lang: null }] })],
    [{ organization: expect.objectContaining({ names: [], acronyms: ['CERN'] }) as unknown }],
  ],
  [
    'schema 1',
    [{ id: WHO.ror, name: 'WHO', aliases: [] }],
    [{ refused: expect.stringMatching(/^schema 1/) as unknown }],
  ],
  ['what is of another registry', [{ id: 'https://example.org/1', names: [] }], [{ refused: 'not of ROR' }]],
  ['a record without a day', [rorRecord(WHO, { admin: {} })], [{ refused: 'not of ROR' }]],
  ['a status that ROR has not', [rorRecord(WHO, { status: 'lost' })], [{ refused: 'not of ROR' }]],
])('ror: %s', async (_trap, records, expected) => {
  // As the dump is written: an array over many lines.
  expect(await read('ror', JSON.stringify(records, null, 4))).toEqual(expected);
});

test('the CSV that comes with the dump is one record that is none', async () => {
  expect(
    await read('ror', 'id,locations.geonames_id,names.types.acronym\n"https://ror.org/01f80g185",1,WHO\n'),
  ).toEqual([{ refused: 'not JSON' }]);
});
