import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import type { Definition, Step } from '../definition';
import type { Answer, AskOptions, SourceState, WorkQuery } from '../port';
import type { Asker, Reply } from './asker';
import { keyName } from './settings';
import { identifierOf, lookUpKey, searchKey } from './question';

export interface Connector {
  state(): SourceState;
  lookUp(kind: IdentifierKind, value: string, options?: AskOptions): Promise<Answer>;
  lookUpMany(kind: IdentifierKind, values: string[], options?: AskOptions): Promise<Answer[]>;
  search(query: WorkQuery, options?: AskOptions): Promise<Answer>;
  waitMs(): number;
}

/** One database of works, as its definition describes it and its asker asks it. */
export function createConnector(id: string, definition: Definition, asker: Asker): Connector {
  const { settings } = asker;
  const canSearch = definition.search !== undefined && settings.maySearch;
  const keyOf = (kind: IdentifierKind, value: string): string => lookUpKey(id, definition.version, kind, value);

  async function lookUp(kind: IdentifierKind, text: string, options?: AskOptions): Promise<Answer> {
    const value = identifierOf(kind, text);
    return answer(await asker.ask('identifier', keyOf(kind, value), definition.lookUp[kind]?.(value), options));
  }

  /** One request for many; absent is what did not come back. */
  async function inBulk(kind: IdentifierKind, values: string[], step: Step, options: AskOptions): Promise<Answer[]> {
    const { consultation, records } = await asker.askOnce('identifier', step, options);
    if (consultation.outcome !== 'answered') return values.map(() => ({ consultation, works: [] }));
    return Promise.all(
      values.map(async (value) => {
        const works = records.filter((work) => work.identifiers[kind] === value);
        await asker.remember(keyOf(kind, value), works);
        return { consultation: { ...consultation, found: works.length }, works };
      }),
    );
  }

  async function lookUpMany(kind: IdentifierKind, texts: string[], options: AskOptions = {}): Promise<Answer[]> {
    const bulk = canBulk ? definition.bulk?.[kind] : undefined;
    if (!bulk || settings.closed) return Promise.all(texts.map((text) => lookUp(kind, text, options)));
    const values = [...new Set(texts.map((text) => identifierOf(kind, text)))];
    const answers = new Map<string, Answer | Promise<Answer>>();
    const open: string[] = [];
    const remembered = await Promise.all(
      values.map((value) => asker.remembered<Work>(keyOf(kind, value), 'identifier')),
    );
    for (const [at, value] of values.entries()) {
      const known = remembered[at];
      if (known) answers.set(value, answer(known));
      else if (bulk.fits && !bulk.fits(value)) answers.set(value, lookUp(kind, value, options));
      else open.push(value);
    }
    for (let at = 0; at < open.length; at += bulk.most) {
      const chunk = open.slice(at, at + bulk.most);
      const asked = inBulk(kind, chunk, bulk.ask(chunk), options);
      chunk.forEach((value, index) =>
        answers.set(
          value,
          asked.then((all) => all[index] ?? nothing()),
        ),
      );
    }
    return Promise.all(texts.map((text) => answers.get(identifierOf(kind, text)) ?? nothing()));
  }

  const nothing = (): Answer => answer(asker.answered('identifier', []));
  /** Bulk questions are lists: where searching needs a key, so do they. */
  const canBulk = definition.key?.needed !== 'search' || settings.key !== undefined;

  return {
    lookUp,
    lookUpMany,
    search: async (query, options) =>
      answer(await asker.ask('search', searchKey(id, definition.version, query), definition.search?.(query), options)),
    waitMs: () => asker.waitMs(),
    state: () => ({
      source: { id, ...definition.source },
      ...asker.standing(),
      pace: { requests: settings.pace.requests, seconds: settings.pace.seconds },
      searchPace: settings.pace.lists ?? { requests: settings.pace.requests, seconds: settings.pace.seconds },
      key: definition.key && { setting: keyName(id), needed: definition.key.needed, from: definition.key.from },
      canLookUp: Object.keys(definition.lookUp) as IdentifierKind[],
      canLookUpInBulk: canBulk ? (Object.keys(definition.bulk ?? {}) as IdentifierKind[]) : [],
      canSearch,
    }),
  };
}

function answer({ consultation, records }: Reply<Work>): Answer {
  return { consultation, works: records };
}
