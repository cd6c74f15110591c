import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import type { FakeServer } from './fake-server';
import { arxiv } from './fake-servers/arxiv';
import { base } from './fake-servers/base';
import { biorxiv } from './fake-servers/biorxiv';
import { catalogues } from './fake-servers/catalogues';
import { cinii } from './fake-servers/cinii';
import { core } from './fake-servers/core';
import { crossref } from './fake-servers/crossref';
import { datacite } from './fake-servers/datacite';
import { dblp } from './fake-servers/dblp';
import { doaj } from './fake-servers/doaj';
import { doiOrg } from './fake-servers/doi-org';
import { eric } from './fake-servers/eric';
import { europePmc } from './fake-servers/europe-pmc';
import { googleBooks } from './fake-servers/google-books';
import { hal } from './fake-servers/hal';
import { ieeeXplore } from './fake-servers/ieee-xplore';
import { inspireHep } from './fake-servers/inspire-hep';
import { jstage } from './fake-servers/jstage';
import { nasaAds } from './fake-servers/nasa-ads';
import { openLibrary } from './fake-servers/open-library';
import { openaire } from './fake-servers/openaire';
import { openalex } from './fake-servers/openalex';
import { opencitations } from './fake-servers/opencitations';
import { openreview } from './fake-servers/openreview';
import { plos } from './fake-servers/plos';
import { pubmed } from './fake-servers/pubmed';
import { scopus } from './fake-servers/scopus';
import { semanticScholar } from './fake-servers/semantic-scholar';
import { springerNature } from './fake-servers/springer-nature';
import { wikidata } from './fake-servers/wikidata';
import { zenodo } from './fake-servers/zenodo';

/** The fake servers of all databases. */
export const FAKE_SERVERS: Record<DatabaseId, FakeServer> = {
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
  ...catalogues,
  'google-books': googleBooks,
  'ieee-xplore': ieeeXplore,
  'springer-nature': springerNature,
  openreview,
  plos,
  scopus,
  cinii,
  jstage,
  base,
};
