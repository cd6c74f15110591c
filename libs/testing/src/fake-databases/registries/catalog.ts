import type {
  AuthorRecord,
  JournalRecord,
  OrganizationRecord,
  PublisherRecord,
  RegistryId,
} from '@veracite/connectors/registries/registries';
import { fold, tokens } from '@veracite/text/fold';

/** A thing in existence, and the registries that know it. */
type InRegistries<T> = { in: readonly RegistryId[] } & T;

export type CatalogJournal = InRegistries<
  Partial<JournalRecord> & Pick<JournalRecord, 'title' | 'issns'> & { issnL?: string; retracted?: number }
>;
export type CatalogPublisher = InRegistries<
  Partial<PublisherRecord> & Pick<PublisherRecord, 'id' | 'name'> & { prefixes: string[] }
>;
export type CatalogAuthor = InRegistries<Partial<AuthorRecord> & Pick<AuthorRecord, 'id' | 'name'>>;
export type CatalogOrganization = Partial<OrganizationRecord> & Pick<OrganizationRecord, 'id' | 'name'>;

/** Journals, publishers, people and organizations in existence. */
export interface RegistryCatalog {
  journals?: readonly CatalogJournal[];
  publishers?: readonly CatalogPublisher[];
  authors?: readonly CatalogAuthor[];
  organizations?: readonly CatalogOrganization[];
}

const NONE: never[] = [];
const known = new WeakMap<readonly object[], Map<RegistryId, unknown[]>>();

/** Those of a list that one registry knows: the same array for the same list. */
export function knownTo<T extends { in: readonly RegistryId[] }>(registry: RegistryId, all: readonly T[] = NONE): T[] {
  const by = known.get(all) ?? new Map<RegistryId, T[]>();
  known.set(all, by);
  const listed = (by.get(registry) as T[] | undefined) ?? all.filter((item) => item.in.includes(registry));
  by.set(registry, listed);
  return listed;
}

export function byIssn(journals: readonly CatalogJournal[], issn: string): CatalogJournal | undefined {
  return journals.find((journal) => journal.issns.includes(issn));
}

const indexes = new WeakMap<readonly object[], Map<string, Set<object>>>();

/** Indexes things by the words of their names, once for each list. */
function indexed<T extends object>(all: readonly T[], names: (item: T) => (string | undefined)[]) {
  const index = indexes.get(all) ?? new Map<string, Set<object>>();
  if (!indexes.has(all)) {
    for (const item of all)
      for (const word of names(item).flatMap((name) => tokens(name ?? '')))
        index.set(word, (index.get(word) ?? new Set()).add(item));
    indexes.set(all, index);
  }
  return index as Map<string, Set<T>>;
}

/** Things one of whose names holds every word asked for, shortest first, as the search of a registry gives them. */
export function byWords<T extends object>(
  all: readonly T[],
  names: (item: T) => (string | undefined)[],
  words: string,
): T[] {
  const asked = tokens(words).filter((word) => word !== 'the');
  const index = indexed(all, names);
  const [rarest] = asked.map((word) => index.get(word) ?? new Set<T>()).sort((a, b) => a.size - b.size);
  const fits = (name: string | undefined): boolean => {
    const wanted = new Set(tokens(name ?? ''));
    return asked.every((word) => wanted.has(word));
  };
  const shortest = (item: T): number => Math.min(...names(item).map((name) => fold(name ?? '').length));
  return [...(rarest ?? [])].filter((item) => names(item).some(fits)).sort((a, b) => shortest(a) - shortest(b));
}

export const titlesOf = (journal: CatalogJournal): string[] => [journal.title, ...(journal.alternativeTitles ?? [])];
