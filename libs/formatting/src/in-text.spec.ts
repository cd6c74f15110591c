import type { CslItem, CslName } from '@veracite/model/csl';
import { inText } from './in-text';
import { toAsterisks } from './markup';

const people = (count: number): CslName[] =>
  Array.from({ length: count }, (_, i) => ({ family: `Name${String.fromCharCode(65 + i)}`, given: 'Ada' }));

const article = (author?: CslName[]): CslItem => ({
  type: 'article-journal',
  title: 'On analytical engines: a history',
  author,
  issued: { 'date-parts': [[1843]] },
  'container-title': 'Scientific Memoirs',
  volume: '3',
  page: '666-731',
});

test.each([
  ['apa, one author', 'apa', 1, '(NameA, 1843)', 'NameA (1843)'],
  ['apa, two: ampersand only in parentheses', 'apa', 2, '(NameA & NameB, 1843)', 'NameA and NameB (1843)'],
  ['apa, three: et al. at once', 'apa', 3, '(NameA et al., 1843)', 'NameA et al. (1843)'],
  ['apa, none: title in its place', 'apa', 0, '(“On Analytical Engines,” 1843)', '“On Analytical Engines” (1843)'],
  ['mla, two', 'mla', 2, '(NameA and NameB)', 'NameA and NameB'],
  ['mla, three', 'mla', 3, '(NameA et al.)', 'NameA et al.'],
  ['chicago, three are all named', 'chicago', 3, '(NameA, NameB, and NameC 1843)', 'NameA, NameB, and NameC (1843)'],
  ['chicago, four', 'chicago', 4, '(NameA et al. 1843)', 'NameA et al. (1843)'],
] as const)('%s', (_trap, style, count, parenthetical, narrative) => {
  const found = inText(article(count ? people(count) : undefined), style);
  expect(toAsterisks(found.parenthetical)).toBe(parenthetical);
  expect(toAsterisks(found.narrative)).toBe(narrative);
});

test('Chicago notes: names in order, commas, short form without subtitle', () => {
  const { note, shortNote } = inText(article(people(2)), 'chicago');
  expect(toAsterisks(note ?? '')).toBe(
    'Ada NameA and Ada NameB, “On Analytical Engines: A History,” *Scientific Memoirs* 3 (1843): 666–731.',
  );
  expect(toAsterisks(shortNote ?? '')).toBe('NameA and NameB, “On Analytical Engines.”');
});

test('APA names the year of the original too', () => {
  const item: CslItem = { ...article(people(1)), 'original-date': { 'date-parts': [[1842]] } };
  expect(inText(item, 'apa').parenthetical).toBe('(NameA, 1842/1843)');
});

test.each<[trap: string, item: CslItem, note: string, shortNote: string]>([
  [
    'an article',
    { ...article(people(1)), DOI: '10.1000/x' },
    'Ada NameA, “On Analytical Engines: A History,” *Scientific Memoirs* 3 (1843): 666–731, https://doi.org/10.1000/x.',
    'NameA, “On Analytical Engines.”',
  ],
  [
    'a book',
    { type: 'book', title: 'Engines', author: people(1), publisher: 'Taylor', issued: { 'date-parts': [[1843]] } },
    'Ada NameA, *Engines* (Taylor, 1843).',
    'NameA, *Engines*.',
  ],
  [
    'a thesis',
    {
      type: 'thesis',
      title: 'Engines',
      author: people(1),
      genre: 'PhD thesis',
      publisher: 'MIT',
      URL: 'https://x.org/1',
    },
    'Ada NameA, “Engines” (PhD diss., MIT), https://x.org/1.',
    'NameA, “Engines.”',
  ],
])('Chicago notes, %s', (_trap, item, note, shortNote) => {
  const found = inText(item, 'chicago');
  expect(toAsterisks(found.note ?? '')).toBe(note);
  expect(toAsterisks(found.shortNote ?? '')).toBe(shortNote);
});

test('a later note names the work again: Chicago 17 discourages “ibid.” (14.34)', () => {
  expect(Object.values(inText(article(people(1)), 'chicago')).join(' ')).not.toMatch(/ibid/i);
});

