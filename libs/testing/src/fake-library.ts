import type { Library, OnMissed, CompleteCorpus } from '@veracite/library/port';
import { WORK_IDENTIFIER_KINDS, type Identifiers } from '@veracite/model/identifiers';
import type { Organisation } from '@veracite/model/organisation';
import type { Work } from '@veracite/model/work';
import { organisationKey } from '@veracite/text/organisation-name';

/** A library in memory: exact identifiers, and titles that hold one another. @param missed servers that are away */
export function fakeLibrary(
  works: Work[] = [],
  corpora: CompleteCorpus[] = [],
  missed: number[] = [],
  organisations: Organisation[] = [],
): Library {
  const answer = <T>(found: T, onMissed?: OnMissed): Promise<T> => {
    if (missed.length > 0) onMissed?.(missed);
    return Promise.resolve(found);
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
    lookUp: (identifiers, onMissed) => answer(byIdentifier(identifiers), onMissed),
    lookUpMany: (many, onMissed) => answer(many.map(byIdentifier), onMissed),
    search: (query, onMissed) => answer(byTitle(query.title), onMissed),
    find: (query, onMissed) => answer(byTitle(query.title), onMissed),
    searchMany: (queries, onMissed) =>
      answer(
        queries.map((query) => byTitle(query.title)),
        onMissed,
      ),
    completeCorpora: () => Promise.resolve(corpora),
    organisationsNamed: (names) => Promise.resolve(organisations.filter((one) => bears(one, names))),
    add: () => Promise.reject(new Error('the fake library is read-only')),
    status: () => Promise.resolve({ works: works.length, withDoi: 0, collections: [] }),
  };
}
