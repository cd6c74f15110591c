import { displayName, yearOf } from '@veracite/model/csl';
import { parse, splitEntries } from '../parse';
import { readPastedTable } from './pasted-table';

const shown = (text: string): string[] =>
  parse(text, { now: new Date('2026-11-29') }).map(({ csl, identifiers }) =>
    [
      csl.author?.map(displayName).join('; '),
      csl.title,
      csl['container-title'],
      [csl.volume, csl.issue, csl.page, yearOf(csl)].filter(Boolean).join(' '),
      identifiers.doi,
    ]
      .filter(Boolean)
      .join(' | '),
  );

const TIDES = 'H. Nakamura; E. Lindqvist | Tidal mixing, and more | Water | 33 4 812-826 2017 | 10.1000/182';
const MARKETS = 'C. Okonkwo | Market credit | Water | 3 1-9 2019';

test.each<[trap: string, text: string, works: string[]]>([
  [
    'Scopus',
    'Authors,Title,Year,Source title,Volume,Issue,Page start,Page end,DOI\n"Nakamura H., Lindqvist E.","Tidal mixing, and more",2017,"Water",33,4,812,826,10.1000/182\n"Okonkwo C.","Market credit",2019,"Water",3,,1,9,\n',
    [TIDES, MARKETS],
  ],
  [
    'Zotero, with other columns, empty cells and the ends of lines of Windows',
    '\uFEFF"Key","Item Type","Publication Year","Author","Title","Publication Title","DOI","Date","Pages","Issue","Volume"\r\n"A","journalArticle","2017","Nakamura, H.; Lindqvist, E.","Tidal mixing, and more","Water","10.1000/182","","812-826","4","33"\r\n"B","journalArticle","","Okonkwo, C.","Market credit","Water","","2019","1-9","","3"\r\n',
    [TIDES, MARKETS],
  ],
  [
    'Dimensions and the Lens',
    'DOI,Title,Source title,PubYear,Volume,Issue Number,Pagination,Authors\n10.1000/182,"Tidal mixing, and more",Water,2017,33,4,812-826,"Nakamura, H.; Lindqvist, E."\n,Market credit,Water,2019,3,,1-9,"Okonkwo, C."',
    [TIDES, MARKETS],
  ],
  [
    'the tags of Web of Science',
    'PT,AU,TI,SO,PY,VL,IS,BP,EP,DI\nJ,"Nakamura, H.; Lindqvist, E.","Tidal mixing, and more",Water,2017,33,4,812,826,10.1000/182\nJ,"Okonkwo, C.",Market credit,Water,2019,3,,1,9,',
    [TIDES, MARKETS],
  ],
  [
    'semicolons, and a first cell without a value',
    'Notes;Author;Title;Year;Journal;Volume;Pages\n;Okonkwo, C.;Market credit;2019;Water;3;1-9',
    [MARKETS],
  ],
  [
    'the separator in the first line, as Excel writes it',
    '\uFEFFsep=;\r\nAuthor;Title;Year;Journal;Volume;Pages\r\nOkonkwo, C.;Market credit;2019;Water;3;1-9',
    [MARKETS],
  ],
  [
    'Markdown',
    '| # | Author | Title | Year | Journal | Volume | Pages |\n|---|:--|---|---:|---|---|---|\n| 1 | Okonkwo, C. | Market credit | 2019 | Water | 3 | 1-9 |',
    [MARKETS],
  ],
  [
    'Markdown with escapes',
    '| Author | Title | Year |\n|---|---|---|\n| Tamm, I. | P(A \\| B) in \\_towns\\_ | 2022 |',
    ['I. Tamm | P(A | B) in _towns_ | 2022'],
  ],
  [
    'quotation marks and line breaks in a cell',
    'Author,Title,Year\n"Okonkwo, C.","Market ""credit""\nand debt",2019\n"Tamm, I.",Churches,2022',
    ['C. Okonkwo | Market "credit" and debt | 2019', 'I. Tamm | Churches | 2022'],
  ],
  [
    'quotation marks that are not doubled, and empty rows',
    'Author,Title,Year\n"Okonkwo, C.",Flow in 2" pipes,2019\n"Tamm, I.","Flow in 3" pipes, and more",2022\n,,\n"Ott, M.","Old" churches,2021\n',
    [
      'C. Okonkwo | Flow in 2" pipes | 2019',
      'I. Tamm | Flow in 3" pipes, and more | 2022',
      'M. Ott | "Old" churches | 2021',
    ],
  ],
  [
    'a name of a column with a comma',
    '"Author, full",Authors,Title,Year\nx,"Tamm, I.",Churches,2022',
    ['I. Tamm | Churches | 2022'],
  ],
])('CSV of %s', (_trap, text, works) => {
  expect(shown(text)).toEqual(works);
  expect(splitEntries(text)).toBeUndefined();
});

