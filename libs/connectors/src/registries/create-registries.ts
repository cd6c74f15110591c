import { fold } from '@veracite/text/fold';
import { isAskedFor } from '../runtime/answers-question';
import { Control } from '../runtime/control';
import type { KnownRecord } from '../runtime/known-record';
import { DATABASES, type DatabaseId } from '../connector-definitions';
import type { Runtime } from '../runtime/runtime';
import type { ServiceClient } from '../runtime/service-client';
import { REGISTRY_IDS, type JournalRecord, type Registries, type RegistryId, type RegistryQuestion, type RegistryQuestions } from './registries'; // prettier-ignore
import type { RegistryDefinition, RegistryRequests } from './registry-definition';
import { REGISTRIES } from './registry-definitions';

const BY_IDENTIFIER = /by (?:issn|doi-prefix|orcid|ror)$/;

/** Creates the registries. A registry without a service of its own uses the client of the database with the same id. */
export function createRegistries(runtime: Runtime): Registries {
  const serviceOf = (id: RegistryId) => REGISTRIES[id].service ?? DATABASES[id as DatabaseId];
  const clients = new Map<RegistryId, ServiceClient>(REGISTRY_IDS.map((id) => [id, runtime.client(id, serviceOf(id))]));

  const controls = new Map<RegistryId, Control<JournalRecord>>();
  for (const [id, client] of clients) {
    const known = knownJournal(id, REGISTRIES[id]);
    if (known) controls.set(id, new Control(known, client, runtime));
  }

  function clientOf(id: RegistryId): ServiceClient {
    const client = clients.get(id);
    if (!client) throw new Error(`there is no registry called ${id}`);
    return client;
  }

  return {
    list: () =>
      REGISTRY_IDS.map((id) => {
        const { name } = REGISTRIES[id].service ?? DATABASES[id as DatabaseId].source;
        return { id, name, state: clientOf(id).state().state };
      }),
    supporting: (question) => REGISTRY_IDS.filter((id) => REGISTRIES[id].requests[question] !== undefined),
    control: async (id, options) => controls.get(id)?.check('search', options),
    async ask<Q extends RegistryQuestion>(id: RegistryId, question: Q, text: string, options = {}) {
      const client = clientOf(id);
      const { version, requests } = REGISTRIES[id];
      const value = text.trim();
      const request = (requests as Pick<RegistryRequests, Q>)[question]?.(value);
      const key = JSON.stringify([id, 'registry', version, question, value]);
      const reply = await client.send<RegistryQuestions[Q]>(BY_IDENTIFIER.test(question) ? 'identifier' : 'search', key, request, options); // prettier-ignore
      if (question === 'journal by title' && !reply.consultation.cached) {
        const journals = reply.records as JournalRecord[];
        if (journals.some(({ title }) => isAskedFor(title, value))) controls.get(id)?.note('search');
      }
      return reply;
    },
  };
}

/** Returns the known journal of a registry, which is searched by its title; undefined if it is not asked for journals. */
function knownJournal(
  id: RegistryId,
  { version, control, requests }: RegistryDefinition,
): KnownRecord<JournalRecord> | undefined {
  const search = requests['journal by title'];
  if (!control || !search) return undefined;
  const { title, issn } = control;
  return {
    id: `${id} journals`,
    version,
    name: `the journal “${title}”`,
    question: () => ({ kind: 'search', request: search(title) }),
    isMeant: (journal) => [journal.title, ...journal.alternativeTitles].some((item) => fold(item) === fold(title)),
    missing: ({ issns }) => (issns.includes(issn) ? [] : ['ISSN']),
  };
}
