import type { Library, WholeCorpus } from '@veracite/library/port';
import { WORK_IDENTIFIER_KINDS, type Identifiers } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';

/** A library in memory: exact identifiers, and titles that hold one another. */
export function fakeLibrary(works: Work[] = [], corpora: WholeCorpus[] = []): Library {
  const byIdentifier = (identifiers: Identifiers) =>
    works.filter((work) =>
      WORK_IDENTIFIER_KINDS.some((kind) => identifiers[kind] && identifiers[kind] === work.identifiers[kind]),
    );
  const byTitle = (title: string | undefined) =>
    title ? works.filter((work) => work.csl.title?.toLowerCase().includes(title.toLowerCase())) : [];
  return {
    lookUp: (identifiers) => Promise.resolve(byIdentifier(identifiers)),
    lookUpMany: (many) => Promise.resolve(many.map(byIdentifier)),
    search: (query) => Promise.resolve(byTitle(query.title)),
    find: (query) => Promise.resolve(byTitle(query.title)),
    searchMany: (queries) => Promise.resolve(queries.map((query) => byTitle(query.title))),
    corpora: () => Promise.resolve(corpora),
    add: () => Promise.reject(new Error('the fake library is read-only')),
    status: () => Promise.resolve({ works: works.length, withDoi: 0, collections: [] }),
  };
}
