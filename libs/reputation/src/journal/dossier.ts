import type { JournalFacts } from '@veracite/model/registered';
import type { OrganizationReply } from '../report/organization';

/** The registries that are queried for a journal. */
export type JournalRegistry = 'crossref' | 'openalex' | 'doaj' | 'issn-portal';

export interface JournalReply {
  registry: JournalRegistry;
  /** Display name. */
  name: string;
  /** False if the request failed. If true without `journal`, the registry has no such journal. */
  answered: boolean;
  journal?: JournalFacts;
}

/** An entry for the journal in a list that the operator imported. */
export interface ImportedFacts {
  list: string;
  about: 'vetted' | 'predatory' | 'hijacked';
  owner: string;
  /** ISO 8601. */
  date: string;
  url?: string;
}

export interface JournalDossier {
  title?: string;
  /** With a correct check digit. */
  issn?: string;
  /** The address of the website, if that was the input. */
  address?: string;
  /** ISO date of the query. */
  today: string;
  replies: JournalReply[];
  publisher?: { answered: boolean; name?: string; url?: string };
  /** The publisher's record in the registry of organizations; undefined if it was not queried. */
  organization?: OrganizationReply;
  /** Retracted works; undefined if unknown. */
  retracted?: { origin: string; count: number };
  /** ISSNs of other journals with exactly this title. */
  namesakes: string[];
  imported: ImportedFacts[];
}

/** Returns the value of the first record that has one. */
export function known<K extends keyof JournalFacts>({ replies }: JournalDossier, key: K): JournalFacts[K] | undefined {
  return replies.map(({ journal }) => journal?.[key]).find((value) => value !== undefined);
}

/** Returns the title from the registries, or else the one in the query. */
export function titleOf(dossier: JournalDossier): string | undefined {
  return known(dossier, 'title') ?? dossier.title;
}
