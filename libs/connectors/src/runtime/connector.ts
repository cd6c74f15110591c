import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import type { Definition } from '../definition';
import type { Answer, AskOptions, NoticeAnswer, NoticeOfWork, SourceState, WorkQuery } from '../port';
import type { Asker, Reply } from './asker';
import { inLists } from './in-lists';
import { keyName } from './settings';
import { identifierOf, lookUpKey, noticesKey, searchKey } from './question';

export interface Connector {
  state(): SourceState;
  lookUp(kind: IdentifierKind, value: string, options?: AskOptions): Promise<Answer>;
  lookUpMany(kind: IdentifierKind, values: string[], options?: AskOptions): Promise<Answer[]>;
  notices(dois: string[], options?: AskOptions): Promise<NoticeAnswer[]>;
  search(query: WorkQuery, options?: AskOptions): Promise<Answer>;
  waitMs(): number;
}

/** One database of works, as its definition describes it and its asker asks it. */
export function createConnector(id: string, definition: Definition, asker: Asker): Connector {
  const { settings } = asker;
  const canSearch = definition.search !== undefined && settings.maySearch;
  const keyOf = (kind: IdentifierKind, value: string): string => lookUpKey(id, definition.version, kind, value);
  /** Bulk questions are lists: where searching needs a key, so do they. */
  const canBulk = definition.key?.needed !== 'search' || settings.key !== undefined;

  function lookUpAlone(kind: IdentifierKind, value: string, options?: AskOptions): Promise<Reply<Work>> {
    return asker.ask('identifier', keyOf(kind, value), definition.lookUp[kind]?.(value), options);
  }

  async function lookUpMany(kind: IdentifierKind, texts: string[], options: AskOptions = {}): Promise<Answer[]> {
    const values = texts.map((text) => identifierOf(kind, text));
    const alone = (value: string) => lookUpAlone(kind, value, options);
    const bulk = canBulk && !settings.closed ? definition.bulk?.[kind] : undefined;
    if (!bulk) return Promise.all(values.map(async (value) => answer(await alone(value))));
    const question = {
      by: 'identifier' as const,
      bulk,
      keyOf: (value: string) => keyOf(kind, value),
      isAbout: (work: Work, value: string) => work.identifiers[kind] === value,
      alone,
    };
    const replies = await inLists(asker, question, values, options);
    return Promise.all(values.map(async (value) => answer(await (replies.get(value) ?? alone(value)))));
  }

  async function notices(texts: string[], options: AskOptions = {}): Promise<NoticeAnswer[]> {
    const dois = texts.map((text) => identifierOf('doi', text));
    const bulk = definition.notices;
    const noticesKeyOf = (doi: string): string => noticesKey(id, definition.version, doi);
    const alone = (doi: string): Promise<Reply<NoticeOfWork>> =>
      asker.ask('notices', noticesKeyOf(doi), bulk?.fits?.(doi) === false ? undefined : bulk?.ask([doi]), options);
    const isAbout = (found: NoticeOfWork, doi: string): boolean => found.doi === doi;
    const replies =
      bulk && !settings.closed
        ? await inLists(asker, { by: 'notices', bulk, ahead: true, keyOf: noticesKeyOf, isAbout, alone }, dois, options)
        : undefined;
    return Promise.all(
      dois.map(async (doi) => {
        const { consultation, records } = await (replies?.get(doi) ?? alone(doi));
        return { consultation, notices: records.map(({ notice }) => notice) };
      }),
    );
  }

  return {
    lookUp: async (kind, text, options) => answer(await lookUpAlone(kind, identifierOf(kind, text), options)),
    lookUpMany,
    notices,
    search: async (query, options) =>
      answer(await asker.ask('search', searchKey(id, definition.version, query), definition.search?.(query), options)),
    waitMs: () => asker.waitMs(),
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
    }),
  };
}

function answer({ consultation, records }: Reply<Work>): Answer {
  return { consultation, works: records };
}
