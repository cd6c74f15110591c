import type { Service, Request } from '../connector-definition';
import type { RegistryQuestion, RegistryQuestions } from './registries';

/** The requests of one registry by question; undefined for a value that it cannot have. */
export type RegistryRequests = {
  [Q in RegistryQuestion]?: (value: string) => Request<RegistryQuestions[Q]> | undefined;
};

/** The web service of a registry that does not belong to a database. */
interface OwnService extends Service {
  name: string;
}

/** The definition of a registry. Without `service` it uses the service of the database with the same id. */
export interface RegistryDefinition {
  /** Increased when the mapping changes. */
  version: number;
  service?: OwnService;
  /** A journal that it is known to have. Its silence about others counts only if it finds it by title. */
  control?: { title: string; issn: string };
  requests: RegistryRequests;
}
