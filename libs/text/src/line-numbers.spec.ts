import { withoutLineNumbers } from './line-numbers';

const LINES = [
  'References',
  'He, K., Zhang, X., Ren, S., & Sun, J. (2016). Deep residual learning for image',
  'recognition. In Proceedings of the IEEE Conference on Computer Vision and',
  'Pattern Recognition (pp. 770–778).',
  'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553),',
  '436–444. https://doi.org/10.1038/nature14539',
  'Hochreiter, S., & Schmidhuber, J. (1997). Long short-term memory. Neural',
  'Computation, 9(8), 1735–1780.',
  'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L., Gomez, A. N.,',
  'Kaiser, Ł., & Polosukhin, I. (2017). Attention is all you need. Advances in',
  'Neural Information Processing Systems, 30, 5998–6008. Retrieved on March 3,',
  '2014 from the proceedings. Srivastava, N., Hinton, G., & Krizhevsky, A.',
  '(2014). Dropout: A simple way to prevent neural networks from overfitting in',
  '2014',
  'and 2015. Kingma, D. P., & Ba, J. (2015). Adam.',
].filter((line) => line !== '2014');
const changeLine = (first: number, change: (line: string, number: number) => string): string =>
  LINES.map((line, i) => change(line, first + i)).join('\n');
const fifth = (number: number, text: string): string => (number % 5 === 0 ? text : '');

test.each<[trap: string, text: string]>([
  ['at the start', changeLine(612, (line, n) => `${n} ${line}`)],
  ['at the start, before a tab', changeLine(98, (line, n) => `${n}\t${line}`)],
  ['at the start, set to the right', changeLine(96, (line, n) => `${String(n).padStart(4)}  ${line}`)],
  ['at the end', changeLine(612, (line, n) => `${line} ${n}`)],
  ['at the end, behind a tab', changeLine(1206, (line, n) => `${line}\t${n}`)],
  ['on lines of their own', changeLine(612, (line, n) => `${n}\n${line}`)],
  ['on lines of their own, behind', changeLine(612, (line, n) => `${line}\n${n}`)],
  ['in one block above', `${LINES.map((_, i) => 612 + i).join('\n')}\n${LINES.join('\n')}`],
  ['every fifth at the start', changeLine(612, (line, n) => fifth(n, `${n} `) + line)],
  ['every fifth at the end', changeLine(612, (line, n) => line + fifth(n, ` ${n}`))],
  ['every fifth on a line of its own', changeLine(612, (line, n) => fifth(n, `${n}\n`) + line)],
  ['from 1', changeLine(1, (line, n) => `${n} ${line}`)],
  [
    'from 1 on the next page',
    [LINES.slice(0, 7), LINES.slice(7)].map((page) => page.map((line, i) => `${i + 1} ${line}`).join('\n')).join('\n'),
  ],
  [
    'with blank lines between entries',
    changeLine(612, (line, n) => `${/^(?:LeCun|Hoch|Vasw)/.test(line) ? '\n' : ''}${n} ${line}`),
  ],
  ['at the start, but for a line that was lost', changeLine(612, (line, n) => (n === 618 ? line : `${n} ${line}`))],
])('line numbers %s', (_trap, text) => {
  expect(withoutLineNumbers(text)?.text.replace(/\n+/g, '\n').trim()).toBe(LINES.join('\n'));
});

const ONE_A_LINE = [
  'He, K. (2016). Deep.',
  'LeCun, Y. (2015). Learning.',
  'Ba, J. (2014). Adam.',
  'Xu, B. (2013). Maps.',
];

test.each<[trap: string, text: string]>([
  ['no numbers', LINES.join('\n')],
  ['a numbered list', ONE_A_LINE.map((line, i) => `${i + 1}. ${line}`).join('\n')],
  ['a numbered list without dots', ONE_A_LINE.map((line, i) => `${i + 1} ${line}`).join('\n')],
  [
    'a numbered list with wrapped lines',
    ONE_A_LINE.map((line, i) => `${i + 1} ${line}\nJournal of Networks, 5, 1–9.`).join('\n'),
  ],
  ['years at the ends of lines', ONE_A_LINE.map((line, i) => `${line} ${2001 + 3 * i}`).join('\n')],
  ['page numbers', [1, 2, 3, 4].map((page) => `${LINES.join('\n')}\n${page}`).join('\n')],
  ['a table', '1 12 3\n2 44 5\n3 61 7\n9 12 1'],
])('not line numbers: %s', (_trap, text) => {
  expect(withoutLineNumbers(text)).toBeUndefined();
});
