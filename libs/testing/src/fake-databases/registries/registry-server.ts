import type { Asked, FakeReply } from '../fake-server';
import type { RegistryCatalog } from './catalog';

/** Plays one registry: undefined for a request that is the business of the database behind the same host. */
export interface RegistryServer {
  host: string;
  answer(asked: Asked, registered: RegistryCatalog): FakeReply | undefined;
}
