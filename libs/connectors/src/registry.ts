import { arxiv } from './databases/arxiv';
import { crossref } from './databases/crossref';
import { datacite } from './databases/datacite';
import { dblp } from './databases/dblp';
import { europePmc } from './databases/europe-pmc';
import { openLibrary } from './databases/open-library';
import { openalex } from './databases/openalex';
import { pubmed } from './databases/pubmed';
import type { Definition } from './definition';
import { DATABASE_IDS, type DatabaseId } from './ids';

/** Every database: one that has a name and no definition does not compile. */
export const DATABASES: Record<DatabaseId, Definition> = {
  crossref,
  openalex,
  datacite,
  pubmed,
  'europe-pmc': europePmc,
  arxiv,
  dblp,
  'open-library': openLibrary,
};

export function isDatabaseId(text: string): text is DatabaseId {
  return (DATABASE_IDS as readonly string[]).includes(text);
}
