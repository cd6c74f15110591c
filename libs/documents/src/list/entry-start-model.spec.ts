import { entryStarts } from './entry-starts';
import type { ListLine } from './list-line';

/** Builds lines of entries without indents, separated by blank lines. `|` is a page break. */
const listOf = (text: string): ListLine[] => {
  let gap = 0;
  return text.split('\n').flatMap((line): ListLine[] => {
    if (line === '') gap = 2;
    if (line === '|') gap = 0;
    if (line === '' || line === '|') return [];
    const read = { text: line, indent: 0, gap };
    gap = 1;
    return [read];
  });
};

const KNOWN = [
  'Adams BC (2011) On rivers and what they carry in the\nsummer months. Water 3:1–9',
  'Brown D, Evans P (2013) Lakes of the north and of the\nsouth. Water 4:10–19',
  'Clark EF (2012) Soils in dry years. Press of Soils,\nLondon and New York',
  'Ford R, Gray S, Hill T (2019) Trees in towns and what\nthey cost. Wood 8:1–9',
  'Jones M (2017) The price of grain in times of war.\nMarkets 7:70–79',
  'Kent A, Lowe B (2016) A map of the moon and its many\nnames. Sky 2:3–8',
  'Irons KL (2018) Birds of the coast. Feather Press,\nBoston, MA',
].join('\n\n');

test.each<[string, string, number[]]>([
  [
    'the previous entry ends without a period',
    `${KNOWN}\n|\nSchmidt W, Bottke P, Sternad M (2015) Small change and\ngreat effect. Matter 27:1740–1750`,
    [0, 2, 4, 6, 8, 10, 12, 14],
  ],
  [
    'an entry continues there in the middle of its title',
    `${KNOWN}\n\nSchmidt W, Bottke P, Sternad M (2015) Small change and\n|\nGreat Effect. Matter 27:1740–1750`,
    [0, 2, 4, 6, 8, 10, 12, 14],
  ],
])('the shape of the other entries decides at the top of a page: %s', (_trap, text, index) => {
  expect(entryStarts(listOf(text))?.at).toEqual(index);
});
