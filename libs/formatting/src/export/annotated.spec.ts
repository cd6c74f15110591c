import { annotatedDocument, type AnnotatedText } from './annotated';

const text = 'As (Li, 2019) says.\n\nAnd [3] too.';
const index = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

/** Returns the runs of the text with their comments. The archive is not compressed. */
function written(given: Partial<AnnotatedText>): { runs: string[]; comments: string[] } {
  const whole = {
    title: 'T',
    facts: ['1 reference'],
    doubts: [],
    text,
    remarks: [],
    lists: [],
  };
  const file = new TextDecoder().decode(annotatedDocument({ ...whole, ...given }, 'Veracite'));
  const runs = [
    ...file.matchAll(/(<w:commentRangeStart w:id="(\d+)"\/>)?<w:r><w:rPr>(?:(?!<w:t ).)*<w:t [^>]*>([^<]*)<\/w:t>/g),
  ].map(([, , id, words]) => (id === undefined ? (words ?? '') : `${words}{${id}}`));
  const comments = [...file.matchAll(/<w:comment w:id.*?<\/w:comment>/g)].map(([xml]) =>
    xml
      .replace(/<[^<>]*>/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  );
  return { runs, comments };
}

test.each<[string, Partial<AnnotatedText>, string[], string[]]>([
  ['no comments', {}, ['As (Li, 2019) says.', 'And [3] too.'], []],
  [
    'in any order',
    {
      remarks: [
        { place: index('[3]'), comment: ['no such number'] },
        { place: index('(Li, 2019)'), comment: ['not listed', 'twice'] },
      ],
    },
    ['As ', '(Li, 2019){0}', ' says.', 'And ', '[3]{1}', ' too.'],
    ['not listed twice', 'no such number'],
  ],
  [
    'overlapping remarks: both are comments on the first span',
    {
      remarks: [
        { place: index('(Li, 2019)'), comment: ['a'] },
        { place: index('Li'), comment: ['b'] },
      ],
    },
    ['As ', '(Li, 2019){0}', ' says.', 'And [3] too.'],
    ['a b'],
  ],
  [
    'over two paragraphs: once',
    { remarks: [{ place: index('says.\n\nAnd'), comment: ['a'] }] },
    ['As (Li, 2019) ', 'says.{0}', 'And', ' [3] too.'],
    ['a'],
  ],
  [
    'an entry that does not stand in the text',
    { lists: [{ heading: 'L', entries: [{ text: '1. Li', comment: ['not cited'] }, { text: '2. Wu' }] }] },
    ['As (Li, 2019) says.', 'And [3] too.', 'L', '1. Li{0}', '2. Wu'],
    ['not cited'],
  ],
])('%s', (_trap, given, runs, comments) => {
  expect(written(given)).toEqual({ runs: ['T', '1 reference', ...runs], comments });
});

test('a folded list has a heading that hides it, and an empty list has none', () => {
  const lists = [
    { heading: 'Empty', entries: [] },
    { heading: 'Folded', isFolded: true as const, entries: [{ text: 'One' }] },
  ];
  const file = new TextDecoder().decode(
    annotatedDocument({ title: 'T', facts: [], doubts: [], text, remarks: [], lists }, ''),
  );
  expect(file).toMatch(/<w15:collapsed\/><\/w:pPr>(?:(?!<w:p>).)*>Folded<.*>One</);
  expect(file).not.toContain('Empty');
});
