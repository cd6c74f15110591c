import { entryStarts } from './entry-starts';
import type { ListLine } from './list-line';

/** Builds lines from text. Each leading space is an indent of half the font size. */
const lines = (text: string): ListLine[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => ({
      text: line.trim(),
      indent: (line.length - line.trimStart().length) / 2,
      gap: i === 0 ? 0 : 1,
    }));

test.each<[string, string, number[], string[] | undefined]>([
  [
    'numbers hang, and the edge of the column moves',
    `[1] Adams, B. On rivers.
         Water 3 (2019) 1-9.
     [2] Brown, C. On lakes.
         Water 4 (2019) 1-9.
                 [3] Clark, D. On seas.
                     Water 5 (2019) 1-9.
 [4] Evans, P. On soils.
     Water 6 (2019) 1-9.`,
    [0, 2, 4, 6],
    ['1', '2', '3', '4'],
  ],
  [
    'a page number at the beginning of a line is not an entry number',
    `1. Adams, B. On rivers. Water, 3, 1–9,
    2. doi: and so on, 2019.
2. Brown, C. On lakes. Water, 2019.
3. Clark, D. On seas. Water, 2019.`,
    [0, 2, 3],
    ['1', '2', '3'],
  ],
  [
    'the number of an edition begins a line',
    `Adams, B. (2019): On rivers,
     1. Aufl., Berlin: Water Press, 2019.
Brown, C. (2020): On lakes and their shores, Berlin: Water Press, 2020.
Clark, D. (2021): On the seas,
     1. Aufl., Berlin: Water Press, 2021.`,
    [0, 2, 3],
    undefined,
  ],
  [
    'a missing number leaves a gap',
    `[1] Adams, B. On rivers. 2019.
[2] Brown, C. On lakes. 2019.
[4] Clark, D. On seas. 2019.`,
    [0, 1, 2],
    ['1', '2', '4'],
  ],
  [
    'labels of a name with a slash',
    `[r/g22] r/gboard: On keys.
       Version: 2022.
[r/i23] r/iphone: On words.
       Version: 2023.`,
    [0, 2],
    ['r/g22', 'r/i23'],
  ],
  [
    'letter labels, one of them malformed',
    `[ALS07] Agarwal, S. On taxes.
       Journal, 2007.
[As6] de Asúa, M. On a life.
       Stromata, 2006.
[dlC18] de la Cruz, M. Three names.
       Nature, 2018.`,
    [0, 2, 4],
    ['ALS07', 'As6', 'dlC18'],
  ],
])('%s', (_trap, text, index, labels) => {
  const starts = entryStarts(lines(text));
  expect(starts?.at).toEqual(index);
  expect(starts?.labels?.map((label) => label.text)).toEqual(labels);
});

const FLAT = `Adams, B., & Brown, C. (2017). On the rivers of the far north
of Honshu. Journal of Water, 33(4), 812–826.
Clark, D. (2019). On credit in the markets of the old river port.
Heritage Press.
Davis, E., & Evans, F. (2021). On soils after fire in oak woodland
and in open fields. Journal of Soils, 388, 114–127.
Frank, G. (2015). On maps in eleven classrooms of the south side.
Routledge.`;

test.each<[trap: string, heads: number[]]>([
  ['one column', [0]],
  ['two columns, where a line begins at the top', [0, 5]],
])('lines without indents and gaps show no entries: %s', (_trap, heads) => {
  const flat = lines(FLAT).map((line, i) => ({ ...line, gap: heads.includes(i) ? 0 : 1 }));
  expect(entryStarts(flat)).toBeUndefined();
});

test('a list with an entry in each line', () => {
  const whole = FLAT.replace(/\n(?!Clark|Davis|Frank)/g, ' ');
  expect(entryStarts(lines(whole))).toEqual({ at: [0, 1, 2, 3] });
});
