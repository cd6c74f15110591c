import type { CslItem } from '@veracite/model/csl';
import { withoutTail } from './clean';

const RESOLVER = /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//i;

/** The DOI of a record, from the field or from a resolver's address in `URL`; without resolver. */
export function doiOf(item: Pick<CslItem, 'DOI' | 'URL'>): string | undefined {
  const field = item.DOI?.trim()
    .replace(RESOLVER, '')
    .replace(/^doi:\s?/i, '');
  if (field?.startsWith('10.')) return field;
  const url = item.URL?.trim() ?? '';
  const rest = RESOLVER.test(url) ? url.replace(RESOLVER, '') : '';
  // Short DOIs (doi.org/bdzf) are addresses, not DOIs.
  return rest.startsWith('10.') ? rest : undefined;
}

/** What would end an address too early when it stands in running text. */
const UNSAFE: Record<string, string> = { ' ': '%20', '<': '%3C', '>': '%3E', '"': '%22', '#': '%23' };

/** The address that ends a citation: the DOI's when there is one, else the record's URL. All three manuals want it so. */
export function linkOf(item: Pick<CslItem, 'DOI' | 'URL'>): string {
  const doi = doiOf(item);
  if (doi) return `https://doi.org/${doi.replace(/[ <>"#]/g, (char) => UNSAFE[char] ?? char)}`;
  const url = item.URL?.trim() ?? '';
  return /^https?:\/\/\S+$/i.test(url) ? withoutTail(url, '.,;') : '';
}

/** `1706.03762` when number, address or DOI of a preprint name arXiv. */
export function arxivIdOf(item: Pick<CslItem, 'number' | 'URL' | 'DOI'>): string | undefined {
  const id = /(\d{4}\.\d{4,5}|[a-z-]{2,12}\/\d{7})/;
  for (const text of [item.number, item.URL, item.DOI]) {
    if (text && /arxiv/i.test(text)) return id.exec(text)?.[1];
  }
  return undefined;
}
