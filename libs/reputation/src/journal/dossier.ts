import type { OrganisationReply } from '../report/organisation';

/** What one registry answered about a journal. Records of registries fit this as they are. */
export interface JournalFacts {
  url?: string;
  title: string;
  alternativeTitles: string[];
  issns: string[];
  type?: string;
  publisher?: string;
  homepage?: string;
  worksCount?: number;
  citedByCount?: number;
  twoYearMeanCitedness?: number;
  hIndex?: number;
  firstYear?: number;
  worksByYear: { year: number; works: number }[];
  openAccess?: boolean;
  inDoaj?: boolean;
  core?: boolean;
  inScielo?: boolean;
  reviewProcess: string[];
  charges?: { charged: boolean; price?: number; currency?: string };
  plagiarismScreening?: boolean;
  preservedBy: string[];
  coverage?: { references?: number };
  discontinuedOn?: string;
}

/** The registries a journal is asked for at. */
export type JournalRegistry = 'crossref' | 'openalex' | 'doaj' | 'issn-portal';

export interface JournalReply {
  registry: JournalRegistry;
  /** For people. */
  name: string;
  /** False: it could not be asked. Without `journal`, an answered one holds no such journal. */
  answered: boolean;
  journal?: JournalFacts;
}

/** A list that the operator imported, and that names the journal. */
export interface ImportedFacts {
  list: string;
  about: 'vetted' | 'predatory' | 'hijacked';
  owner: string;
  /** ISO 8601. */
  date: string;
  url?: string;
}

/** Everything asked about one journal. */
export interface JournalDossier {
  title?: string;
  /** With a right check digit. */
  issn?: string;
  /** Where the reader met the journal, when it was asked for by its website. */
  address?: string;
  /** ISO day of asking. */
  today: string;
  replies: JournalReply[];
  publisher?: { answered: boolean; name?: string; url?: string };
  /** What the registry of organisations holds of the publisher; undefined when it was not asked. */
  organisation?: OrganisationReply;
  /** Works touched by a retraction; undefined when nobody could say. */
  retracted?: { origin: string; count: number };
  /** Other journals of exactly this title, by their ISSN. */
  namesakes: string[];
  imported: ImportedFacts[];
}

/** The value of the first record that has one. */
export function known<K extends keyof JournalFacts>({ replies }: JournalDossier, key: K): JournalFacts[K] | undefined {
  return replies.map(({ journal }) => journal?.[key]).find((value) => value !== undefined);
}

/** The title the registries give, else the one asked for. */
export function titleOf(dossier: JournalDossier): string | undefined {
  return known(dossier, 'title') ?? dossier.title;
}
