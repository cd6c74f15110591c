import fc from 'fast-check';
import { CSL_TYPES, type CslItem, type CslName } from '@veracite/model/csl';
import { STYLES } from '@veracite/model/verification';
import { correct } from './correct';
import { EXPORT_FORMATS, exportWorks, type ExportFormatId } from './export/formats';
import { inText } from './in-text';
import { toAsterisks } from './markup';
import { inOtherStyle, OTHER_STYLES } from './other-styles';
import { chicagoAuthorDate } from './styles/chicago/bibliography';
import { chicagoNote, chicagoShortNote } from './styles/chicago/note';

const word = fc.constantFrom(
  'alpha',
  'Beta',
  'GAMMA',
  'delta-ray',
  'von',
  'Ångström',
  '李明',
  'mRNA',
  "O'Neil",
  'the',
  'of',
  'in vivo',
  '5-HT',
  '“x”',
  '*',
  '<i>y</i>',
);
const phrase = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const name: fc.Arbitrary<CslName> = fc.oneof(
  fc.record({
    family: fc.constantFrom('Doe', 'Núñez', 'LI', 'O’Brien', '王'),
    given: fc.constantFrom('Jane', 'J. K.', 'JK', 'Jean-Paul', '伟', ''),
  }),
  fc.record({ literal: fc.constantFrom('World Bank', 'NASA', 'Plato') }),
);
const names = fc.array(name, { maxLength: 25 });
const digits = fc.integer({ min: 1, max: 99_999 }).map(String);
const item: fc.Arbitrary<CslItem> = fc.record(
  {
    type: fc.constantFrom(...CSL_TYPES),
    title: phrase,
    author: names,
    editor: names,
    translator: names,
    'container-title': phrase,
    'collection-title': phrase,
    publisher: phrase,
    'publisher-place': phrase,
    issued: fc.record({
      'date-parts': fc.tuple(
        fc.tuple(
          fc.integer({ min: -800, max: 2030 }),
          fc.integer({ min: 1, max: 12 }),
          fc.integer({ min: 1, max: 28 }),
        ),
      ),
    }),
    volume: digits,
    issue: digits,
    number: digits,
    edition: fc.integer({ min: 1, max: 30 }).map(String),
    page: fc.tuple(digits, digits).map(([a, b]) => `${a}-${b}`),
    genre: fc.constantFrom('PhD thesis', 'preprint', 'Podcast', ''),
    version: digits,
    DOI: digits.map((n) => `10.1234/x${n}`),
    URL: digits.map((n) => `https://example.org/${n}`),
  },
  { requiredKeys: ['type'] },
);

/** Formats a record in all forms: all styles, author-date, notes and in-text citations. */
async function written(record: CslItem): Promise<string[]> {
  const others = await Promise.all(OTHER_STYLES.map((style) => inOtherStyle(record, style)));
  const cited = STYLES.flatMap((style) => Object.values(inText(record, style) as unknown as Record<string, string>));
  const chicago = [chicagoAuthorDate, chicagoNote, chicagoShortNote].map((write) => write(record));
  return [...Object.values(correct(record)), ...[...others, ...cited, ...chicago].map(toAsterisks)];
}

/** Digits of the record in the forms a citation may give them: whole, and the tail of a page range. */
function allowedNumbers(record: CslItem): (number: string) => boolean {
  const digits: string[] = JSON.stringify(record).match(/\d+/g) ?? [];
  const pages: string[] = record.page?.match(/\d+/g) ?? [];
  return (number) =>
    digits.includes(number) ||
    pages.some((page) => page.endsWith(number)) ||
    pages.some((page) => number.endsWith(page));
}

test('citations contain no number that the record does not have', async () => {
  await fc.assert(
    fc.asyncProperty(item, async (record) => {
      const allowed = allowedNumbers(record);
      for (const text of await written(record)) {
        for (const number of text.match(/\d+/g) ?? []) expect([number, allowed(number)]).toEqual([number, true]);
      }
    }),
    { numRuns: 200, seed: 2026 },
  );
});

