import type { CslDate, CslItem } from './csl';
import type { Identifiers } from './identifiers';

/** The status of a published work. A corrected work is not a retracted one. */
export type Standing = 'current' | 'corrected' | 'concern' | 'retracted' | 'withdrawn' | 'replaced';

/** The gravest first. */
const GRAVITY: readonly Standing[] = ['retracted', 'withdrawn', 'replaced', 'concern', 'corrected', 'current'];

/** Returns the gravest of several standings, `current` without any. */
export function gravest(standings: readonly Standing[]): Standing {
  return GRAVITY.find((standing) => standings.includes(standing)) ?? 'current';
}

/** The notice that changed a work's standing. */
export interface Notice {
  standing: Exclude<Standing, 'current'>;
  doi?: string;
  date?: CslDate;
  url?: string;
  /** Who says so: a connector's id or 'library'. */
  source: string;
}

/** A record as a database knows it. */
export interface Work {
  /** Stable within its source: "crossref:10.1038/nature12373". */
  key: string;
  csl: CslItem;
  identifiers: Identifiers;
  /** Where a person sees the record. */
  url?: string;
  standing: Standing;
  notices?: Notice[];
  openAccess?: boolean;
  citedBy?: number;
  /** Who paid for it, as the record names them. */
  funders?: string[];
  abstract?: string;
  /** Other forms of the title the record holds: translated, original, short, former. */
  otherTitles?: string[];
  /** DOI of the version of record of a preprint, and the reverse. */
  versionOf?: string;
  hasPreprint?: string;
  /** The record itself says its author list is cut. */
  authorsTruncated?: boolean;
  /** Every year the record gives (print, online, posted): a reference may cite any. */
  years?: number[];
}
