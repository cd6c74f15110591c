/** Statistics of a list of references. Every list of numbers named `entries` contains indexes of entries, from 0. */

/** The share of entries with a property, among the entries for which it is known. */
export interface EntryShare {
  /** Entries with the property. */
  entries: number[];
  /** Number of entries for which it is known. */
  known: number;
  /** `entries` divided by `known`, 0 to 1; null if `known` is 0. */
  share: number | null;
}

export interface Ages {
  /** Ascending, without years that have no entry. */
  byYear: { year: number; entries: number[] }[];
  undated: number[];
  /** Years, of the dated entries, counted from the year of the analysis; null when none is dated. */
  median: number | null;
  oldest: number | null;
  newest: number | null;
  /** Works of the last five years, this one counted. */
  recent: EntryShare;
}

export interface SelfCitation extends EntryShare {
  /** `given`: the manuscript's authors were named; `dominating`: the author of most entries is used instead. */
  basis: 'given' | 'dominating';
  authors: string[];
}

/** Concentration of a list on few authors or journals. */
export interface Concentration {
  /** The most frequent, at most ten. */
  top: { name: string; entries: number[]; share: number }[];
  /** Number of distinct names. */
  distinct: number;
  /** Herfindahl–Hirschman index: 1 when all is one's, 1/n when n share equally, null without names. */
  index: number | null;
}

export interface PublishedPreprint {
  entry: number;
  /** DOI of the version of record. */
  doi: string;
  /** Its citation in the expected style, where its record is known. */
  citation?: string;
}

export interface CheckedLink {
  entry: number;
  url: string;
  /** `blocked`: the site refuses programs, which says nothing about people. */
  state: 'alive' | 'dead' | 'blocked' | 'not checked';
  /** HTTP status, where a server answered. */
  status?: number;
  detail?: string;
}

export interface Xray {
  ages: Ages;
  selfCitation: SelfCitation;
  authors: Concentration;
  journals: Concentration;
  withDoi: EntryShare;
  openAccess: EntryShare;
  retracted: EntryShare;
  /** Corrected, or under an expression of concern. */
  noticed: EntryShare;
  preprints: EntryShare;
  publishedPreprints: PublishedPreprint[];
  links: CheckedLink[];
  /** Entries by kind of work, CSL types. */
  types: { type: string; entries: number[] }[];
}