/** The first element of the entry is also used in the text. */
test.each<[trap: string, style: 'apa' | 'mla' | 'chicago', item: CslItem, expected: string]>([
  [
    'a page that only its owner signs',
    'apa',
    { type: 'webpage', title: 'Heart', publisher: 'Heart Association' },
    '(Heart Association, n.d.)',
  ],
  [
    'the same in Chicago',
    'chicago',
    { type: 'webpage', title: 'Heart', publisher: 'Heart Association' },
    '(Heart Association, n.d.)',
  ],
  [
    'MLA begins with the title where author and publisher are one',
    'mla',
    { type: 'report', title: 'Poverty', author: [{ literal: 'World Bank' }], publisher: 'World Bank' },
    '(*Poverty*)',
  ],
  [
    'a film begins with its title in MLA',
    'mla',
    { type: 'motion_picture', title: 'Gravity', author: people(1) },
    '(*Gravity*)',
  ],
  [
    'editors of a book with an unsigned part',
    'apa',
    { type: 'chapter', title: 'Clouds', editor: people(1), 'container-title': 'Weather' },
    '(“Clouds,” n.d.)',
  ],
  [
    'a statute is upright',
    'apa',
    { type: 'legislation', title: 'Every Student Succeeds Act', issued: { 'date-parts': [[2015]] } },
    '(Every Student Succeeds Act, 2015)',
  ],
  [
    'the first year in square brackets',
    'chicago',
    { ...article(people(1)), 'original-date': { 'date-parts': [[1842]] } },
    '(NameA [1842] 1843)',
  ],
  [
    'forthcoming after a comma',
    'chicago',
    { ...article(people(1)), issued: { literal: 'forthcoming' } },
    '(NameA, forthcoming)',
  ],
])('%s (%s)', (_trap, style, item, expected) => {
  expect(toAsterisks(inText(item, style).parenthetical)).toBe(expected);
});

const NIMH = 'National Institute of Mental Health (NIMH)';

/** APA 8.21: only where the record itself holds the abbreviation, which stays out of the list (9.11). */
test.each<[trap: string, authors: CslName[], expected: (string | undefined)[]]>([
  [
    'a group, first and later',
    [{ literal: NIMH }],
    [
      '(National Institute of Mental Health [NIMH], 1843)',
      'National Institute of Mental Health (NIMH, 1843)',
      '(NIMH, 1843)',
      'NIMH (1843)',
    ],
  ],
  [
    'the record has square brackets',
    [{ literal: 'World Health Organization [WHO]' }],
    ['(World Health Organization [WHO], 1843)', 'World Health Organization (WHO, 1843)', '(WHO, 1843)', 'WHO (1843)'],
  ],
  [
    'a group and a person',
    [{ literal: NIMH }, { family: 'Doe', given: 'Jane' }],
    [
      '(National Institute of Mental Health [NIMH] & Doe, 1843)',
      'National Institute of Mental Health (NIMH) and Doe (1843)',
      '(NIMH & Doe, 1843)',
      'NIMH and Doe (1843)',
    ],
  ],
  [
    'a place in brackets',
    [{ literal: 'Department of Health (UK)' }],
    ['(Department of Health (UK), 1843)', 'Department of Health (UK) (1843)', undefined, undefined],
  ],
])('APA, abbreviation of %s', (_trap, authors, expected) => {
  const { parenthetical, narrative, later } = inText(article(authors), 'apa');
  expect([parenthetical, narrative, later?.parenthetical, later?.narrative]).toEqual(expected);
});

test.each<[trap: string, more: Partial<CslItem>, parenthetical: string, narrative: string]>([
  [
    'cannot be retrieved: initials and day',
    {},
    '(J. M. Doe, personal communication, March 4, 2019)',
    'J. M. Doe (personal communication, March 4, 2019)',
  ],
  ['in an archive: as in the list', { archive: 'Gray Herbarium' }, '(Doe, 2019)', 'Doe (2019)'],
  ['on a page: as in the list', { URL: 'https://example.org/letter' }, '(Doe, 2019)', 'Doe (2019)'],
  ['in a book: as in the list', { 'container-title': 'Collected letters' }, '(Doe, 2019)', 'Doe (2019)'],
])('APA 8.9: a letter that %s', (_trap, more, parenthetical, narrative) => {
  const item: CslItem = {
    type: 'personal_communication',
    author: [{ family: 'Doe', given: 'Jane Mary' }],
    issued: { 'date-parts': [[2019, 3, 4]] },
    ...more,
  };
  expect(inText(item, 'apa')).toMatchObject({ parenthetical, narrative });
});
