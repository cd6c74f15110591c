import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import type { Definition } from '../definition';
import type { Answer, AskOptions, CitingAnswer, NoticeAnswer, SourceState, WorkQuery } from '../port';
import type { Asker } from './asker';
import { citingBy } from './citing';
import { inBulk, searchesTogether, travelsWell } from './bulk';
import type { Reply } from './reply';
import { keyName } from './settings';
import { identifierOf, lookUpKey, noticesKey, searchKey } from './question';

export interface Connector {
  state(): SourceState;
  lookUp(kind: IdentifierKind, value: string, options?: AskOptions): Promise<Answer>;
  lookUpMany(kind: IdentifierKind, values: string[], options?: AskOptions): Promise<Answer[]>;
  notices(dois: string[], options?: AskOptions): Promise<NoticeAnswer[]>;
  search(query: WorkQuery, options?: AskOptions): Promise<Answer>;
  citing(query: WorkQuery, options?: AskOptions): Promise<CitingAnswer>;
  waitMs(whose?: string): number;
}

/** How long the values of one call wait for each other, in milliseconds. */
const TOGETHER_MS = 25;

/** One database of works, as its definition describes it and its asker asks it. */
export function createConnector(id: string, definition: Definition, asker: Asker): Connector {
  const { settings } = asker;
  const { version, bulk, notices: noticed, together } = definition;
  const canSearch = definition.search !== undefined && settings.maySearch;
  /** Bulk questions are lists: where searching needs a key, so do they. */
  const canBulk = definition.key?.needed !== 'search' || settings.key !== undefined;
  const bulks = new Map(
    Object.entries(canBulk ? (bulk ?? {}) : {}).map(([kind, one]) => [
      kind,
      inBulk(kind, one, (work, value) => work.identifiers[kind as IdentifierKind] === value),
    ]),
  );
  const ofNotices = noticed && { ...inBulk('notices', noticed, (found, doi) => found.doi === doi), ahead: true };
  const searches = together && searchesTogether(together);

  async function lookUp(kind: IdentifierKind, text: string, options?: AskOptions): Promise<Answer> {
    const value = identifierOf(kind, text);
    const key = lookUpKey(id, version, kind, value);
    const sharing = bulk?.[kind]?.fits?.(value) === false ? undefined : bulks.get(kind);
    return answer(await asker.ask('identifier', key, definition.lookUp[kind]?.(value), options, sharing && { sharing, value })); // prettier-ignore
  }

  async function noticesOf(text: string, options?: AskOptions): Promise<NoticeAnswer> {
    const doi = identifierOf('doi', text);
    const step = noticed?.fits?.(doi) === false ? undefined : noticed?.ask([doi]);
    const travels = ofNotices && { sharing: ofNotices, value: doi };
    const { consultation, records } = await asker.ask('notices', noticesKey(id, version, doi), step, options, travels);
    return { consultation, notices: records.map(({ notice }) => notice) };
  }

  async function search(query: WorkQuery, options?: AskOptions): Promise<Answer> {
    const travels = searches && !options?.alone && travelsWell(query) ? { sharing: searches, value: query } : undefined;
    return answer(await asker.ask('search', searchKey(id, version, query), definition.search?.(query), options, travels)); // prettier-ignore
  }

  return {
    lookUp,
    lookUpMany: (kind, values, options) =>
      Promise.all(values.map((value) => lookUp(kind, value, { companyMs: TOGETHER_MS, ...options }))),
    notices: (dois, options) => Promise.all(dois.map((doi) => noticesOf(doi, { companyMs: TOGETHER_MS, ...options }))),
    search,
    citing: citingBy(id, definition, asker),
    waitMs: (whose) => asker.waitMs(whose),
    state: () => ({
      source: { id, ...definition.source },
      ...asker.standing(),
      pace: { requests: settings.pace.requests, seconds: settings.pace.seconds },
      searchPace: settings.pace.lists ?? { requests: settings.pace.requests, seconds: settings.pace.seconds },
      requestsPerSearch: definition.requestsPerSearch ?? 1,
      concurrent: settings.pace.concurrent,
      key: definition.key && { setting: keyName(id), needed: definition.key.needed, from: definition.key.from },
      canLookUp: Object.keys(definition.lookUp) as IdentifierKind[],
      canLookUpInBulk: canBulk ? (Object.keys(definition.bulk ?? {}) as IdentifierKind[]) : [],
      canSearch,
      canTellNotices: definition.notices !== undefined,
      canTellCiting: definition.citing !== undefined && settings.maySearch,
    }),
  };
}

function answer({ consultation, records, inCompany }: Reply<Work>): Answer {
  return { consultation, works: records, ...(inCompany && { inCompany }) };
}
