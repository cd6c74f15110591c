import { type DatabaseId, DATABASES } from '../registry';
import { createAsker, type Asker, type Shared } from '../runtime/asker';
import { REGISTRIES } from './all';
import type { Asks } from './definition';
import { REGISTRY_IDS, type Question, type Questions, type Registries, type RegistryId } from './port';

const BY_NUMBER = /by (?:issn|doi-prefix|orcid|ror)$/;

/**
 * The registries behind one door.
 * @param askers those of the databases: a registry that is another door of one shares its pace, breaker and key
 */
export function createRegistries(askers: ReadonlyMap<string, Asker>, shared: Shared): Registries {
  const own = new Map<RegistryId, Asker>();
  for (const id of REGISTRY_IDS) {
    const service = REGISTRIES[id].service;
    const asker = service ? createAsker(id, service, shared) : askers.get(id);
    if (asker) own.set(id, asker);
  }

  function askerOf(id: RegistryId): Asker {
    const asker = own.get(id);
    if (!asker) throw new Error(`there is no registry called ${id}`);
    return asker;
  }

  const questionsOf = (id: RegistryId): Question[] => Object.keys(REGISTRIES[id].asks) as Question[];

  return {
    list: () =>
      REGISTRY_IDS.map((id) => {
        const { name, homepage } = REGISTRIES[id].service ?? DATABASES[id as DatabaseId].source;
        return { id, name, homepage, ...askerOf(id).standing(), questions: questionsOf(id) };
      }),
    answering: (question) => REGISTRY_IDS.filter((id) => REGISTRIES[id].asks[question] !== undefined),
    ask<Q extends Question>(id: RegistryId, question: Q, value: string, options = {}) {
      const { version, asks } = REGISTRIES[id];
      const step = (asks as Pick<Asks, Q>)[question]?.(value.trim());
      const key = JSON.stringify([id, 'registry', version, question, value.trim()]);
      return askerOf(id).ask<Questions[Q]>(BY_NUMBER.test(question) ? 'identifier' : 'search', key, step, options);
    },
  };
}
