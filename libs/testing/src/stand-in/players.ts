import type { DatabaseId } from '@veracite/connectors/ids';
import type { Player } from './player';
import { arxiv } from './players/arxiv';
import { crossref } from './players/crossref';
import { datacite } from './players/datacite';
import { dblp } from './players/dblp';
import { europePmc } from './players/europe-pmc';
import { openLibrary } from './players/open-library';
import { openalex } from './players/openalex';
import { pubmed } from './players/pubmed';

/** A player for every database: one that is connected and not played does not compile. */
export const PLAYERS: Record<DatabaseId, Player> = {
  crossref,
  openalex,
  datacite,
  pubmed,
  'europe-pmc': europePmc,
  arxiv,
  dblp,
  'open-library': openLibrary,
};
