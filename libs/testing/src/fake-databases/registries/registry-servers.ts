import type { RegistryId } from '@veracite/connectors/registries/registries';
import { crossref } from './crossref';
import { doaj } from './doaj';
import { issnPortal } from './issn-portal';
import { openalex } from './openalex';
import { orcid } from './orcid';
import type { RegistryServer } from './registry-server';
import { ror } from './ror';
import { semanticScholar } from './semantic-scholar';

/** A fake server for every registry: one that is connected and has none does not compile. */
export const REGISTRY_SERVERS: Record<RegistryId, RegistryServer> = {
  crossref,
  openalex,
  doaj,
  'issn-portal': issnPortal,
  'semantic-scholar': semanticScholar,
  ror,
  orcid,
};
