import type { IdentifierKind } from './identifiers';
import type { Field } from './reference';
import type { Work } from './work';

/** A work and how it was met. */
export interface Candidate {
  work: Work;
  /** Connector id, or 'library'. */
  connector: string;
  by: 'identifier' | 'search' | 'library';
  /** Place in the answer, from 0. */
  rank: number;
  /** Other connectors that hold the same work, with their own record of it. */
  also?: { connector: string; work: Work }[];
}

/** `missing`: the reference lacks what the record has; `extra`: the reverse; `near`: a harmless variant; `different`: a contradiction. */
export type Agreement = 'same' | 'near' | 'different' | 'missing' | 'extra';

/** What a comparison found that a verdict can rule on; the field says of what. */
export type EvidenceCode =
  // title
  | 'title-misspelt'
  | 'title-words-changed'
  | 'title-other'
  | 'subtitle-missing'
  | 'subtitle-extra'
  | 'notice'
  | 'place-as-title'
  // authors
  | 'authors-cut'
  | 'authors-added'
  | 'authors-replaced'
  | 'some-authors-replaced'
  | 'authors-reordered'
  | 'author-misspelt'
  | 'author-initials'
  | 'record-cut'
  // venue
  | 'venue-short'
  | 'venue-frame'
  | 'venue-abbreviated'
  | 'venue-misspelt'
  | 'venue-part'
  | 'venue-variant'
  | 'venue-other'
  | 'preprint-as-published'
  | 'published-since'
  // year, volume, pages, publisher
  | 'year-off-by-one'
  | 'year-other'
  | 'volume-with-issue'
  | 'volume-is-issue'
  | 'last-page'
  | 'pages-within'
  | 'front-matter'
  | 'publisher-differs'
  // identifiers
  | 'other-version'
  | 'other-edition'
  | `${IdentifierKind}-differs`;

/** One field of a reference against one of a work. */
export interface Evidence {
  field: Field;
  cited?: string;
  found?: string;
  agreement: Agreement;
  /** Likeness from 0 (nothing in common) to 1 (the same after folding); absent where a side is missing. */
  likeness?: number;
  code?: EvidenceCode;
  /** The finding in words for people. */
  note?: string;
  /** Who holds the found value: connector id or 'library'. */
  source?: string;
  /** Everyone whose record says so, `source` first: a contradiction of several weighs more than that of one. */
  sources?: string[];
}

/** The numbers made of a comparison, in the order in which models hold their weights. */
export const FEATURES = [
  'titleLikeness',
  'titleSame',
  'titleAbsent',
  'titleInformation',
  'citedAuthors',
  'foundAuthors',
  'firstAuthor',
  'authorsAbsent',
  'authorInformation',
  'unsigned',
  'yearSame',
  'yearNear',
  'yearOther',
  'venueLikeness',
  'venueOther',
  'volumeSame',
  'volumeOther',
  'pageSame',
  'pageOther',
  'idSame',
  'idOther',
  'notice',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Each from 0 to 1; 0 where a side has nothing to compare. */
export type Features = Record<Feature, number>;

/** What was compared, before anyone judges it. */
export interface Comparison {
  candidate: Candidate;
  evidence: Evidence[];
  features: Features;
}

/** A comparison with the chance, 0 to 1, that the work is the one the reference means. */
export interface Match extends Comparison {
  probability: number;
}
