import { paragraphsOf, type Placed } from './paragraphs';

interface Mark extends Placed {
  id: string;
}

/** Marks between brackets: "a [b] c" has "b" marked. */
function cut(written: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  for (const char of written)
    if (char === '[') marks.push({ id: `c${marks.length}`, place: { start: text.length, end: 0 } });
    else if (char === ']') (marks.at(-1) as Mark).place.end = text.length;
    else text += char;
  return { text, marks };
}

test.each<[string, string, string[][]]>([
  ['nothing', '', []],
  ['one paragraph, one mark', 'a [b] c', [['a ', '[b]', ' c']]],
  ['a mark at either end', '[a] b [c]', [['[a]', ' b ', '[c]']]],
  ['two paragraphs', 'a\n\n[b]', [['a'], ['[b]']]],
  ['blanks on the blank line', 'a\n  \nb', [['a'], ['b']]],
  ['one line end is no paragraph', 'a\nb', [['a\nb']]],
  [
    'a mark over two paragraphs is marked in both',
    'a [b\n\nc] d',
    [
      ['a ', '[b]'],
      ['[c]', ' d'],
    ],
  ],
])('%s', (_trap, written, paragraphs) => {
  const { text, marks } = cut(written);
  const found = paragraphsOf(text, marks).map(({ pieces }) =>
    pieces.map((piece) => (piece.mark ? `[${piece.text}]` : piece.text)),
  );
  expect(found).toEqual(paragraphs);
});

test('of two marks that overlap the first counts, and no letter is lost or doubled', () => {
  const mark = (id: string, start: number, end: number): Mark => ({ id, place: { start, end } });
  const [paragraph] = paragraphsOf('abcdef', [mark('c0', 1, 4), mark('c1', 2, 3), mark('c2', 3, 6)]);
  expect(paragraph?.pieces.map(({ text, mark: index }) => [text, index?.id])).toEqual([
    ['a', undefined],
    ['bcd', 'c0'],
    ['ef', undefined],
  ]);
});
