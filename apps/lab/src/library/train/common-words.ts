import { writeDataFile } from '../../harness/write-whole';
import { tokens } from '@veracite/text/fold';
import { data, LISTS } from '../bench/lists';

/**
 * Counts in how many titles each word occurs and writes the most common to data/common-words.json: `npm run lab -- train:common-words`.
 * Every list of works weighs the same, whatever its size, so that no field's words crowd out the others'. A new list of words moves
 * the keys of works: a library filled before must be filled again.
 */
const WORDS = 2500;

function sharesIn(list: string): Map<string, number> {
  const counts = new Map<string, number>();
  const works = data.rows<{ title?: string }>(list);
  for (const { title } of works)
    for (const word of new Set(tokens(title ?? ''))) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) counts.set(word, count / works.length);
  return counts;
}

const sum = new Map<string, number>();
for (const list of LISTS) for (const [word, share] of sharesIn(list)) sum.set(word, (sum.get(word) ?? 0) + share);
const entries = [...sum]
  .filter(([word]) => /^\D{1,20}$/.test(word))
  .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  .slice(0, WORDS)
  .map(([word]) => word);

writeDataFile(data.output('libs/library/data/common-words.json'), {
  about:
    'The commonest words of titles, commonest first, counted over lists of works. Written by npm run lab -- train:common-words.',
  entries,
});
console.log(`${entries.length} words from ${LISTS.length} lists of works`);
