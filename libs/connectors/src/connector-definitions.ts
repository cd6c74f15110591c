import { arxiv } from './databases/arxiv';
import { base } from './databases/base';
import { biorxiv } from './databases/biorxiv';
import { cinii } from './databases/cinii';
import { core } from './databases/core';
import { crossref } from './databases/crossref';
import { datacite } from './databases/datacite';
import { dblp } from './databases/dblp';
import { doaj } from './databases/doaj';
import { doiOrg } from './databases/doi-org';
import { eric } from './databases/eric';
import { europePmc } from './databases/europe-pmc';
import { googleBooks } from './databases/google-books';
import { hal } from './databases/hal';
import { ieeeXplore } from './databases/ieee-xplore';
import { inspireHep } from './databases/inspire-hep';
import { jstage } from './databases/jstage';
import { nasaAds } from './databases/nasa-ads';
import { openLibrary } from './databases/open-library';
import { openaire } from './databases/openaire';
import { openalex } from './databases/openalex';
import { opencitations } from './databases/opencitations';
import { openreview } from './databases/openreview';
import { plos } from './databases/plos';
import { pubmed } from './databases/pubmed';
import { scopus } from './databases/scopus';
import { semanticScholar } from './databases/semantic-scholar';
import { springerNature } from './databases/springer-nature';
import { wikidata } from './databases/wikidata';
import { zenodo } from './databases/zenodo';
import { CATALOGUES } from './catalogues/catalogues';
import type { ConnectorDefinition } from './connector-definition';

/** All databases by id. The id appears in results, in `SOURCES` and, in upper snake case, in the names of settings. */
const DEFINED = {
  crossref,
  openalex,
  datacite,
  'doi-org': doiOrg,
  'semantic-scholar': semanticScholar,
  openaire,
  opencitations,
  core,
  doaj,
  wikidata,
  pubmed,
  'europe-pmc': europePmc,
  biorxiv,
  arxiv,
  dblp,
  'inspire-hep': inspireHep,
  'nasa-ads': nasaAds,
  eric,
  hal,
  zenodo,
  'open-library': openLibrary,
  ...CATALOGUES,
  'google-books': googleBooks,
  'ieee-xplore': ieeeXplore,
  'springer-nature': springerNature,
  openreview,
  plos,
  scopus,
  cinii,
  jstage,
  base,
} satisfies Record<string, ConnectorDefinition>;

export type DatabaseId = keyof typeof DEFINED;
export const DATABASES: Record<DatabaseId, ConnectorDefinition> = DEFINED;
export const DATABASE_IDS = Object.keys(DEFINED) as DatabaseId[];

/** All connectors in their order of display. */
export const CONNECTOR_DEFINITIONS: readonly { id: DatabaseId; definition: ConnectorDefinition }[] = DATABASE_IDS.map(
  (id) => ({ id, definition: DATABASES[id] }),
);
