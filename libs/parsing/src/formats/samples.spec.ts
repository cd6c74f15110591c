import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CslItem } from '@veracite/model/csl';
import type { InputFormat } from '@veracite/model/reference';
import fc from 'fast-check';
import { parse, parseText } from '../parse';
import type { ParsedText } from '../parsed-text';

const now = new Date('2026-11-21');
const folder = path.join(__dirname, 'samples');
const files = readdirSync(folder);
const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const lund = { family: 'Lund', given: 'Rosa' };
const day = (...parts: number[]): CslItem['issued'] => ({ 'date-parts': [parts] });

/** A sample file of each exporter, with the difficulty that it has. */
const FILES: [file: string, trap: string, format: InputFormat, expected: (Partial<CslItem> | string)[]][] = [
  [
    'web-of-science.ris',
    'the month alone in DA, the year in PY',
    'ris',
    [
      { title: 'Tidal mixing in shallow estuaries', issued: day(2018, 9), page: '1601-1615', volume: '41', issue: '6' },
      { title: 'Second', issued: day(2017, 11, 3) },
    ],
  ],
  [
    'scopus.ris',
    'a mark of byte order, CRLF, an article number, the number of PubMed in C2',
    'ris',
    [
      {
        title: 'Drought and maize',
        page: '104512',
        PMID: '32000001',
        'container-title': 'Field Crops',
        DOI: '10.1000/fc.104512',
      },
    ],
  ],
  [
    'endnote.ris',
    'editors in A2, a book in BT',
    'ris',
    [
      {
        type: 'chapter',
        'container-title': 'Handbook of Text',
        editor: [{ family: 'Moreau', given: 'Paul' }],
        ISBN: '9789004184640',
      },
    ],
  ],
  [
    'zotero.ris',
    'a day, a year with strokes',
    'ris',
    [
      { type: 'thesis', issued: day(2015, 6, 12), genre: 'PhD thesis', accessed: day(2020, 1, 2) },
      { type: 'paper-conference', issued: day(2019), 'event-title': 'Codes 2019' },
    ],
  ],
  [
    'mendeley.ris',
    'T1, A1, Y1; an issue in the volume, a range in SP, the DOI in L3',
    'ris',
    [{ volume: '5', issue: '2', page: '10-14', DOI: '10.1000/il.5.10', 'container-title': 'Insect Letters' }],
  ],
  [
    'psycinfo.ris',
    'one blank before the hyphen, values over several lines, entities, no end of the last record',
    'ris',
    [
      { title: 'Memory for faces & names', abstract: 'UK - based study', page: '3-19' },
      { title: 'Second', issued: day(2002) },
    ],
  ],
  [
    'pubmed.nbib',
    'a title over two lines, full names next to short ones',
    'nbib',
    [
      {
        title: 'A trial of sleep in shift workers',
        PMID: '31000001',
        DOI: '10.1000/jsm.210',
        author: [
          { family: 'Garcia', given: 'Luis' },
          { family: 'Kim', given: 'Soo' },
        ],
      },
      { title: 'Second' },
    ],
  ],
  [
    'web-of-science.isi',
    'people on lines of their own, a title that goes on; a chapter that is called a book',
    'isi',
    [
      {
        title: 'Soil carbon under pasture',
        issued: day(2016, 3),
        author: [
          { family: 'Baker', given: 'Alice B.' },
          { family: 'Cruz', given: 'Diego' },
        ],
        PMID: '27000001',
      },
      { type: 'chapter', 'container-title': 'FIRE IN LANDSCAPES', editor: [{ family: 'Frost', given: 'G' }] },
    ],
  ],
  [
    'endnote.enw',
    'a body with a comma at its end',
    'endnote-tagged',
    [{ title: 'Ice cores of the north' }, { author: [{ literal: 'World Weather Council' }] }],
  ],
  [
    'endnote.xml',
    'styles inside a title, a day without its year',
    'endnote-xml',
    [
      { title: 'Salt & light', issued: day(2007, 5, 4) },
      { title: 'Crystals', publisher: 'Gem' },
    ],
  ],
  [
    'word-sources.xml',
    'prefixes, a body, a month by its name',
    'word-xml',
    [
      { title: 'Rivers in flood', issued: day(2012, 3), author: [{ family: 'Moreno', given: 'Ana B.' }] },
      { type: 'report', author: [{ literal: 'World Flood Office' }] },
    ],
  ],
  [
    'article.jats.xml',
    'the article itself is no reference; marked and unmarked citations; the link of an accession number',
    'jats',
    [
      {
        title: 'Coral growth',
        page: '12-20',
        author: [{ family: 'Ortiz', given: 'M' }, { literal: 'Reef Group' }],
        PMID: '23000001',
      },
      {
        type: 'chapter',
        title: 'Sand',
        'container-title': 'Coasts',
        'publisher-place': 'Oxford',
        author: [{ family: 'Pell', given: 'R' }],
      },
      { title: 'Tides of the moon', publisher: 'Harbour Press', issued: day(2005) },
      { type: 'dataset', title: 'Genes of corals', URL: 'https://archive.example.org/E44902' },
    ],
  ],
  [
    'grobid.tei.xml',
    'the document itself is no reference',
    'tei',
    [
      { title: 'Fast graphs', page: '101-119', issued: day(2010, 5), DOI: '10.1000/g.1' },
      { type: 'book', 'publisher-place': 'Zürich' },
    ],
  ],
  [
    'csl.yaml',
    'metadata of pandoc, a year as a number',
    'csl-yaml',
    [
      { title: 'Fast graphs: a survey', volume: '14', issued: day(2010, 5) },
      { title: 'Trees', issued: day(1995) },
    ],
  ],
  [
    'CITATION.cff',
    'the software, and what it refers to',
    'citation-file',
    [
      { type: 'software', version: '2.1.0', author: [{ ...lund, 'non-dropping-particle': 'de' }] },
      { type: 'book', author: [{ literal: 'Leaf Society' }] },
    ],
  ],
  [
    'preferred.cff',
    'what is to be cited in the place of the software',
    'citation-file',
    [{ type: 'article-journal', page: '101-119', issued: day(2010, 5) }],
  ],
  [
    'zotero.json',
    'keys in any order, braces and keys inside texts, one title twice',
    'csl-json',
    [{ title: 'Fast graphs', issued: day(2010, 5) }, { title: 'Trees' }, { author: [{ family: 'Third', given: 'A' }] }],
  ],
  [
    'zotero.bib',
    'a formula in a title, a body among people, a comma at the end',
    'bibtex',
    [
      {
        title: 'Fast graphs: A survey of Λ-trees',
        author: [{ family: 'Lund', given: 'Rosa T.' }, { literal: 'Leaf Society' }],
        issued: day(2010, 5),
        page: '101-119',
      },
    ],
  ],
  [
    'biblatex.bib',
    'data and sets are no works; a chain of inheritance, extended names',
    'bibtex',
    [
      { title: 'Trees: A Reader', publisher: 'Leaf Press', issued: { 'date-parts': [[1995], [1996]] } },
      {
        title: 'Roots',
        'container-title': 'Trees: A Reader',
        publisher: 'Leaf Press',
        author: [{ family: 'Broek', given: 'Jan', 'non-dropping-particle': 'van den' }],
      },
    ],
  ],
  [
    'biblatex.bbl',
    'the file of biber',
    'biblatex-bbl',
    [
      {
        title: 'Fast Gödel graphs',
        page: '101-119',
        DOI: '10.1000/g_1',
        author: [
          { family: 'Lund', given: 'Rosa T.' },
          { family: 'Broek', given: 'Jan', 'non-dropping-particle': 'van den' },
        ],
      },
    ],
  ],
  [
    'article.tex',
    'prose before and behind the list, a comment, an optional label',
    'latex',
    [
      'R.~T. Lund, \\emph{Fast graphs}, Graphs \\textbf{14} (2010), no.~2, 101--119.',
      'I. Berg, {\\em Trees}, Leaf,\n  Z\\"urich, 1995. % the second edition',
    ],
  ],
  [
    'list.html',
    'a menu is no list of references',
    'html',
    [
      { title: 'Fast graphs', DOI: '10.1000/g.1', page: '101-119' },
      { title: 'Trees & roots', publisher: 'Leaf' },
    ],
  ],
  [
    'article.wiki',
    'templates of four Wikipedias, one of another kind',
    'wikitext',
    [
      {
        title: 'Fast graphs',
        'container-title': 'Graphs',
        issued: day(2010, 5),
        author: [
          { family: 'Lund', given: 'Rosa T.' },
          { family: 'Berg', given: 'Ivo' },
        ],
      },
      { type: 'book', ISBN: '9780306406157' },
      {
        title: 'Wurzeln',
        'container-title': 'Pflanzen heute',
        volume: '3',
        page: '5-9',
        author: [{ family: 'Maier', given: 'Anna' }],
      },
      {
        type: 'article-journal',
        'container-title': 'Botanique',
        issued: day(1999),
        author: [{ family: 'Petit', given: 'Luc' }],
      },
    ],
  ],
];

