import { parse } from '../parse';

test.each([
  ['a translated title', 'TI  - [A title].', { title: 'A title' }],
  ['a number in the place of pages', 'TI  - A title\nLID - e1234 [pii]', { page: 'e1234' }],
  ['a line that goes on', 'TI  - A long\n      title.', { title: 'A long title' }],
  [
    'a group of authors',
    'TI  - A title\nFAU - Zhou, Peng\nAU  - Zhou P\nCN  - Study Group',
    { author: [{ family: 'Zhou', given: 'Peng' }, { literal: 'Study Group' }] },
  ],
  [
    'a chapter',
    'TI  - Part\nBTI - Whole\nPT  - Book Chapter\nPB  - Press',
    { type: 'chapter', title: 'Part', 'container-title': 'Whole' },
  ],
  ['two ISSNs', 'TI  - A title\nIS  - 1476-4687 (Electronic)\nIS  - 0028-0836 (Print)', { ISSN: '1476-4687' }],
])('%s', (_trap, lines, expected) => {
  expect(parse(`PMID- 123\n${lines}\nDP  - 2020 Mar`)[0]?.csl).toMatchObject(expected);
});
