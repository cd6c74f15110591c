import standings from '../data/standings.json';
import type { CslDate, CslItem, CslName } from './csl';
import type { Identifiers } from './identifiers';

/** The status of a published work. A corrected work is not a retracted one. */
export type Standing = 'current' | 'corrected' | 'concern' | 'retracted' | 'withdrawn' | 'replaced';

/** The gravest first. */
const GRAVITY: readonly Standing[] = ['retracted', 'withdrawn', 'replaced', 'concern', 'corrected', 'current'];

/** Returns the gravest of several standings, `current` without any. */
export function gravest(standings: readonly Standing[]): Standing {
  return GRAVITY.find((standing) => standings.includes(standing)) ?? 'current';
}

/** Compares by gravity, the gravest first. */
export const byGravity = (a: { standing: Standing }, b: { standing: Standing }): number =>
  GRAVITY.indexOf(a.standing) - GRAVITY.indexOf(b.standing);

/** The notice that changed a work's standing. */
export interface Notice {
  standing: Exclude<Standing, 'current'>;
  doi?: string;
  date?: CslDate;
  url?: string;
  /** Source of the notice: a connector id or 'library'. */
  source: string;
  /** Other sources with this notice. */
  also?: string[];
}

/** What the record of a notice, or a list of notices, states about a work. */
export interface NoticeAbout extends Pick<Identifiers, 'doi' | 'pmid'> {
  notice: Notice;
}

/** A notice about a work with a DOI, which is normalized. */
export type WorkNotice = NoticeAbout & { doi: string };

/** Describes a notice about a work: "This work was retracted". */
export const noticeText = (standing: Notice['standing']): string => standings[standing];

/** A record of a database. */
export interface Work {
  /** Stable within its source: "crossref:10.1038/nature12373". */
  key: string;
  csl: CslItem;
  identifiers: Identifiers;
  /** Web page of the record. */
  url?: string;
  standing: Standing;
  notices?: Notice[];
  /** Present if the record is itself a notice. */
  noticeAbout?: NoticeAbout[];
  openAccess?: boolean;
  citedBy?: number;
  /** Funders as named in the record. */
  funders?: string[];
  abstract?: string;
  /** Other titles in the record: translated, original, short, former. */
  otherTitles?: string[];
  /** DOI of the version of record of a preprint, and the reverse. */
  versionOf?: string;
  hasPreprint?: string;
  /** True if the record states that its author list is cut. */
  authorsTruncated?: boolean;
  /** The table of contents of a book. */
  contents?: Contents;
  /** It was found as the book that the cited work is a part of, so that it is not the cited work. */
  isContainer?: true;
  /** All years of the record (print, online, posted); a reference may cite any of them. */
  years?: number[];
}

/** The table of contents of a book, as its record has it. */
export interface Contents {
  /** Titles of parts, each perhaps with ` / ` and its authors. */
  entries: string[];
  /** Whether the record states, or shows, that it lists all parts. */
  isComplete: boolean;
}

/** A record that matches a reference. */
export interface MatchedRecord {
  csl: CslItem;
  doi?: string;
  url?: string;
  standing: Standing;
  notice?: Notice;
  openAccess?: boolean;
  /** DOI of the version of record, if the work is a preprint. */
  publishedAs?: string;
}

/** A search. At least one field must be set. */
export interface WorkQuery {
  title?: string;
  authors?: CslName[];
  year?: number;
  containerTitle?: string;
  /** Editors of the container. */
  editors?: CslName[];
  /** Searches for the container with its table of contents, and for parts with such a title. */
  partsOf?: true;
  volume?: string;
  page?: string;
  publisher?: string;
  /** The reference as written, for databases that match whole references and when nothing could be parsed. */
  raw?: string;
  keywords?: string;
  /** The largest number of works; each database has a limit of its own. Default 5. */
  limit?: number;
}
