import type { CslItem } from '@veracite/model/csl';
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