test.each(FILES)('%s: %s', (file, _trap, format, expected) => {
  const read = parseText(textOf(file), { now });
  expect(read.format).toBe(format);
  expect(read.references).toHaveLength(expected.length);
  read.references.forEach(({ csl, raw }, i) => {
    const wanted = expected[i];
    if (typeof wanted === 'string') expect(raw).toBe(wanted);
    else expect(csl).toMatchObject(wanted ?? {});
  });
});

test('every sample has its row', () => {
  expect(FILES.map(([file]) => file).sort()).toEqual([...files].sort());
});

/** Each entry is the text at its place, whole and alone. */
function expectApart(text: string, { references }: Pick<ParsedText, 'references'>): void {
  let index = 0;
  for (const { raw, span } of references) {
    expect(text.slice(span.start, span.end)).toBe(raw);
    expect(span.start).toBeGreaterThanOrEqual(index);
    index = span.end;
  }
}

describe('raw is the own text of an entry, byte for byte', () => {
  test.each(files)('%s', (file) => {
    const text = textOf(file);
    const read = parseText(text, { now });
    expectApart(text, read);
    for (const { raw } of read.references) expect(raw).toBe(raw.trim());
  });

  test('files cut, doubled and with pieces of each other in the middle', () => {
    const all = files.map(textOf);
    const place = fc.tuple(fc.nat({ max: all.length - 1 }), fc.nat({ max: 3000 }), fc.nat({ max: 3000 }));
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), (pieces) => {
        const text = pieces
          .map(([file, from, length]) => (all[file] ?? '').slice(from % 700, from + length))
          .join('\n');
        expectApart(text, parseText(text, { now }));
      }),
      { numRuns: 60 },
    );
  });
});

