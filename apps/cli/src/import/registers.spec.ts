import type { Reading } from '@veracite/library/import/reading';
import type { Format } from './format-names';
import { READERS } from './formats';
import { venuesOfCopy } from './register-venues';

async function read(format: Format, text: string): Promise<Reading[]> {
  const pieces = (async function* () {
    // In pieces, as a file is read.
    for (let at = 0; at < text.length; at += 50) yield text.slice(at, at + 50);
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
])('%s: BibTeX in a file or a page', async (format, text, key, container) => {
  const [reading] = await read(format, text);
  expect(reading?.work).toMatchObject({ key, csl: { title: 'On Tides', 'container-title': container } });
});

test.each<[Format, object | undefined]>([
  ['neurips', { neurips: '1987-2025' }],
  ['acl-anthology', expect.objectContaining({ acl: '1979-2025', tacl: '1979-2025' }) as object],
  ['crossref', undefined],
])('the venues of a complete copy of %s', (format, venues) => {
  expect(venuesOfCopy(format, '2025-11-24')).toEqual(venues);
});
