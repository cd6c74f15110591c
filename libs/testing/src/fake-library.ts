import type { Library, OnUnavailable, CompleteCorpus } from '@veracite/library/port';
import { WORK_IDENTIFIER_KINDS, type Identifiers } from '@veracite/model/identifiers';
import type { Organisation } from '@veracite/model/organisation';
import type { Work } from '@veracite/model/work';
import { organisationKey } from '@veracite/text/organisation-name';

/** A library in memory: exact identifiers, and titles that hold one another. @param isAway whether a server of it cannot be reached */
export function fakeLibrary(
  works: Work[] = [],
  corpora: CompleteCorpus[] = [],
  isAway = false,
  organisations: Organisation[] = [],
): Library {
  const answer = <T>(found: T[], onUnavailable?: OnUnavailable): Promise<T[]> => {
    if (isAway) onUnavailable?.();
    return Promise.resolve(isAway ? [] : found);
  };
  const byIdentifier = (identifiers: Identifiers) =>
    works.filter((work) =>
      WORK_IDENTIFIER_KINDS.some((kind) => identifiers[kind] && identifiers[kind] === work.identifiers[kind]),
    );
  const byTitle = (title: string | undefined) =>
    title ? works.filter((work) => work.csl.title?.toLowerCase().includes(title.toLowerCase())) : [];
  const bears = (one: Organisation, names: string[]) =>
    [...one.names, ...one.acronyms].some((name) =>
      names.some((asked) => organisationKey(asked) === organisationKey(name)),
    );
  return {
    lookUp: (identifiers, onUnavailable) => answer(byIdentifier(identifiers), onUnavailable),
    lookUpMany: (many, onUnavailable) => answer(many.map(byIdentifier), onUnavailable),
    search: (query, onUnavailable) => answer(byTitle(query.title), onUnavailable),
    find: (query, onUnavailable) => answer(byTitle(query.title), onUnavailable),
    searchMany: (queries, onUnavailable) =>
      answer(
        queries.map((query) => byTitle(query.title)),
        onUnavailable,
      ),
    completeCorpora: () => Promise.resolve(corpora),
    organisationsNamed: (names) => Promise.resolve(organisations.filter((one) => bears(one, names))),
    add: () => Promise.reject(new Error('the fake library is read-only')),
    status: () => Promise.resolve({ works: works.length, withDoi: 0, collections: [] }),
  };
}
