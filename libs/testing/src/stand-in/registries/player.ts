import type { Asked, Played } from '../player';
import type { Registered } from './catalogue';

/** Plays one registry: undefined for a request that is the business of the database behind the same host. */
export interface RegistryPlayer {
  host: string;
  answer(asked: Asked, registered: Registered): Played | undefined;
}
