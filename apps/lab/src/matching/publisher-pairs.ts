import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { yearOf, type CslItem } from '@veracite/model/csl';
import { parseText } from '@veracite/parsing/parse';
import { hashText } from '@veracite/text/hash';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold } from '@veracite/text/fold';

/** Two descriptions of one work by different people. */
export interface PublisherPair {
  title: string;
  items: [CslItem, CslItem];
  publishers: [string, string];
}

/** Types whose publisher belongs to the description. Articles are printed for societies by other publishers. */
const TYPES = new Set<CslItem['type']>(['book', 'chapter', 'paper-conference']);

/** Mark of Language Science Press for entries without a publisher. */
const NO_PUBLISHER = 'no publisher';

/**
 * Reads the `.bib` files of a folder, and returns the publishers of works that two bibliographies have with one title,
 * first author and year, each pair of names once.
 * @param folder its folders of the second level are bibliographies by different people
 */
export function publisherPairs(folder: string): PublisherPair[] {
  const works = new Map<string, { group: string; item: CslItem; publisher: string }[]>();
  for (const file of filesIn(folder)) {
    const group = path.relative(folder, file).split(path.sep).slice(0, 2).join('/');
    for (const { csl: item } of parseText(readFileSync(file, 'utf8')).references) {
      const { title = '', publisher, author, editor } = item;
      const first = (author ?? editor)?.[0];
      const key = titleFingerprint(title);
      if (!publisher || publisher === NO_PUBLISHER || !first || key.length < 8 || !TYPES.has(item.type)) continue;
      const work = `${key} ${fold(first.family ?? first.literal ?? '')} ${yearOf(item) ?? ''}`;
      works.set(work, [...(works.get(work) ?? []), { group, item, publisher }]);
    }
  }
  const pairs = new Map<string, PublisherPair>();
  for (const [work, described] of works)
    for (const [index, a] of described.entries())
      for (const b of described.slice(index + 1)) {
        const publishers: [string, string] = [a.publisher, b.publisher];
        if (a.group !== b.group)
          pairs.set(`${work} ${[...publishers].sort().join('|')}`, {
            title: work,
            items: [a.item, b.item],
            publishers,
          });
      }
  return [...pairs.values()];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .sort()
    .flatMap((file) => (statSync(file).isDirectory() ? filesIn(file) : file.endsWith('.bib') ? [file] : []));
}

/** Checks for the half of the works on which figures are reported; the other half is trained on. */
export const isReportedWork = (title: string): boolean => (hashText(title) >>> 0) % 2 === 1;
