import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Consultation } from '@veracite/model/source';
import type { Work, WorkQuery } from '@veracite/model/work';
import { canHave, type ConnectorDefinition, type Request } from '../connector-definition';
import { CONNECTOR_DEFINITIONS } from '../connector-definitions';
import { createRegistries } from '../registries/create-registries';
import type { Registries } from '../registries/registries';
import type { Answer, Question, RequestOptions, Sources, SourceState } from '../sources';
import { answersQuestion } from './answers-question';
import { batchBulkLookup, batchSearches, canBatchSearch } from './batching';
import { cacheKey, normalizeIdentifier, searchFields } from './cache-keys';
import { searchCiting } from './citing';
import { Control } from './control';
import { knownWork } from './known-work';
import type { Reply } from './reply';
import type { ServiceClient } from './service-client';
import { createRuntime, type Runtime, type RuntimeOptions } from './runtime';
import { keySetting } from './settings';

/** Creates every defined connector on a runtime of its own. @throws Error naming an invalid setting */
export const createSources = (options: RuntimeOptions): ReturnType<typeof sourcesOn> =>
  sourcesOn(createRuntime(options));

/** Creates every defined connector on a runtime, which closes with them. */
export function sourcesOn(runtime: Runtime): Sources & { registries: Registries } {
  const connectors = CONNECTOR_DEFINITIONS.map(({ id, definition }) => createConnector(id, definition, runtime));
  const byId = new Map(connectors.map((connector) => [connector.id, connector]));

  function find(id: string) {
    const connector = byId.get(id);
    if (!connector) throw new Error(`there is no database called ${id}`);
    return connector;
  }

  return {
    list: () => connectors.map((connector) => connector.state()),
    ask: (question, options) => find(question.connector).ask(question, options),
    control: (connector, question, options) => find(connector).control(question, options),
    close: () => runtime.close(),
    registries: createRegistries(runtime),
  };
}

/** Creates one running database. No method rejects because of an error of the database: see `Consultation`. */
function createConnector(id: string, definition: ConnectorDefinition, runtime: Runtime) {
  const client = runtime.client(id, definition);
  const { settings } = client;
  const { bulk = {}, notices } = definition;
  // Bulk lookups are lists: where a search needs a key, so do they.
  const canBulk = definition.key?.needed !== 'search' || settings.key !== undefined;
  const fixed = {
    source: { id, ...definition.source },
    pace: { requests: settings.pace.requests, seconds: settings.pace.seconds },
    searchPace: settings.pace.lists ?? { requests: settings.pace.requests, seconds: settings.pace.seconds },
    key: definition.key && { setting: keySetting(id), needed: definition.key.needed, from: definition.key.from },
    canLookUp: Object.keys(definition.lookUp) as IdentifierKind[],
    canLookUpInBulk: canBulk ? (Object.keys(bulk) as IdentifierKind[]) : [],
    canSearch: definition.search !== undefined && settings.maySearch,
    canCombineSearches: definition.combinedSearch !== undefined,
    hasNotices: notices !== undefined,
    hasCitingSearch: definition.citing !== undefined && settings.maySearch,
  };
  const control = new Control(knownWork(id, definition), client, runtime);
  return {
    id,
    ask: createAsk(id, { ...definition, bulk: canBulk ? bulk : {} }, client, control),
    control: (question: 'search' | 'identifier', options?: RequestOptions) => control.check(question, options),
    state: (): SourceState => ({ ...fixed, ...client.state() }),
  };
}

/** Returns what a search is for. */
function soughtBy(
  { title, keywords }: WorkQuery,
  request: Request | undefined,
): Pick<Consultation, 'titles' | 'words'> {
  if (title === undefined && !request?.titles) return { words: keywords };
  return { titles: request?.titles ?? [title ?? ''] };
}

function createAsk(id: string, definition: ConnectorDefinition, client: ServiceClient, control: Control<Work>) {
  const { version, bulk = {}, notices, combinedSearch } = definition;
  const bulkBatching = new Map(
    Object.entries(bulk).map(([kind, lookup]) => [
      kind,
      batchBulkLookup(kind, lookup, (work, value) => work.identifiers[kind as IdentifierKind] === value),
    ]),
  );
  const noticeBatching = notices && {
    ...batchBulkLookup('notices', notices, (notice, doi) => notice.doi === doi),
    first: true,
  };
  const searchBatching = combinedSearch && batchSearches(combinedSearch);

  /** Returns an answer. A new one with what was asked for shows that the database works. */
  function answered(question: Extract<Question, { type: 'identifier' | 'search' }>, reply: Reply<Work>): Answer {
    const { consultation, records, batched } = reply;
    if (!consultation.cached && answersQuestion(question, records)) control.note(question.type);
    return { consultation, works: records, ...(batched && { batched }) };
  }

  return async (question: Question, options?: RequestOptions): Promise<Answer> => {
    switch (question.type) {
      case 'identifier': {
        const { kind } = question;
        const value = normalizeIdentifier(kind, question.value);
        const isPossible = canHave(definition, kind, value);
        const request = isPossible ? definition.lookUp[kind]?.(value) : undefined;
        const batching = isPossible && bulk[kind]?.accepts?.(value) !== false ? bulkBatching.get(kind) : undefined;
        const member = batching && { batching, value };
        const key = cacheKey(id, version, kind, value);
        return answered(question, await client.send('identifier', key, request, options, member));
      }
      case 'search': {
        const { query, unbatched } = question;
        const request = definition.search?.(query);
        const member = !unbatched && searchBatching && canBatchSearch(query) ? { batching: searchBatching, value: query } : undefined; // prettier-ignore
        const key = cacheKey(id, version, 'search', searchFields(query));
        const reply = await client.send('search', key, request, options, member);
        return answered(question, { ...reply, consultation: { ...reply.consultation, ...soughtBy(query, request) } });
      }
      case 'notices': {
        const doi = normalizeIdentifier('doi', question.doi);
        const request = notices?.accepts?.(doi) === false ? undefined : notices?.request([doi]);
        const member = noticeBatching && { batching: noticeBatching, value: doi };
        const { consultation, records } = await client.send('notices', cacheKey(id, version, 'notices', doi), request, options, member); // prettier-ignore
        return { consultation, works: [], notices: records.map(({ notice }) => notice) };
      }
      case 'citing':
        return searchCiting(question.query, { id, ...definition }, client, options);
    }
  };
}
