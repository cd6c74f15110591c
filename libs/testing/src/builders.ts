import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Coverage } from '@veracite/model/verdict';
import type { Work } from '@veracite/model/work';

/** A work as a database would give it; `csl` is laid over the defaults, identifiers follow from it. */
export function aWork(csl: Partial<CslItem>, over: Partial<Work> = {}): Work {
  const item: CslItem = { type: 'article-journal', ...csl };
  return {
    key: `test:${item.DOI ?? item.title ?? 'untitled'}`,
    csl: item,
    identifiers: { ...(item.DOI && { doi: item.DOI.toLowerCase() }), ...(item.ISBN && { isbn: item.ISBN }) },
    standing: 'current',
    url: item.DOI ? `https://doi.org/${item.DOI}` : undefined,
    ...over,
  };
}

/** Coverage in which Crossref answered and nearly every real work would have been found. */
export function aCoverage(over: Partial<Coverage> = {}): Coverage {
  return {
    core: ['crossref'],
    answered: ['crossref'],
    failed: [],
    notAsked: [],
    expected: 0.999,
    kind: 'article',
    venue: 'complete',
    registers: [],
    ...over,
  };
}

/** A reference as the parser would give it, without marked fields. */
export function aReference(raw: string, csl: Partial<CslItem>, over: Partial<Reference> = {}): Reference {
  return {
    id: 'r1',
    raw,
    span: { start: 0, end: raw.length },
    format: 'text',
    csl: { type: 'article-journal', ...csl },
    identifiers: csl.DOI ? { doi: csl.DOI.toLowerCase() } : {},
    fields: {},
    doubts: [],
    ...over,
  };
}
