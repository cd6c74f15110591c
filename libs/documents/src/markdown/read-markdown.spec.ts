import { strToU8 } from 'fflate';
import { summaryOf } from '@veracite/testing/document-summary';
import { folderOf } from '../folder';
import { readDocument } from '../read-document';

const folder = folderOf(['refs.bib'], () => strToU8('@book{li2019, title={On rivers}}'));

const LISTED = [
  'paragraph: It rains.',
  'heading: References',
  'paragraph: Li, A. (2019). On rivers.',
  'paragraph: Wu, B. (2020). On lakes.',
  'entry : Li, A. (2019). On rivers.',
  'entry : Wu, B. (2020). On lakes.',
];

test.each<[trap: string, source: string, summary: string[]]>([
  [
    'headings of both forms',
    '# Methods\n\nData\n====\n\nIt rains.',
    ['heading: Methods', 'heading: Data', 'paragraph: It rains.'],
  ],
  ['emphasis and links', 'It **rains** in [Rome](https://example.org).', ['paragraph: It rains in Rome.']],
  [
    'a footnote',
    'It rains.[^a]\n\n[^a]: Li, On Rivers.',
    ['paragraph: It rains.a', 'note a: Li, On Rivers.', 'note-sign "a"'],
  ],
  [
    'Pandoc citations with locators',
    'It rains [see @li2019, p. 3; @wu2020].',
    [
      'paragraph: It rains [see @li2019, p. 3; @wu2020].',
      'citation "[see @li2019, p. 3; @wu2020]" li2019 p. 3, wu2020',
    ],
  ],
  [
    'a table of references',
    'It rains.\n\n## References\n\n| Reference |\n|--------------------------------------------------|\n| Li, A. (2019). On rivers. |\n| Wu, B. (2020). On lakes. |\n',
    LISTED,
  ],
  [
    'a table of references with numbers',
    'It rains.\n\n## References\n\n| No | Reference |\n| :-: | --- |\n| 1 | Li, A. (2019). On rivers. |\n| 2 | Wu, B. (2020). On lakes. |\n',
    [
      'paragraph: It rains.',
      'heading: References',
      'paragraph: 1. Li, A. (2019). On rivers.',
      'paragraph: 2. Wu, B. (2020). On lakes.',
      'entry 1: Li, A. (2019). On rivers.',
      'entry 2: Wu, B. (2020). On lakes.',
    ],
  ],
  [
    'a list of references',
    'It rains.\n\n## References\n\nLi, A. (2019). On rivers.\n\nWu, B. (2020). On lakes.',
    LISTED,
  ],
  [
    'a bibliography file',
    '---\nbibliography: refs.bib\n---\n\nIt rains.',
    ['paragraph: It rains.', 'bibliography refs.bib'],
  ],
  ['code blocks and comments', '```\nno\n```\n\n<!-- no -->\n\nYes [@.', ['paragraph: Yes [@.']],
  ['white space only', ' \n\n ', ['fault empty']],
])('%s', async (_trap, source, summary) => {
  const reading = await readDocument(strToU8(source), { name: 'a.md', folder, plainOfLatex: String });
  expect(summaryOf(reading)).toEqual(summary);
});
