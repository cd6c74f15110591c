import type { Service, Request } from '../connector-definition';
import type { RegistryQuestion, RegistryQuestions } from './registries';

/** What one registry answers: a request for each question, undefined where the value is none it could hold. */
export type RegistryRequests = {
  [Q in RegistryQuestion]?: (value: string) => Request<RegistryQuestions[Q]> | undefined;
};

/** A registry behind an interface of its own, which no database shares. */
export interface OwnService extends Service {
  name: string;
  homepage: string;
}

/** A registry; without `service` it is another door of the database of the same id, asked at its pace. */
export interface RegistryDefinition {
  /** Raised when the mapping changes. */
  version: number;
  service?: OwnService;
  requests: RegistryRequests;
}
