import { yearOf, type CslItem } from '@veracite/model/csl';
import { measuringData } from '../../harness/data';
import type { Work } from './manuscript';

const STARTER = 'starter/works.jsonl.gz';
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
export function worksFor(half: 'development' | 'report'): Work[] {
  return measuringData([STARTER])
    .rows<CslItem>(STARTER)
    .flatMap((item, index) => {
      const id = `w${index + 1}`;
      if ((index % 2 === 1) !== (half === 'report') || !isWhole(item)) return [];
      const kept = KEPT.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]]));
      return [{ key: id, item: { ...Object.fromEntries(kept), id } as CslItem }];
    });
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
