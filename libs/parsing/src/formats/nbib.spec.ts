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
    'ORCIDs behind their authors, as a number, as an address, and wrong',
    'TI  - A title\nFAU - Zhou, Peng\nAU  - Zhou P\nAUID- ORCID: 0000-0002-1825-0097\nFAU - Li, Na\nAU  - Li N\nFAU - Wu, Bo\nAUID- ORCID: https://orcid.org/0000-0002-1694-233X\nFAU - Ma, Yu\nAUID- ORCID: 0000-0002-1825-0098',
    {
      author: [
        { family: 'Zhou', given: 'Peng', ORCID: '0000-0002-1825-0097' },
        { family: 'Li', given: 'Na' },
        { family: 'Wu', given: 'Bo', ORCID: '0000-0002-1694-233X' },
        { family: 'Ma', given: 'Yu' },
      ],
    },
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
