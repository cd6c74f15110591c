import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
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

/** A real paper that every general database holds. */
export const WATSON_CRICK: CslItem = {
  type: 'article-journal',
  title: 'Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid',
  author: [
    { family: 'Watson', given: 'J. D.' },
    { family: 'Crick', given: 'F. H. C.' },
  ],
  issued: dateOf(1953),
  'container-title': 'Nature',
  volume: '171',
  issue: '4356',
  page: '737-738',
  DOI: '10.1038/171737a0',
};

export const WATSON_CRICK_APA =
  'Watson, J. D., & Crick, F. H. C. (1953). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. Nature, 171(4356), 737–738. https://doi.org/10.1038/171737a0';
