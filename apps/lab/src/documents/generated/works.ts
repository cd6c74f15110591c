import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { yearOf, type CslItem } from '@veracite/model/csl';
import { collectionFolder } from '@veracite/testing/collection';
import { FETCHED, fileIn, SAMPLE } from '../../harness/places';
import type { Work } from './manuscript';

const TYPES = new Set(['article-journal', 'book', 'chapter', 'paper-conference']);
/** Latin letters that every font of the typesetters here has. */
const PLAIN = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u;
const KEPT: (keyof CslItem & string)[] = [
  'type',
  'title',
  'author',
  'issued',
  'container-title',
  'volume',
  'issue',
  'page',
  'publisher',
  'publisher-place',
  'DOI',
  'editor',
];

/** Works with what a reference needs, of one half of the starter library: documents to tune with and to report on share none. */
export async function worksFor(half: 'development' | 'report'): Promise<Work[]> {
  const places = [FETCHED, collectionFolder() ?? '', SAMPLE].filter(Boolean);
  const file = places.map((place) => fileIn(place, 'starter/works.jsonl.gz')).find(Boolean);
  if (!file) throw new Error('The works of the starter library are not here: npm run lab -- data fetch');
  const stream = file.endsWith('.gz') ? createReadStream(file).pipe(createGunzip()) : createReadStream(file);
  const works: Work[] = [];
  let at = 0;
  for await (const line of createInterface({ input: stream })) {
    at += 1;
    if ((at % 2 === 0) !== (half === 'report')) continue;
    const item = JSON.parse(line) as CslItem & { id: string };
    if (isWhole(item))
      works.push({
        key: `w${at}`,
        item: {
          ...Object.fromEntries(KEPT.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]]))),
          id: `w${at}`,
        } as unknown as CslItem,
      });
  }
  return works;
}

function isWhole(item: CslItem): boolean {
  const title = item.title ?? '';
  const names = item.author ?? [];
  return (
    TYPES.has(item.type) &&
    title.length > 20 &&
    title.length < 160 &&
    PLAIN.test(title) &&
    !/[<>{}\\$^_~%#&]/.test(title + (item['container-title'] ?? '') + (item.page ?? '') + (item.DOI ?? '')) &&
    names.length > 0 &&
    names.length < 12 &&
    names.every(
      ({ family, given }) =>
        family !== undefined &&
        given !== undefined &&
        PLAIN.test(family + given) &&
        family.length > 1 &&
        // DBLP numbers people of one name.
        !/[\s\d]/.test(family),
    ) &&
    (yearOf(item) ?? 0) > 1900 &&
    (item.type === 'book' || item['container-title'] !== undefined)
  );
}
