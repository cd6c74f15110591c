import type { DatabaseId } from '@veracite/connectors/registry';
import type { Player } from './player';
import { arxiv } from './players/arxiv';
import { base } from './players/base';
import { biorxiv } from './players/biorxiv';
import { cinii } from './players/cinii';
import { core } from './players/core';
import { crossref } from './players/crossref';
import { datacite } from './players/datacite';
import { dblp } from './players/dblp';
import { doaj } from './players/doaj';
import { doiOrg } from './players/doi-org';
import { eric } from './players/eric';
import { europePmc } from './players/europe-pmc';
import { googleBooks } from './players/google-books';
import { hal } from './players/hal';
import { ieeeXplore } from './players/ieee-xplore';
import { inspireHep } from './players/inspire-hep';
import { jstage } from './players/jstage';
import { libraryOfCongress } from './players/library-of-congress';
import { nasaAds } from './players/nasa-ads';
import { openLibrary } from './players/open-library';
import { openaire } from './players/openaire';
import { openalex } from './players/openalex';
import { opencitations } from './players/opencitations';
import { plos } from './players/plos';
import { pubmed } from './players/pubmed';
import { scopus } from './players/scopus';
import { semanticScholar } from './players/semantic-scholar';
import { springerNature } from './players/springer-nature';
import { unpaywall } from './players/unpaywall';
import { wikidata } from './players/wikidata';
import { zenodo } from './players/zenodo';

/** A player for every database: one that is connected and not played does not compile. */
export const PLAYERS: Record<DatabaseId, Player> = {
  crossref,
  openalex,
  datacite,
  'doi-org': doiOrg,
  'semantic-scholar': semanticScholar,
  openaire,
  opencitations,
  core,
  doaj,
  unpaywall,
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
  'library-of-congress': libraryOfCongress,
  'google-books': googleBooks,
  'ieee-xplore': ieeeXplore,
  'springer-nature': springerNature,
  plos,
  scopus,
  cinii,
  jstage,
  base,
};
