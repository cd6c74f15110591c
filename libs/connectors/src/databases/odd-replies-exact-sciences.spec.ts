import { DATABASES } from '../connector-definitions';
import { testOddReplies } from '@veracite/testing/connectors/odd-replies';

const feed = (entries: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:arxiv="http://arxiv.org/schemas/atom">${entries}</feed>`;
const entry = (inside: string): string => feed(`<entry><id>http://arxiv.org/abs/2001.00001v3</id>${inside}</entry>`);

describe('exact sciences', () => {
  testOddReplies('arxiv', ({ lookUp }) => lookUp.arxiv?.('2001.00001'))(
    ['a title over several lines', entry('<title>On\n  the tides</title><author><name>Ada Okoye</name></author><published>2020-01-02T00:00:00Z</published>'), { title: 'On the tides', authors: ['Okoye, Ada'], arxiv: '2001.00001', year: 2020 }],
    ['a title with attributes and LaTeX', entry('<title type="html">Decay of $B^0$ mesons at $\\sqrt{s}=7$ TeV</title>'), { title: expect.stringContaining('mesons') as string }],
    ['no authors', entry('<title>On tides</title>'), { authors: [] }],
    ['a collaboration, a particle, a single name', entry('<title>T</title><author><name>ATLAS Collaboration</name></author><author><name>Joost van der Meer</name></author><author><name>Plato</name></author>'), { authors: ['ATLAS Collaboration', 'van der Meer, Joost', 'Plato'] }],
    ['a DOI of the journal, two of them', entry('<title>On tides</title><arxiv:doi>10.5555/A 10.5555/B</arxiv:doi>'), { versionOf: '10.5555/a', doi: '10.48550/arxiv.2001.00001' }],
    ['withdrawn', entry('<title>On tides</title><arxiv:comment>This paper has been withdrawn by the author</arxiv:comment>'), { standing: 'withdrawn' }],
    ['an old number', feed('<entry><id>http://arxiv.org/abs/hep-th/9901001v1</id><title>On tides</title></entry>'), { arxiv: 'hep-th/9901001' }],
    ['an entry without title is nothing', entry(''), []],
    ['an empty feed', feed('<title>query</title>'), []],
    ['another document', '<?xml version="1.0"?><error>Rate exceeded.</error>', 'bad-reply'],
  ); // prettier-ignore

  const hits = (hit?: unknown) => ({
    result: { status: { '@code': '200' }, hits: { '@total': '1', ...(hit !== undefined && { hit }) } },
  });
  const info = (over: object) =>
    hits([{ info: { key: 'conf/tide/Okoye17', title: 'On tides.', type: 'Conference and Workshop Papers', ...over } }]);
  testOddReplies('dblp', ({ search }) => search?.({ title: 'tides' }))(
    ['no hit', hits(), []],
    ['one hit as one object', hits({ info: { key: 'x', title: 'On tides.' } }), { title: 'On tides' }],
    ['one author as one object', info({ authors: { author: { '@pid': '1/2', text: 'Wei Wang 0001' } } }), { authors: ['Wang, Wei'] }],
    ['authors as texts', info({ authors: { author: ['Ada Okoye', 'Ben Reed 0002'] } }), { authors: ['Okoye, Ada', 'Reed, Ben'] }],
    ['two venues', info({ venue: ['TIDE', 'Lecture Notes'], year: 2017 }), { container: 'TIDE', collection: 'Lecture Notes', year: 2017 }],
    ['editors', info({ type: 'Editorship', authors: { author: [{ text: 'Ada Okoye' }] } }), { type: 'book', authors: [], editors: ['Okoye, Ada'] }],
    ['a preprint of CoRR', info({ type: 'Informal and Other Publications', venue: 'CoRR', volume: 'abs/2001.00001', ee: 'http://arxiv.org/abs/2001.00001' }), { type: 'article', arxiv: '2001.00001' }],
    ['entities in the title', info({ title: 'Tides &amp; &quot;ebbs&quot;.' }), { title: 'Tides & "ebbs"' }],
    ['a page for robots in JSON', { message: 'Too many requests' }, 'bad-reply'],
  ); // prettier-ignore

  const bib = (inside: string, head = '@inproceedings{DBLP:conf/tide/Okoye17,'): string => `${head}\n${inside}\n}\n`;
  testOddReplies('dblp', ({ lookUp }) => lookUp.doi?.('10.5555/odd'))(
    ['authors on several lines, LaTeX in names', bib('  author       = {Ada Ok{\\"{o}}ye and\n                  Wei Wang 0001 and\n                  Plato},\n  title        = {On {T}ides},\n  booktitle    = {Tides 2017},\n  pages        = {12--19},\n  year         = {2017},\n  doi          = {10.5555/ODD}'), { title: 'On Tides', authors: ['Oköye, Ada', 'Wang, Wei', 'Plato'], container: 'Tides 2017', page: '12-19', year: 2017, doi: '10.5555/odd' }],
    ['a preprint of CoRR', bib('  title        = {On Tides},\n  journal      = {CoRR},\n  volume       = {abs/2001.00001},\n  year         = {2020},\n  url          = {https://doi.org/10.48550/arXiv.2001.00001}', '@article{DBLP:journals/corr/abs-2001-00001,'), { type: 'article', genre: 'preprint', arxiv: '2001.00001' }],
    ['editors of proceedings', bib('  editor       = {Ada Okoye},\n  title        = {Tides 2017},\n  isbn         = {978-0-306-40615-7}', '@proceedings{DBLP:conf/tide/2017,'), { type: 'book', editors: ['Okoye, Ada'], isbn: '9780306406157' }],
    ['a page for robots', '<!DOCTYPE html><html><body>Checking your browser</body></html>', 'bad-reply'],
    ['an empty body', '', 'bad-reply'],
  ); // prettier-ignore

  const notes = (content: object, over: object = {}) => ({
    notes: [{ id: 'Ab1', forum: 'Ab1', cdate: 1695000000000, content: { title: { value: 'On tides' }, authors: { value: ['Ada Okoye'] }, ...content }, ...over }],
    count: 10000,
  }); // prettier-ignore
  testOddReplies('openreview', ({ search }) => search?.({ title: 'tides' }))(
    ['no note', { notes: [], count: 10000 }, []],
    ['an accepted paper', notes({ venue: { value: 'ICLR 2024 spotlight' }, venueid: { value: 'ICLR.cc/2024/Conference' } }), { type: 'paper-conference', container: 'ICLR 2024', year: 2024, authors: ['Okoye, Ada'] }],
    ['a paper under review', notes({ venue: { value: 'Submitted to ICLR 2024' } }), { type: 'article', genre: 'preprint', year: 2023 }],
    ['no venue', notes({}), { type: 'article', genre: 'preprint' }],
    ['a comment on a paper', notes({}, { forum: 'Cd2' }), []],
    ['no authors: they are not public', notes({ authors: undefined }), []],
    ['a search that could not run', { notes: [], count: 0, searchUnavailable: true }, 'bad-reply'],
    ['a question to people', { name: 'ChallengeRequiredError', message: 'Challenge required' }, 'bad-reply'],
  ); // prettier-ignore

  test('openreview is asked for papers of its venues only', () => {
    const asked = (containerTitle: string) => DATABASES.openreview.search?.({ title: 'tides', containerTitle });
    expect(asked('Nature')).toBeUndefined();
    expect(asked('Proceedings of ICLR')?.url).toContain('term=tides');
    expect(asked('Advances in Neural Information Processing Systems 35')).toBeDefined();
  });

  const hep = (over: object) => ({
    id: '1',
    metadata: { control_number: 1, titles: [{ title: 'On tides' }], document_type: ['article'], ...over },
  });
  testOddReplies('inspire-hep', ({ lookUp }) => lookUp.doi?.('10.5555/odd'))(
    ['null where lists should be', hep({ authors: null, publication_info: null, dois: null, imprints: null }), { title: 'On tides', type: 'article' }],
    ['a collaboration and no authors', hep({ collaborations: [{ value: 'ATLAS' }] }), { authors: ['ATLAS Collaboration'] }],
    ['an institution that signs', hep({ document_type: ['report'], corporate_author: ['CERN'] }), { authors: ['CERN'] }],
    ['the DOI of an erratum first', hep({ dois: [{ value: '10.5555/erratum', material: 'erratum' }, { value: '10.5555/Paper', material: 'publication' }] }), { doi: '10.5555/paper' }],
    ['an erratum\'s place first', hep({ publication_info: [{ material: 'erratum', journal_title: 'J', journal_volume: '9', year: 2015 }, { journal_title: 'J', journal_volume: '8', year: 2014, artid: '012' }] }), { volume: '8', year: 2014, number: '012' }],
    ['MathML in the title', hep({ titles: [{ title: 'Decay of <math><mi>B</mi></math>' }] }), { title: 'Decay of B' }],
    ['inverted names, an editor', hep({ authors: [{ full_name: 'Okoye, Ada' }, { full_name: 'Reed, Ben', inspire_roles: ['editor'] }, { full_name: null }] }), { authors: ['Okoye, Ada'], editors: ['Reed, Ben'] }],
  ); // prettier-ignore

  const ads = (doc: object) => ({ response: { numFound: 1, docs: [{ bibcode: '2013ApJ...500..525O', ...doc }] } });
  testOddReplies('nasa-ads', ({ lookUp }) => lookUp.doi?.('10.5555/odd'))(
    ['text where lists should be', ads({ title: 'On tides', author: 'Okoye, Ada', page: '525', doi: '10.5555/ODD', identifier: 'arXiv:2001.00001' }), { title: 'On tides', authors: ['Okoye, Ada'], page: '525', doi: '10.5555/odd', arxiv: '2001.00001' }],
    ['a date without month and day', ads({ title: ['On tides'], pubdate: '2013-00-00', year: 2013 }), { date: '2013' }],
    ['authors cut', ads({ title: ['On tides'], author: ['Okoye, A.'], author_count: 3000 }), { cut: true }],
    ['nothing but a number', ads({}), { title: undefined }],
  ); // prettier-ignore

  const ieee = (over: object) => ({
    total_records: 1,
    articles: [{ article_number: '1', title: 'On tides', ...over }],
  });
  testOddReplies('ieee-xplore', ({ lookUp }) => lookUp.doi?.('10.1109/odd'))(
    ['authors as a list, without the part around', ieee({ authors: [{ full_name: 'Ada Okoye' }] }), { authors: ['Okoye, Ada'] }],
    ['authors out of order', ieee({ authors: { authors: [{ full_name: 'Ben Reed', author_order: 2 }, { full_name: 'Ada Okoye', author_order: 1 }] } }), { authors: ['Okoye, Ada', 'Reed, Ben'] }],
    ['numbers, and a page for both ends', ieee({ publication_year: 2017, volume: 3, start_page: 12, end_page: 12, content_type: 'Conferences' }), { year: 2017, volume: '3', page: '12', type: 'paper-conference' }],
    ['no authors', ieee({ authors: null }), { authors: [] }],
    ['nothing found', { total_records: 0, total_searched: 5000000 }, []],
  ); // prettier-ignore

  const s2 = (over: object) => ({ paperId: 'a'.repeat(40), title: 'On tides', ...over });
  testOddReplies('semantic-scholar', ({ lookUp }) => lookUp.doi?.('10.5555/odd'))(
    ['null in every place', s2({ authors: null, externalIds: null, journal: null, publicationVenue: null, publicationTypes: null, year: null, venue: '' }), { title: 'On tides', authors: [] }],
    ['pages with line breaks, the issue within the volume', s2({ journal: { name: 'Tidal Letters', volume: '12 3', pages: '\n          1-9\n        ' } }), { volume: '12', issue: '3', page: '1-9', container: 'Tidal Letters' }],
    ['an author without name', s2({ authors: [{ authorId: null, name: null }, { name: 'A. Okoye' }] }), { authors: ['Okoye, A.'] }],
  ); // prettier-ignore
  testOddReplies('semantic-scholar', ({ bulk }) => bulk?.doi?.request(['10.5555/a', '10.5555/b']))(
    ['null for who is unknown', [null, s2({})], { title: 'On tides' }],
    ['an error with 200', { error: 'No valid paper ids given' }, 'bad-reply'],
  ); // prettier-ignore
});