const HOSTILE: [name: string, text: string][] = [
  ['elements in elements', `<records>${'<record><titles>'.repeat(30_000)}`],
  ['entities', `<xml><records><record><titles><title>${'&amp;&#x41;&lol;'.repeat(60_000)}`],
  ['lists in lists', '<ol><li>'.repeat(30_000)],
  ['items that do not close', '<li>Smith 2001 A title of some length '.repeat(1_500)],
  ['sources', `<b:SourceType>${'<b:Source>'.repeat(60_000)}`],
  ['templates in templates', `{{cite book |${'{{a|'.repeat(100_000)}`],
  ['bars', `{{cite book ${'|a=b'.repeat(100_000)}}}`],
  ['brackets of YAML', `cff-version: 1.2.0\ntitle: ${'['.repeat(50_000)}`],
  [
    'aliases of YAML',
    `cff-version: 1\na: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 12 }, (_, i) => `b${i}: &b${i} [${`*${i ? `b${i - 1}` : 'a'},`.repeat(9)}]`).join('\n')}\ntitle: *b11`,
  ],
  ['brackets of JSON', `[${'{"a":['.repeat(3_000)}`],
  ['items without text', '\\bibitem{a}'.repeat(60_000)],
  ['items of biber', `\\entry{a}{b}{}${'\\name{author}{1}{}{{'.repeat(30_000)}\\endentry`],
  ['lines that go on', `TY  - JOUR\nTI  - A\n${'and on\n'.repeat(100_000)}`],
  ['people', `PMID- 1\nTI  - A title\n${Array.from({ length: 20_000 }, (_, i) => `FAU - Doe${i}, J\n`).join('')}`],
  ['records of a web of science', `FN X\n${'PT J\nAU A\n'.repeat(10_000)}`],
];

test.each(HOSTILE)('%s are read or refused in no time', (_name, text) => {
  const start = process.cpuUsage();
  parse(text, { now });
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000);
});
