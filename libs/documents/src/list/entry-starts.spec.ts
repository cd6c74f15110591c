import { entryStarts } from './entry-starts';
import type { ListLine } from './list-line';

/** Lines as they stand: the blanks in front are the indent, in half sizes of the font. */
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
    'the edge of the column moves, and numbers hang before their own lines',
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
    'a page number at the beginning of a line is none of the row',
    `1. Adams, B. On rivers. Water, 3, 1–9,
    2. doi: and so on, 2019.
2. Brown, C. On lakes. Water, 2019.
3. Clark, D. On seas. Water, 2019.`,
    [0, 2, 3],
    ['1', '2', '3'],
  ],
  [
    'a number that is lost leaves a hole',
    `[1] Adams, B. On rivers. 2019.
[2] Brown, C. On lakes. 2019.
[4] Clark, D. On seas. 2019.`,
    [0, 1, 2],
    ['1', '2', '4'],
  ],
  [
    'labels of letters, one of which is misshapen',
    `[ALS07] Agarwal, S. On taxes.
       Journal, 2007.
[As6] de Asúa, M. On a life.
       Stromata, 2006.
[dlC18] de la Cruz, M. Three names.
       Nature, 2018.`,
    [0, 2, 4],
    ['ALS07', 'As6', 'dlC18'],
  ],
])('%s', (_trap, text, at, labels) => {
  const starts = entryStarts(lines(text));
  expect(starts?.at).toEqual(at);
  expect(starts?.labels?.map((label) => label.text)).toEqual(labels);
});
