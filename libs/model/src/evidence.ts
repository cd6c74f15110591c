import type { IdentifierKind } from './identifiers';
import type { Field } from './reference';
import type { Work } from './work';

/** A work and how it was found. */
export interface Candidate {
  work: Work;
  /** Connector id, or 'library'. */
  connector: string;
  by: 'identifier' | 'search' | 'library';
  /** Position in the answer, from 0. */
  rank: number;
  /** Other connectors with the same work, and their records of it. */
  also?: { connector: string; work: Work }[];
}

/** `missing`: only the record has the field; `extra`: only the reference has it; `near`: a harmless variant; `different`: a contradiction. */
export type Agreement = 'same' | 'near' | 'different' | 'missing' | 'extra';

/** The finding of a comparison of one field, for use in verdicts. */
export type EvidenceCode =
  // title
  | 'title-misspelt'
  | 'title-words-changed'
  | 'title-number'
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
  | 'place-differs'
  // identifiers
  | 'other-version'
  | 'other-edition'
  | `${IdentifierKind}-differs`;

/** The comparison of one field of a reference with a work. */
export interface Evidence {
  field: Field;
  cited?: string;
  found?: string;
  agreement: Agreement;
  /** Similarity from 0 (nothing in common) to 1 (equal after folding); absent if one side is missing. */
  likeness?: number;
  code?: EvidenceCode;
  /** The finding as text for users. */
  note?: string;
  /** Source of the found value: a connector id or 'library'. */
  source?: string;
  /** All sources with the found value, `source` first. A contradiction by several sources has more weight. */
  sources?: string[];
}

/** Names of the features of a comparison, in the order of the weights in the models. */
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

/** Values from 0 to 1; 0 if one side is missing. */
export type Features = Record<Feature, number>;

/** The comparison of a reference with a candidate, without a judgment. */
export interface Comparison {
  candidate: Candidate;
  evidence: Evidence[];
  features: Features;
}

/** A comparison with the probability, 0 to 1, that the reference means this work. */
export interface Match extends Comparison {
  probability: number;
}
