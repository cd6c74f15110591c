import type { CslItem } from '@veracite/model/csl';
import { withoutTail } from './clean';

const RESOLVER = /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//i;

/** Returns the DOI of a record without a resolver, from the field or a resolver URL. */
export function doiOf(item: Pick<CslItem, 'DOI' | 'URL'>): string | undefined {
  const field = item.DOI?.trim()
    .replace(RESOLVER, '')
    .replace(/^doi:\s?/i, '');
  if (field?.startsWith('10.')) return field;
  const url = item.URL?.trim() ?? '';
  const rest = RESOLVER.test(url) ? url.replace(RESOLVER, '') : '';
  // Short DOIs (doi.org/bdzf) are URLs, not DOIs.
  return rest.startsWith('10.') ? rest : undefined;
}

/** Characters that would end a URL too early in running text. */
const UNSAFE: Record<string, string> = { ' ': '%20', '<': '%3C', '>': '%3E', '"': '%22', '#': '%23' };

/** Returns the URL at the end of a citation: that of the DOI, else the recorded URL, as all three manuals require. */
export function linkOf(item: Pick<CslItem, 'DOI' | 'URL'>): string {
  const doi = doiOf(item);
  if (doi) return `https://doi.org/${doi.replace(/[ <>"#]/g, (char) => UNSAFE[char] ?? char)}`;
  const url = item.URL?.trim() ?? '';
  return /^https?:\/\/\S+$/i.test(url) ? withoutTail(url, '.,;') : '';
}

/** Returns an id such as `1706.03762` if the number, URL or DOI of a preprint is of arXiv. */
export function arxivIdOf(item: Pick<CslItem, 'number' | 'URL' | 'DOI'>): string | undefined {
  const id = /(\d{4}\.\d{4,5}|[a-z-]{2,12}\/\d{7})/;
  for (const text of [item.number, item.URL, item.DOI]) {
    if (text && /arxiv/i.test(text)) return id.exec(text)?.[1];
  }
  return undefined;
}
