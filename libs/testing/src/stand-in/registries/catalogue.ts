import type {
  AuthorRecord,
  JournalRecord,
  OrganisationRecord,
  PublisherRecord,
  RegistryId,
} from '@veracite/connectors/registries/port';
import { fold, tokens } from '@veracite/text/fold';

/** A thing in existence, and the registries that know it. */
type Known<T> = { in: readonly RegistryId[] } & T;

export type HeldJournal = Known<
  Partial<JournalRecord> & Pick<JournalRecord, 'title' | 'issns'> & { retracted?: number }
>;
export type HeldPublisher = Known<Partial<PublisherRecord> & Pick<PublisherRecord, 'id' | 'name' | 'prefixes'>>;
export type HeldAuthor = Known<Partial<AuthorRecord> & Pick<AuthorRecord, 'id' | 'name'>>;
export type HeldOrganisation = Partial<OrganisationRecord> & Pick<OrganisationRecord, 'id' | 'name'>;

/** Journals, publishers, people and organisations in existence. */
export interface Registered {
  journals?: readonly HeldJournal[];
  publishers?: readonly HeldPublisher[];
  authors?: readonly HeldAuthor[];
  organisations?: readonly HeldOrganisation[];
}

/** Those of a list that one registry knows. */
export function knownTo<T extends { in: readonly RegistryId[] }>(registry: RegistryId, all: readonly T[] = []): T[] {
  return all.filter((one) => one.in.includes(registry));
}

export function byIssn(journals: readonly HeldJournal[], issn: string): HeldJournal | undefined {
  return journals.find((journal) => journal.issns.includes(issn));
}

/** Things one of whose names holds every word asked for, shortest first, as the search of a registry gives them. */
export function byWords<T>(all: readonly T[], names: (one: T) => (string | undefined)[], words: string): T[] {
  const asked = tokens(words);
  const fits = (name: string | undefined): boolean => {
    const held = new Set(tokens(name ?? ''));
    return asked.length > 0 && asked.every((word) => held.has(word));
  };
  const shortest = (one: T): number => Math.min(...names(one).map((name) => fold(name ?? '').length));
  return all.filter((one) => names(one).some(fits)).sort((a, b) => shortest(a) - shortest(b));
}

export const titlesOf = (journal: HeldJournal): string[] => [journal.title, ...(journal.alternativeTitles ?? [])];
