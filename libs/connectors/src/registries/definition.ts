import type { Service, Step } from '../definition';
import type { Question, Questions } from './port';

/** What one registry answers: a request for each question, undefined where the value is none it could hold. */
export type Asks = { [Q in Question]?: (value: string) => Step<Questions[Q]> | undefined };

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
  asks: Asks;
}
