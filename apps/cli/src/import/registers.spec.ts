import type { Reading } from '@veracite/library/import/reading';
import type { Format } from './format-names';
import { READERS } from './formats';

async function read(format: Format, text: string): Promise<Reading[]> {
  const pieces = (async function* () {
    // In pieces, as a file is read.
    for (let index = 0; index < text.length; index += 50) yield text.slice(index, index + 50);
  })();
  const found: Reading[] = [];
  for await (const record of READERS[format].texts(pieces)) found.push(READERS[format].read(record));
  return found;
}

const volume = (id: string, type: string, meta: string, papers: string) => `<?xml version='1.0' encoding='UTF-8'?>
<collection id="${id}">
  <volume id="1" ingest-date="2024-11-05" type="${type}">
    <meta>
      <booktitle>Proceedings of the <fixed-case>K</fixed-case>ettle Workshop</booktitle>
      <publisher>Kettle Press</publisher>
      <address>Ghent</address>
      <month>November</month>
      <year>2024</year>
      ${meta}
    </meta>
    <frontmatter><url hash="1">${id}-1.0</url></frontmatter>
${papers}
  </volume>
  <event id="k"><meta><title>Kettles 2024</title></meta></event>
</collection>`;
const paper = (id: string, inside: string) =>
  `    <paper id="${id}">\n      <author><first>Ada</first><last>Okoye</last></author>\n      ${inside}\n    </paper>`;

describe('acl-anthology', () => {
  test('a paper of proceedings', async () => {
    const text = volume(
      '2024.kettle',
      'proceedings',
      '',
      paper(
        '1',
        '<title>On <fixed-case>K</fixed-case>ettles &amp; <b>Tides</b></title>\n<pages>1–14</pages>\n<url hash="2">2024.kettle-1.1</url>\n<doi>10.5555/K.1</doi>',
      ),
    );
    const [reading] = await read('acl-anthology', text);
    expect(reading?.work).toMatchObject({
      key: 'acl-anthology:2024.kettle-1.1',
      url: 'https://aclanthology.org/2024.kettle-1.1',
      csl: {
        type: 'paper-conference',
        title: 'On Kettles & Tides',
        author: [{ family: 'Okoye', given: 'Ada' }],
        issued: { 'date-parts': [[2024, 11]] },
        'container-title': 'Proceedings of the Kettle Workshop',
        page: '1-14',
        publisher: 'Kettle Press',
        'publisher-place': 'Ghent',
        DOI: '10.5555/k.1',
      },
    });
  });

  test('an article of a journal has volume and issue, and no proceedings', async () => {
    const meta =
      '<journal-title>Kettle Linguistics</journal-title><journal-volume>19</journal-volume><journal-issue>1</journal-issue>';
    const [reading] = await read(
      'acl-anthology',
      volume('J93', 'journal', meta, paper('7', '<title>On Tides</title>')),
    );
    expect(reading?.work?.csl).toMatchObject({
      type: 'article-journal',
      'container-title': 'Kettle Linguistics',
      volume: '19',
      issue: '1',
    });
  });

  test.each([
    ['P19', '7', 'P19-1007'],
    ['W18', '3', 'W18-0103'],
    ['2022.tacl', '3', '2022.tacl-1.3'],
  ])('the identifier of a paper without an address: %s', async (collection, id, expected) => {
    const text = volume(collection, 'proceedings', '', paper(id, '<title>On Tides</title>'));
    expect((await read('acl-anthology', text))[0]?.work?.key).toBe(`acl-anthology:${expected}`);
  });

  test.each([
    ['<title>T</title><removed date="2024-01-01">plagiarism</removed>', 'removed from the Anthology'],
    ['<title>T</wrong>', 'not well-formed XML'],
    ['<pages>1-2</pages>', 'no title'],
  ])('counts what it refuses: %s', async (inside, refused) => {
    expect(await read('acl-anthology', volume('2024.k', 'proceedings', '', paper('1', inside)))).toEqual([{ refused }]);
  });

  test('a retracted paper is one', async () => {
    const inside = '<title>T</title><retracted date="2024-01-01">error in the data</retracted>';
    const [reading] = await read('acl-anthology', volume('2024.k', 'proceedings', '', paper('1', inside)));
    expect(reading?.work?.standing).toBe('retracted');
  });
});

const PMLR_WORK = {
  key: 'pmlr:v54/okoye17a',
  url: 'https://proceedings.mlr.press/v54/okoye17a.html',
  csl: {
    type: 'paper-conference',
    title: 'On Tides: a Bound',
    author: [
      { family: 'Okoye', given: 'Ada' },
      { family: 'Reed', given: 'Ben' },
    ],
    'container-title': 'Proceedings of the 20th International Conference on Kettles',
    'collection-title': 'Proceedings of Machine Learning Research',
    volume: '54',
    page: '1-9',
    publisher: 'PMLR',
  },
};

