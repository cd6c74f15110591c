import type { CslItem } from '@veracite/model/csl';
import { normalizeDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';

/** Returns a description as the work of a database, with its DOI as the only identifier. */
export function workOf(csl: CslItem, key: string): Work {
  const doi = csl.DOI ? normalizeDoi(csl.DOI) : undefined;
  return { key, csl, identifiers: doi ? { doi } : {}, standing: 'current' };
}