/** Words that the styles add themselves. */
const OWN =
  /^(?:n|d|in|press|eds?|trans|vol|no|pp?|et|al|and|by|edited|translated|directed|editors?|directors?|hosts?|untitled|article|retrieved|accessed|report|standard|patent|preprint|version|v|dir|st|nd|rd|th|doctoral|dissertation|phd|diss|thesis|data|set|computer|software|film|song|broadcast|map|interview|manuscript|image|audio|podcast|episode|speech|paper|presentation|presented|at|b|c|e|bce|https?|doi|org|u|up|s|us|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept|oct|nov|dec|ca|circa|original|work|published|for|rev|date|available|from|online|issued|issue|edn|inventors?|motion|picture|dataset|internet|program|review|of|united|states|sec|personal|communication)$/;

test('citations contain no word that neither the record has nor the style adds', async () => {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  await fc.assert(
    fc.asyncProperty(item, async (record) => {
      const words = new Set(wordsOf(JSON.stringify(record).replace(/<\/?i>/g, '')));
      const initials = new Set(['k', ...[...words].map((item) => item.charAt(0))]);
      // "JP": Vancouver sets them close.
      const isInitials = (item: string): boolean =>
        item.length < 4 && [...item].every((letter) => initials.has(letter));
      for (const text of await written(record)) {
        const strangers = wordsOf(text).filter((item) => !words.has(item) && !OWN.test(item) && !isInitials(item));
        expect(
          strangers.filter((stranger) => ![...words].some((h) => h.includes(stranger) || stranger.includes(h))),
        ).toEqual([]);
      }
    }),
    { numRuns: 200, seed: 2026 },
  );
});

test('marks never stand twice, and no italics are left open', async () => {
  await fc.assert(
    fc.asyncProperty(item, async (record) => {
      for (const text of await written(record)) {
        expect(text).not.toMatch(/,,|\.\.(?!\.)(?<!\.\.\.)(?! \.)|\s{2}|\s[,;]/);
        expect((text.match(/\*/g) ?? []).length % 2).toBe(0);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }),
    { numRuns: 200, seed: 2026 },
  );
});

/** Words and numbers that a format itself is made of. */
const FORMATS = Object.keys(EXPORT_FORMATS).filter((id) => id !== 'docx') as ExportFormatId[];
const digitsOf = (text: string): string[] => text.replace(/^[A-Z][A-Z\d] {2}- /gm, '').match(/\d+/g) ?? [];

test.each(FORMATS)('%s: no number is exported that neither the record nor the format holds', (format) => {
  const frame = new Set(CSL_TYPES.flatMap((type) => digitsOf(String(exportWorks([{ type, title: 'x' }], format)))));
  fc.assert(
    fc.property(item, (record) => {
      // EDTF counts a year 0: 4 BC is -0003.
      const counted = (number: string) => new RegExp(`\\[-${Number(number) + 1}[,\\]]`).test(JSON.stringify(record));
      const allowedAsIs = allowedNumbers(record);
      const allowed = (number: string) => allowedAsIs(number) || counted(number);
      const strangers = digitsOf(String(exportWorks([record], format))).filter(
        // Keys, months and days are written with adjacent text: "doe2019notes", "05".
        (number) => !frame.has(number) && !allowed(number) && !allowed(String(Number(number))),
      );
      expect(strangers).toEqual([]);
    }),
    { numRuns: 60, seed: 2026 },
  );
});

test('two hundred authors: APA names twenty, Chicago seven, MLA one', () => {
  const author = Array.from({ length: 200 }, (_, i) => ({
    family: `Fam${String.fromCharCode(97 + (i % 26))}${i}`,
    given: 'Ada',
  }));
  const { apa, mla, chicago } = correct({ type: 'book', title: 'Many', author });
  expect(apa).toContain('Fams18, A., . . . Famr199, A. (n.d.)');
  expect(mla).toMatch(/^Fama0, Ada, et al\. /);
  expect(chicago).toMatch(/Ada Famg6, et al\. /);
});
