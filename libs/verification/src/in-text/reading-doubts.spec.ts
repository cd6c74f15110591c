import { strToU8 } from 'fflate';
import { readAndCheck } from './read-and-check';

async function check(text: string): Promise<[string[], string[]]> {
  const read = await readAndCheck({ bytes: strToU8(text) }, new Date('2026-11-23'));
  if ('fault' in read) throw new Error(read.message);
  return [read.report.problems.map(({ kind }) => kind), read.report.doubts.map(({ kind }) => kind)];
}

const entry = (number: number) =>
  `[${number}] Adams, B. (2019). On river ${number}. Journal of Water, ${number}, 101–120.`;
const numbered = (cited: number[], listed: number[]) =>
  `A text\n\n${cited.map((number) => `So it is [${number}].`).join(' ')}\n\nReferences\n\n${listed.map(entry).join('\n')}\n`;
const upTo = (last: number, without: number[] = []) =>
  Array.from({ length: last }, (_, i) => i + 1).filter((number) => !without.includes(number));

test.each<[string, string, string[], string[]]>([
  ['one number beyond the list is wrong', numbered([...upTo(12), 15], upTo(12)), ['number-out-of-range'], []],
  ['one number that the list leaves out is wrong', numbered(upTo(12), upTo(12, [7])), ['number-out-of-range'], []],
  ['several missing numbers are a reading error', numbered(upTo(12), upTo(12, [5, 6, 7, 8])), [], ['list-numbers']],
  ['a list that ends early is a reading error', numbered(upTo(12), upTo(8)), [], ['list-numbers']],
  ['two uncited entries are reported', numbered(upTo(10), upTo(12)), ['listed-not-cited', 'listed-not-cited'], []],
  ['numbers in a text without a list are reported once', 'A text\n\nSo it is [3]. So [12].\n', [], ['list-entries']],
  [
    'names in a text without a list are reported once',
    'A text\n\nSo it is (Adams, 2019). So is Brown (2018).\n',
    [],
    ['list-entries'],
  ],
  ['a list that is mostly uncited is reported once', numbered([1, 2, 3], upTo(12)), [], ['citations']],
])('%s', async (_trap, text, problems, doubts) => {
  expect(await check(text)).toEqual([problems, doubts]);
});
