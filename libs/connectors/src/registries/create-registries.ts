import { DATABASES, type DatabaseId } from '../connector-definitions';
import type { Runtime } from '../runtime/runtime';
import type { ServiceClient } from '../runtime/service-client';
import { REGISTRY_IDS, type Registries, type RegistryId, type RegistryQuestion, type RegistryQuestions } from './registries'; // prettier-ignore
import type { RegistryRequests } from './registry-definition';
import { REGISTRIES } from './registry-definitions';

const BY_IDENTIFIER = /by (?:issn|doi-prefix|orcid|ror)$/;

/** Creates the registries. A registry without a service of its own uses the client of the database with the same id. */
export function createRegistries(runtime: Runtime): Registries {
  const serviceOf = (id: RegistryId) => REGISTRIES[id].service ?? DATABASES[id as DatabaseId];
  const clients = new Map<RegistryId, ServiceClient>(REGISTRY_IDS.map((id) => [id, runtime.client(id, serviceOf(id))]));

  function clientOf(id: RegistryId): ServiceClient {
    const client = clients.get(id);
    if (!client) throw new Error(`there is no registry called ${id}`);
    return client;
  }

  return {
    list: () =>
      REGISTRY_IDS.map((id) => {
        const { name, homepage } = REGISTRIES[id].service ?? DATABASES[id as DatabaseId].source;
        const questions = Object.keys(REGISTRIES[id].requests) as RegistryQuestion[];
        return { id, name, homepage, ...clientOf(id).state(), questions };
      }),
    supporting: (question) => REGISTRY_IDS.filter((id) => REGISTRIES[id].requests[question] !== undefined),
    ask<Q extends RegistryQuestion>(id: RegistryId, question: Q, text: string, options = {}) {
      const client = clientOf(id);
      const { version, requests } = REGISTRIES[id];
      const value = text.trim();
      const request = (requests as Pick<RegistryRequests, Q>)[question]?.(value);
      const key = JSON.stringify([id, 'registry', version, question, value]);
      return client.send<RegistryQuestions[Q]>(BY_IDENTIFIER.test(question) ? 'identifier' : 'search', key, request, options); // prettier-ignore
    },
  };
}
