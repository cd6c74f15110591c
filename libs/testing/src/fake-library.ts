import type { Library, OnUnavailable, CompleteCorpus } from '@veracite/library/port';
import { WORK_IDENTIFIER_KINDS, type Identifiers } from '@veracite/model/identifiers';
import type { Organization } from '@veracite/model/organization';
import type { Work, WorkNotice } from '@veracite/model/work';
import { organizationKey } from '@veracite/text/organization-name';

/** A library in memory: exact identifiers, and titles that hold one another. @param isAway whether a server of it cannot be reached */
export function fakeLibrary(
  works: Work[] = [],
  corpora: CompleteCorpus[] = [],
  isAway = false,
  organizations: Organization[] = [],
  notices: WorkNotice[] = [],
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
  const bears = (item: Organization, names: string[]) =>
    [...item.names, ...item.acronyms].some((name) =>
      names.some((asked) => organizationKey(asked) === organizationKey(name)),
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
    noticesAbout: (dois) => answer(notices.filter(({ doi }) => dois.includes(doi))),
    completeCorpora: () => Promise.resolve(corpora),
    organizationsNamed: (names) => Promise.resolve(organizations.filter((organization) => bears(organization, names))),
    add: () => Promise.reject(new Error('the fake library is read-only')),
    status: () => Promise.resolve({ works: works.length, withDoi: 0, collections: [] }),
  };
}
