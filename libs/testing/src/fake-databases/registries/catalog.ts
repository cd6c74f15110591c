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
  Partial<JournalRecord> & Pick<JournalRecord, 'title' | 'issns'> & { retracted?: number }
>;
export type CatalogPublisher = InRegistries<
  Partial<PublisherRecord> & Pick<PublisherRecord, 'id' | 'name' | 'prefixes'>
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

/** Those of a list that one registry knows. */
export function knownTo<T extends { in: readonly RegistryId[] }>(registry: RegistryId, all: readonly T[] = []): T[] {
  return all.filter((one) => one.in.includes(registry));
}

export function byIssn(journals: readonly CatalogJournal[], issn: string): CatalogJournal | undefined {
  return journals.find((journal) => journal.issns.includes(issn));
}

/** Things one of whose names holds every word asked for, shortest first, as the search of a registry gives them. */
export function byWords<T>(all: readonly T[], names: (one: T) => (string | undefined)[], words: string): T[] {
  const asked = tokens(words);
  const fits = (name: string | undefined): boolean => {
    const words = new Set(tokens(name ?? ''));
    return asked.length > 0 && asked.every((word) => words.has(word));
  };
  const shortest = (one: T): number => Math.min(...names(one).map((name) => fold(name ?? '').length));
  return all.filter((one) => names(one).some(fits)).sort((a, b) => shortest(a) - shortest(b));
}

export const titlesOf = (journal: CatalogJournal): string[] => [journal.title, ...(journal.alternativeTitles ?? [])];
