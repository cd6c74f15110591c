import type { CslItem } from '@veracite/model/csl';
import { rowsOf } from '@veracite/text/data-file';
import further from '@veracite/testing/formatting/further-citations.json';
import { work } from '@veracite/testing/formatting/work';
import { toAsterisks } from './markup';
import { inOtherStyle, OTHER_STYLES, type OtherStyle } from './other-styles';

const article: CslItem = {
  type: 'article-journal',
  title: 'A Study of Memory',
  author: [
    { family: 'Smith', given: 'John Adam' },
    { family: 'Jones', given: 'Karen' },
  ],
  issued: { 'date-parts': [[2020, 9]] },
  'container-title': 'Journal of Memory',
  volume: '12',
  issue: '3',
  page: '123-129',
  DOI: '10.1234/abc',
};

test.each<[OtherStyle, string]>([
  [
    'ieee',
    'J. A. Smith and K. Jones, “A study of memory,” *J. Mem.*, vol. 12, no. 3, pp. 123–129, Sept. 2020, doi: 10.1234/abc.',
  ],
  ['vancouver', 'Smith JA, Jones K. A study of memory. J Mem. 2020;12(3):123-9. doi: 10.1234/abc.'],
  ['ama', 'Smith JA, Jones K. A study of memory. *J Mem*. 2020;12(3):123-129. doi:10.1234/abc'],
  ['acs', 'Smith, J. A.; Jones, K. A Study of Memory. *J. Mem.* 2020, *12* (3), 123–129. https://doi.org/10.1234/abc'],
  ['nature', 'Smith, J. A. & Jones, K. A study of memory. *J. Mem.* 12, 123–129 (2020). https://doi.org/10.1234/abc'],
  [
    'harvard',
    'Smith, J.A. and Jones, K. (2020) ‘A study of memory’, *Journal of Memory*, 12(3), pp. 123–129. Available at: https://doi.org/10.1234/abc.',
  ],
])('%s: an article', async (style, expected) => {
  expect(toAsterisks(await inOtherStyle(article, style))).toBe(expected);
});

const review = work('review-book', {
  author: 'Schatz|Bruce R.',
  title: 'Learning by text or context?',
  'reviewed-title': 'The social life of information',
  'reviewed-author': 'Brown|John Seely; Duguid|Paul',
  issued: '2000',
  'container-title': 'Science',
  volume: '290',
  page: '1304',
});
const untitled = { ...review, title: undefined };

test.each<[OtherStyle, titled: string, bare: string]>([
  [
    'ieee',
    'B. R. Schatz, “Learning by text or context?,” review of *The Social Life of Information*, by J. S. Brown and P. Duguid, *Science*, vol. 290, p. 1304, 2000.',
    'B. R. Schatz, Review of *The Social Life of Information*, by J. S. Brown and P. Duguid, *Science*, vol. 290, p. 1304, 2000.',
  ],
  [
    'vancouver',
    'Schatz BR. Learning by text or context? Science. 2000;290:1304. Review of: Brown JS, Duguid P. The social life of information.',
    'Schatz BR. [Review of The social life of information, by Brown JS, Duguid P]. Science. 2000;290:1304.',
  ],
  [
    'ama',
    'Schatz BR. Learning by text or context? Review of *The Social Life of Information*, by Brown JS, Duguid P. *Science*. 2000;290:1304.',
    'Schatz BR. Review of *The Social Life of Information*, by Brown JS, Duguid P. *Science*. 2000;290:1304.',
  ],
  [
    'acs',
    'Schatz, B. R. Learning by Text or Context? Review of *The Social Life of Information*, by J. S. Brown and P. Duguid. *Science* 2000, *290*, 1304.',
    'Schatz, B. R. Review of *The Social Life of Information*, by J. S. Brown and P. Duguid. *Science* 2000, *290*, 1304.',
  ],
  [
    'nature',
    'Schatz, B. R. Learning by text or context? Review of *The Social Life of Information*, by J. S. Brown & P. Duguid. *Science* 290, 1304 (2000).',
    'Schatz, B. R. Review of *The Social Life of Information*, by J. S. Brown & P. Duguid. *Science* 290, 1304 (2000).',
  ],
  [
    'harvard',
    'Schatz, B.R. (2000) ‘Learning by text or context?’. Review of *The social life of information*, by J.S. Brown and P. Duguid. *Science*, 290, p. 1304.',
    'Schatz, B.R. (2000) Review of *The social life of information*, by J.S. Brown and P. Duguid. *Science*, 290, p. 1304.',
  ],
])('%s: a review, with a title of its own and without', async (style, titled, bare) => {
  expect(toAsterisks(await inOtherStyle(review, style))).toBe(titled);
  expect(toAsterisks(await inOtherStyle(untitled, style))).toBe(bare);
});

const STYLES_OF_GUIDES = OTHER_STYLES.filter((style) => style !== 'chicago-author-date');
const FURTHER = rowsOf(further, ['trap', 'work', ...STYLES_OF_GUIDES]).map(({ trap, work: record, ...row }) => ({
  trap,
  item: JSON.parse(record) as CslItem,
  expected: STYLES_OF_GUIDES.map((style): [OtherStyle, string] => [style, row[style as keyof typeof row]]),
}));

describe.each(FURTHER)('$trap', ({ item, expected }) => {
  test.each(expected)('%s', async (style, entry) => {
    expect(toAsterisks(await inOtherStyle(item, style))).toBe(entry);
  });
});

test.each(OTHER_STYLES)('%s: books, chapters and bare records leave no hole', async (style) => {
  const works: CslItem[] = [
    {
      type: 'book',
      title: 'Trees',
      author: [{ family: 'Doe', given: 'Jane' }],
      publisher: 'Brill',
      'publisher-place': 'Leiden',
      issued: { 'date-parts': [[2001]] },
    },
    {
      type: 'chapter',
      title: 'Leaves',
      'container-title': 'Trees',
      editor: [{ family: 'Roe', given: 'Ann' }],
      page: '1-9',
    },
    { type: 'thesis', title: 'Roots', genre: 'PhD thesis', publisher: 'University of X' },
    { type: 'book' },
  ];
  for (const work of works) {
    const text = toAsterisks(await inOtherStyle(work, style));
    expect(text).not.toMatch(/undefined|\(\)|\s{2}|,,|\s[,;.]|:\s*$/);
  }
});