describe('pmlr', () => {
  test('papers of a BibTeX file come with the entry of their volume', async () => {
    const text = `@Proceedings{K-2017,
    booktitle = {Proceedings of the 20th International Conference on Kettles},
    volume = 54,
    year = {2017},
    address = {Ghent}
}

@InProceedings{Okoye17a,
  title = {{On Tides: a Bound}},
  author = {Okoye, Ada and Reed, Ben},
  pages = {1 - 9},
  abstract = {An abstract with {braces}.},
}

@InProceedings{Reed17a,
  title = {Kettles},
  author = {Reed, Ben}
}`;
    const readings = await read('pmlr', text);
    expect(readings).toHaveLength(2);
    expect(readings[0]?.work).toMatchObject(PMLR_WORK);
    expect(readings[1]?.work?.csl).toMatchObject({ volume: '54', issued: { 'date-parts': [[2017]] } });
  });

  test('the page of a paper', async () => {
    const text = `---
title: 'On Tides: a
  Bound'
abstract: 'We show a bound:
it is tight'
layout: inproceedings
id: okoye17a
page: 1-9
author:
- given: Ada
  family: Okoye
- given: Ben
  family: Reed
date: 2017-04-10
address:
publisher: PMLR
container-title: Proceedings of the 20th International Conference on Kettles
volume: '54'
---
`;
    expect((await read('pmlr', text))[0]?.work).toMatchObject(PMLR_WORK);
  });

  test.each([
    [
      'a BibTeX file of a paper',
      '@inproceedings{a, title={T}}',
      [{ refused: expect.stringContaining('@proceedings') as string }],
    ],
    ['another page of the site', '---\nlayout: home\n---\n', []],
    ['a PDF file', '%PDF-1.5\n@inproceedings{a,\n', []],
  ])('%s', async (_name, text, expected) => {
    expect(await read('pmlr', text)).toEqual(expected);
  });
});

const submission = (content: object, more: object = {}) =>
  JSON.stringify({ notes: [{ id: 'Ab-1', forum: 'Ab-1', cdate: 1695000000000, content, ...more }], count: 1 });

describe('openreview', () => {
  test.each<[string, string, object]>([
    [
      'an accepted paper of version 2',
      submission({
        title: { value: 'On Tides' },
        authors: { value: ['Ada Okoye'] },
        venue: { value: 'ICLR 2024 poster' },
        venueid: { value: 'ICLR.cc/2024/Conference' },
      }),
      { type: 'paper-conference', 'container-title': 'ICLR 2024', issued: { 'date-parts': [[2024]] } },
    ],
    [
      'a rejected paper is a preprint',
      submission({
        title: { value: 'On Tides' },
        authors: { value: ['Ada Okoye'] },
        venue: { value: 'Submitted to ICLR 2024' },
        venueid: { value: 'ICLR.cc/2024/Conference/Rejected_Submission' },
      }),
      { type: 'article', genre: 'preprint', 'container-title': 'OpenReview' },
    ],
    [
      'version 1 has values in place of objects',
      submission({ title: 'On Tides', authors: ['Ada Okoye'], venue: 'ICLR 2021 Oral' }),
      { type: 'paper-conference', 'container-title': 'ICLR 2021' },
    ],
  ])('%s', async (_name, text, csl) => {
    const [reading] = await read('openreview', text);
    expect(reading?.work).toMatchObject({ key: 'openreview:Ab-1', csl });
    expect(reading?.work?.csl.author).toEqual([{ family: 'Okoye', given: 'Ada' }]);
  });

  test('a review is no paper', async () => {
    const text = submission({ title: { value: 'Good' }, authors: { value: ['A B'] } }, { forum: 'other' });
    expect(await read('openreview', text)).toEqual([{ refused: 'no title' }]);
  });
});

test.each<[Format, string, string, string]>([
  [
    'neurips',
    '@inproceedings{NEURIPS2023_1a2b,\n author = {Okoye, Ada},\n booktitle = {Advances in Kettle Systems},\n title = {On Tides},\n volume = {36},\n year = {2023}\n}\n',
    'neurips:NEURIPS2023_1a2b',
    'Advances in Kettle Systems',
  ],
  [
    'cvf',
    '<dt class="ptitle"><a href="x.html">On Tides</a></dt>\n<div class="bibref pre-white-space">@InProceedings{Okoye_2023_CVPR,\n    author    = {Okoye, Ada},\n    title     = {On Tides},\n    booktitle = {Proceedings of the Kettle Vision Conference},\n    month     = {June},\n    year      = {2023},\n    pages     = {1-9}\n}</div>\n<a href="y">supp</a>',
    'cvf:Okoye_2023_CVPR',
    'Proceedings of the Kettle Vision Conference',
  ],
  [
    'usenix',
    '<div class="bibtex-text-entry">@inproceedings {287140,<br />author = {Ada Okoye},<br />title = {On Tides},<br />booktitle = {32nd Kettle Security Symposium (Kettle Security 23)},<br />year = {2023},<br />publisher = {USENIX Association}<br />}</div>',
    'usenix:287140',
    '32nd Kettle Security Symposium (Kettle Security 23)',
  ],
  [
    'jmlr',
    '@article{JMLR:v24:22-0630,\n  author  = {Ada Okoye and Ben Reed},\n  title   = {On Tides},\n  journal = {Journal of Kettle Learning},\n  year    = {2023},\n  volume  = {24},\n  number  = {220},\n  pages   = {1--32},\n  url     = {http://jmlr.org/papers/v24/22-0630.html}\n}\n',
    'jmlr:JMLR:v24:22-0630',
    'Journal of Kettle Learning',
  ],
  [
    'isca',
    '<pre>\n@inproceedings{okoye21_interspeech,\n  author={Ada Okoye and Ben Reed},\n  title={{On Tides}},\n  year=2021,\n  booktitle={Proc. Kettlespeech 2021},\n  pages={1389--1393},\n  doi={10.5555/Kettle.2021-729}\n}\n</pre>',
    'isca:okoye21_interspeech',
    'Proc. Kettlespeech 2021',
  ],
])('%s: BibTeX in a file or a page', async (format, text, key, container) => {
  const [reading] = await read(format, text);
  expect(reading?.work).toMatchObject({ key, csl: { title: 'On Tides', 'container-title': container } });
});

