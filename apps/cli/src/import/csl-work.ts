import { CSL_TYPES, type CslItem } from '@veracite/model/csl';
import {
  normaliseDoi,
  normaliseIsbn,
  normaliseIssn,
  normalisePmcid,
  normalisePmid,
  type Identifiers,
} from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';

/** A CSL-JSON item as a work of the library; undefined when it has no title or its type is none of CSL's. */
export function cslWork(item: CslItem, found: Identifiers = {}): Work | undefined {
  if (!item.title || !CSL_TYPES.includes(item.type)) return undefined;
  const identifiers = { ...present(item), ...found };
  const key = `import:${identifiers.doi ?? identifiers.isbn ?? item.id ?? item.title}`;
  return { key, csl: item, identifiers, standing: 'current', url: item.URL };
}

function present(item: CslItem): Identifiers {
  const all: Identifiers = {
    doi: normaliseDoi(item.DOI ?? ''),
    isbn: normaliseIsbn(item.ISBN ?? ''),
    issn: normaliseIssn(item.ISSN ?? ''),
    pmid: normalisePmid(item.PMID ?? ''),
    pmcid: normalisePmcid(item.PMCID ?? ''),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
