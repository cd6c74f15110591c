import type { CslItem, CslName, CslType } from '@veracite/model/csl';
import { parse } from '@veracite/parsing/parse';
import data from '../../data/formatting/round-trips.json';
import { dataForTest } from '../harness/data';
import { hash } from './eval/shared';
import { doiOf } from '@veracite/formatting/pieces/link';
import { EXTENDED, pageRange } from '@veracite/formatting/export/entry-fields';
import { exportWorks, type ExportFormatId } from '@veracite/formatting/export/formats';

const EXCHANGED: CslType[] = [
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'book',
  'chapter',
  'paper-conference',
  'thesis',
  'report',
  'webpage',
  'dataset',
  'software',
  'standard',
  'patent',
  'legal_case',
  'motion_picture',
  'map',
];

/** Types that a format supports and that survive a round trip. */
const NAMED: Partial<Record<ExportFormatId, CslType[]>> = {
  bibtex: ['article-journal', 'book', 'chapter', 'paper-conference', 'thesis', 'report', 'manuscript'],
  biblatex: [
    'article-journal',
    'book',
    'chapter',
    'paper-conference',
    'thesis',
    'report',
    'dataset',
    'software',
    'patent',
  ],
  ris: EXCHANGED,
  'endnote-xml': EXCHANGED,
};
const FORMATS = Object.keys(NAMED) as ExportFormatId[];

/** Removes typographic differences: quotation marks, dashes, final periods, all-capital names. */
const plain = (text: string | undefined): string | undefined =>
  text
    ?.normalize('NFC')
    .replaceAll('&amp;', '&')
    .replace(/[“”„"‘’'`]+/g, '"')
    .replace(/[‐-―−]|--/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?\.?$/, '');
/** The words of a name: a particle after the given name is read before the family name. */
const person = (name: CslName): string =>
  [name['non-dropping-particle'], name.family ?? name.literal, name.given, name['dropping-particle'], name.suffix]
    .flatMap((part) => plain(part)?.toLowerCase().split(' ') ?? [])
    .sort()
    .join(' ');

/** Returns the fields that every exchange format has. */
const exchangedFields = (item: CslItem, withType = false): Record<string, unknown> => ({
  ...(withType && { type: item.type }),
  title: plain(item.title),
  author: item.author?.map(person),
  editor: item.editor?.map(person),
  translator: item.translator?.map(person),
  container: plain(item['container-title'] ?? item['collection-title']),
  series: item['container-title'] && plain(item['collection-title']),
  volume: plain(item.volume),
  number: plain(item.issue ?? item.number ?? item['collection-number']),
  page: pageRange(item, '-') || undefined,
  edition: plain(item.edition),
  publisher: plain(item.publisher),
  place: plain(item['publisher-place']),
  issued: item.issued?.['date-parts']?.[0]?.filter(Boolean) ?? item.issued?.literal,
  DOI: doiOf(item) ?? doiOf({ DOI: /10\.\d{4,9}\/[^?#]+/.exec(item.URL ?? '')?.[0] }),
  ISBN: item.ISBN,
  language: item.language,
});

/** Returns false for records with damaged fields, such as a name that begins with punctuation or a thirteenth month. */
const isSound = (item: CslItem): boolean =>
  [...(item.author ?? []), ...(item.editor ?? []), ...(item.translator ?? [])].every(
    (name) => /^\p{L}[^";,.]*$/u.test(`${name.family ?? ''}${name.literal ?? ''}`) && !/[",;]/.test(name.given ?? ''),
  ) && (item.issued?.['date-parts']?.[0]?.[1] ?? 1) <= 12;

const read = (items: CslItem[], format: ExportFormatId): CslItem[] =>
  parse(String(exportWorks(items, format))).map(({ csl }) => csl);

const RECORDS = data.records.map(({ trap, item }): [string, CslItem] => [trap, item as CslItem]);

describe.each(FORMATS)('%s, out and back', (format) => {
  test.each(RECORDS)('%s', (_trap, item) => {
    const named = NAMED[format]?.includes(item.type);
    expect(read([item], format).map((back) => exchangedFields(back, named))).toEqual([exchangedFields(item, named)]);
  });
});

/** Ranges, seasons and "about": what BibLaTeX and RIS have a form for. */
const DATES = data.dates as unknown as {
  trap: string;
  format: ExportFormatId;
  issued: CslItem['issued'];
  expected?: CslItem['issued'];
}[];
test.each(DATES)('$trap in $format', ({ format, issued, expected = issued }) => {
  expect(read([{ type: 'book', title: 'Dated', issued }], format)[0]?.issued).toEqual(expected);
});

/** Reviews keep the title and authors of the reviewed work. */
const REVIEWS = data.reviews.map(({ trap, item }): [string, CslItem] => [trap, item as CslItem]);

describe.each<ExportFormatId>(['bibtex', 'biblatex', 'ris', 'csl-json'])('a review in %s', (format) => {
  test.each(REVIEWS)('%s', (_trap, item) => {
    expect(read([item, { type: 'book', title: 'Next' }], format)).toEqual([
      expect.objectContaining(item),
      expect.objectContaining({ title: 'Next' }),
    ]);
  });
});

/** Real records: read once as CSL-JSON, which brings identifiers into their normal form. */
const CORPUS = ['starter/works.jsonl.gz', 'works/printing-history-tex.jsonl.gz'];
const sets = dataForTest(CORPUS);
if (!sets)
  process.stdout.write('Round trips of real works: left out, they are not on this machine (apps/lab/data.md).\n');
const corpus = sets ? CORPUS.flatMap((name) => sets.rows<CslItem>(name)) : [];

const works =
  corpus.length === 0
    ? []
    : read(
        corpus
          .filter((item) => item.title && isSound(item))
          .sort((a, b) => hash(a.id ?? '') - hash(b.id ?? ''))
          .slice(0, 1_000)
          // For a whole work these formats store the extent instead of a page.
          .map((item) => (EXTENDED.has(item.type) ? { ...item, page: undefined } : item))
          // Some records have the issue in the volume field, which is read as two fields.
          .filter(({ volume }) => !/\(/.test(volume ?? ''))
          // An article of a preprint server is read as a preprint.
          .filter((item) => !/rxiv|ssrn|preprint/i.test(item['container-title'] ?? '')),
        'csl-json',
      );

(sets ? test : test.skip).each(FORMATS)('%s: a thousand real works, the same fields', (format) => {
  const back = read(works, format);
  expect(back.map(({ title }) => plain(title))).toEqual(works.map(({ title }) => plain(title)));
  const different = works.flatMap((item, i) => {
    const named = NAMED[format]?.includes(item.type);
    const [before, after] = [exchangedFields(item, named), exchangedFields(back[i] ?? { type: 'document' }, named)];
    return Object.keys(before)
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => `${key}: ${JSON.stringify(before[key])} > ${JSON.stringify(after[key])}`);
  });
  expect(different).toEqual([]);
});
