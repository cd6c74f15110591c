import type { RegistryId } from '@veracite/connectors/registries/port';
import { crossref } from './crossref';
import { doaj } from './doaj';
import { issnPortal } from './issn-portal';
import { openalex } from './openalex';
import { orcid } from './orcid';
import type { RegistryPlayer } from './player';
import { ror } from './ror';
import { semanticScholar } from './semantic-scholar';

/** A player for every registry: one that is connected and not played does not compile. */
export const REGISTRY_PLAYERS: Record<RegistryId, RegistryPlayer> = {
  crossref,
  openalex,
  doaj,
  'issn-portal': issnPortal,
  'semantic-scholar': semanticScholar,
  ror,
  orcid,
};
