import { crossref } from './crossref';
import type { RegistryDefinition } from './registry-definition';
import { doaj } from './doaj';
import { issnPortal } from './issn-portal';
import { openalex } from './openalex';
import { orcid } from './orcid';
import type { RegistryId } from './registries';
import { ror } from './ror';
import { semanticScholar } from './semantic-scholar';

export const REGISTRIES: Record<RegistryId, RegistryDefinition> = {
  crossref,
  openalex,
  doaj,
  'issn-portal': issnPortal,
  'semantic-scholar': semanticScholar,
  ror,
  orcid,
};
