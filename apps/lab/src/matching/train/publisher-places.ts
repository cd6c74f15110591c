import type { CslItem } from '@veracite/model/csl';
import { hasOwnWords, publisherKey } from '@veracite/matching/publisher';
import { fold } from '@veracite/text/fold';
import { measuringData } from '../../harness/data';
import { corpora, halfHash } from '../../harness/shares';
import { writeDataFile } from '../../harness/write-whole';

/**
 * Writes the places at which works appeared under the name of a publisher: `npm run lab -- train:publisher-places`. Counts the half of
 * the works on which `eval:alterations` does not report.
 */
const WORKS = ['starter/works.jsonl.gz', ...corpora('linguistics', 'printing-history-tex', 'syriac-studies')];
const OUTPUT = 'libs/matching/data/publisher-places.json';
/** Least number of works with a place. */
const LEAST = 5;

const data = measuringData(WORKS);
const placed = new Map<string, { works: number; words: Set<string> }>();
for (const file of WORKS)
  for (const { title = '', publisher, 'publisher-place': place } of data.rows<CslItem>(file)) {
    if (typeof publisher !== 'string' || typeof place !== 'string' || halfHash(title) % 2 === 1) continue;
    const key = publisherKey(publisher);
    const count = placed.get(key) ?? { works: 0, words: new Set() };
    count.works += 1;
    for (const word of fold(place).split(' ')) if (word.length >= 4) count.words.add(word);
    placed.set(key, count);
  }
const rows = [...placed].filter(([key, { works, words }]) => works >= LEAST && words.size > 0 && hasOwnWords(key));
writeDataFile(data.output(OUTPUT), {
  about:
    'Publishers as publisherKey writes them, and the words of the places at which their works appeared. Written by npm run lab -- train:publisher-places.',
  columns: ['publisher', 'places'],
  rows: rows.map(([key, { words }]) => `${key}\t${[...words].sort().join(' ')}`).sort(),
});
console.log(`${rows.length} publishers of ${placed.size}`);
