import { splitEntries } from '@veracite/parsing/parse';
import { parseEntries, type UnparsedEntry } from './entries/read-entries';
import { portionsOf } from './verify-threads';

const LIST = [
  'Okafor, N. (2001). Ferries of the delta. Journal of Rivers, 4, 1–20.',
  '———. (2003). Locks of the delta. Journal of Rivers, 6, 21–40.',
  '———. (2005). Weirs of the delta. Journal of Rivers, 8, 41–60.',
  'Quist, M. (2007). Canals. Delft: Harbour Press.',
];

function unread(file: string, texts: readonly string[]): UnparsedEntry[] {
  return (splitEntries(texts.join('\n\n')) ?? []).map((text) => ({ file, text }));
}

test.each([
  ['ends where the size is reached', LIST.slice(3, 4).concat(LIST.slice(0, 1)), 1, [0, 1]],
  ['keeps an entry with a dash for its authors together with the previous one', LIST, 2, [0, 3]],
  ['may begin with a dash when there is no previous entry', LIST.slice(1), 1, [0, 2]],
  ['is one where all fits', LIST, 50, [0]],
  ['is none for no entries', [], 50, []],
])('a portion %s', (_name, texts, size, starts) => {
  expect(portionsOf(unread('a.txt', texts), size)).toEqual(starts);
});

test('entries are read in their order, and a dash repeats the authors of the previous entry in the same file', () => {
  const entries = [...unread('a.txt', LIST), ...unread('b.txt', LIST.slice(1, 2))];
  const families = parseEntries(entries).map(({ file, reference }) => [file, reference.csl.author?.[0]?.family]);
  expect(families).toEqual([
    ['a.txt', 'Okafor'],
    ['a.txt', 'Okafor'],
    ['a.txt', 'Okafor'],
    ['a.txt', 'Quist'],
    ['b.txt', undefined],
  ]);
});
