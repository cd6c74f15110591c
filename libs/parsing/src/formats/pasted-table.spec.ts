import { displayName, yearOf } from '@veracite/model/csl';
import { parse } from '../parse';

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
    'semicolons, and a first cell without a value',
    'Notes;Author;Title;Year;Journal;Volume;Pages\n;Okonkwo, C.;Market credit;2019;Water;3;1-9',
    [MARKETS],
  ],
  [
    'quotation marks and line breaks in a cell',
    'Author,Title,Year\n"Okonkwo, C.","Market ""credit""\nand debt",2019\n"Tamm, I.",Churches,2022',
    ['C. Okonkwo | Market "credit" and debt | 2019', 'I. Tamm | Churches | 2022'],
  ],
])('CSV of %s', (_trap, text, works) => {
  expect(shown(text)).toEqual(works);
});

test('a list below words with commas is no table', () => {
  const text = 'Title, with two words, of a list\nOkonkwo, C. (2019). Market credit. Water, 3, 1–9.';
  expect(shown(text)).toContain('C. Okonkwo | Market credit | Water | 3 1-9 2019');
});