const oaiRecord = (dc: string, status = '') =>
  `<record><header${status}><identifier>oai:ojs.kettle.example:article/28301</identifier><datestamp>2024-01-15</datestamp></header>${dc && `<metadata><oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">${dc}</oai_dc:dc></metadata>`}</record>`;

describe('Dublin Core of OAI-PMH', () => {
  const PAPER =
    '<dc:title xml:lang="en-US">On Tides &amp; Kettles</dc:title><dc:creator>Okoye, Ada</dc:creator><dc:creator>Reed, Ben</dc:creator>' +
    '<dc:date>2024-03-24</dc:date><dc:type>info:eu-repo/semantics/article</dc:type>' +
    '<dc:identifier>https://ojs.kettle.example/view/28301</dc:identifier><dc:identifier>10.5555/kettle.v38i1.28301</dc:identifier>' +
    '<dc:source xml:lang="en-US">Proceedings of the Kettle Conference; Vol. 38 No. 1: Kettle-24 Technical Tracks 1; 39-47</dc:source><dc:source>2374-3468</dc:source>';

  test('records on one line', async () => {
    const text = `<?xml version="1.0"?><OAI-PMH><ListRecords>${oaiRecord('', ' status="deleted"')}${oaiRecord(PAPER)}${oaiRecord('<dc:date>2024</dc:date>')}<resumptionToken>x</resumptionToken></ListRecords></OAI-PMH>`;
    const readings = await read('aaai', text);
    expect(readings).toEqual([{}, expect.anything(), { refused: 'no title' }]);
    expect(readings[1]?.work).toMatchObject({
      key: 'aaai:article/28301',
      url: 'https://ojs.kettle.example/view/28301',
      csl: {
        type: 'paper-conference',
        title: 'On Tides & Kettles',
        author: [
          { family: 'Okoye', given: 'Ada' },
          { family: 'Reed', given: 'Ben' },
        ],
        issued: { 'date-parts': [[2024, 3, 24]] },
        'container-title': 'Proceedings of the Kettle Conference',
        volume: '38',
        issue: '1',
        page: '39-47',
        DOI: '10.5555/kettle.v38i1.28301',
      },
    });
  });

  test('a broken record is refused', async () => {
    expect(await read('aaai', oaiRecord('<dc:title>T</dc:wrong>'))).toEqual([{ refused: 'no record in Dublin Core' }]);
  });
});

test('repec: templates of ReDIF', async () => {
  const text = `Template-Type: ReDIF-Series 1.0
Name: Kettle Review
Handle: RePEc:ket:review

Template-Type: ReDIF-Article 1.0
Author-Name: Ada Okoye
Author-Workplace-Name: University of Kettles
Author-Name: Reed, Ben
Title: On Tides,
 Kettles, and Their Measurement
Abstract: We measure tides
Purpose: this line belongs to the abstract
Journal: Kettle Economic Review
Pages: 5-34
Volume: 100
Issue: 1
Year: 2010
Note: DOI: 10.5555/ker.100.1.5
Handle: RePEc:ket:review:v:100:y:2010:i:1:p:5-34
template-type: ReDIF-Paper 1.0
Author-Name: Ada Okoye
Title: Tides
Creation-Date: 2019-07
Number: 26123
Handle: RePEc:ket:wpaper:26123
Template-Type: ReDIF-Paper 1.0
Handle: RePEc:ket:wpaper:2
`;
  const [series, article, paper, untitled] = await read('repec', text);
  expect(series).toEqual({});
  expect(article?.work).toMatchObject({
    key: 'repec:RePEc:ket:review:v:100:y:2010:i:1:p:5-34',
    csl: {
      type: 'article-journal',
      title: 'On Tides, Kettles, and Their Measurement',
      author: [
        { family: 'Okoye', given: 'Ada' },
        { family: 'Reed', given: 'Ben' },
      ],
      'container-title': 'Kettle Economic Review',
      volume: '100',
      issue: '1',
      page: '5-34',
      DOI: '10.5555/ker.100.1.5',
    },
  });
  expect(paper?.work?.csl).toMatchObject({ type: 'report', title: 'Tides', number: '26123' });
  expect(untitled).toEqual({ refused: 'no handle or title' });
});