test.each([
  ['a column of row names without a name', '\tTitle\tJournal\tAuthor\n1\tMarket credit\tWater\tOkonkwo, C.'],
  ['the ends of lines of an old Macintosh', 'Title\tJournal\tAuthor\rMarket credit\tWater\tOkonkwo, C.\r'],
  ['line breaks of word processors', 'Title\tJournal\tAuthor\vMarket credit\tWater\tOkonkwo, C.'],
  ['words in place of most years', 'Title\tJournal\tAuthor\tYear\nMarket credit\tWater\tOkonkwo, C.\tin press'],
])('a table between tabs with %s', (_trap, text) => {
  expect(shown(text)).toEqual(['C. Okonkwo | Market credit | Water']);
});

const OKONKWO = 'Okonkwo, C. (2019). Market credit. Water, 3, 1–9.';

test('a quotation mark at the start of a cell between tabs does not join rows', () => {
  const text =
    'Title\tAuthor\tYear\n"Old" churches of the north\tTamm, I.\t2021\nTowns of the south\tOtt, M.\t2020\nRivers that are called "new"\tOkonkwo, C.\t2022';
  expect(readPastedTable(text)).toHaveLength(3);
});

test.each([
  ['words with commas', `Title, with two words, of a list\n${OKONKWO}`],
  ['names of columns', `Author, Title, Year, Journal\n${OKONKWO}`],
  ['fewer names of columns', `Author, Title, Year\n\n${OKONKWO}`],
  ['names of columns with semicolons', `Author; Title; Year\n${OKONKWO}`],
])('a list below %s is no table', (_trap, text) => {
  expect(shown(text)).toContain('C. Okonkwo | Market credit | Water | 3 1-9 2019');
});

test('plain references below names of columns are no rows', () => {
  const text =
    'Author, Title, Year, Journal\nOkonkwo C. Market credit. Nature. 2001.\nTamm I. Churches of the north. Nature. 2002.';
  expect(shown(text)).toEqual(
    expect.arrayContaining([
      'C. Okonkwo | Market credit | Nature | 2001',
      'I. Tamm | Churches of the north | Nature | 2002',
    ]),
  );
});

test.each([
  ['columns without names', `title,author,year${','.repeat(179_000)}`, 'Churches,"Tamm, I.",2022'],
  ['columns without names, between tabs', `title\tauthor\tyear${'\t'.repeat(179_000)}`, 'Churches\tTamm, I.\t2022'],
  ['columns with one name', `title,author,year${',title'.repeat(30_000)}`, 'Churches,"Tamm, I.",2022'],
  ['quotation marks that are not closed', 'title,author,year', 'Churches,""Tamm,2022'],
])('the time for %s grows with the length', (_trap, head, row) => {
  const started = performance.now();
  readPastedTable(`${head}\n${`${row}\n`.repeat(9_990)}`);
  expect(performance.now() - started).toBeLessThan(3000);
});
