import type { InTextCitation } from './in-text/read';
import type { CslItem } from '@veracite/model/csl';
import type { Agreement } from '@veracite/model/evidence';
import type { Outcome } from '@veracite/model/source';
import type { IncompleteProblem, Status } from '@veracite/model/verdict';
import type { CorrectedCitation } from '@veracite/model/verification';
import type { Notice, Standing } from '@veracite/model/work';
import type { CheckedLink } from '@veracite/model/xray';

/** What the citation checker says of one entry; a result on the wire is one. */
export interface CheckedResult {
  id?: string;
  originalText: string;
  status: Status;
  problem?: IncompleteProblem;
  reason?: string;
  confidence: number;
  sourceLinks: string[];
  correctedCitation?: CorrectedCitation;
  parsed: { csl: CslItem };
  evidence: { field: string; agreement: Agreement; found?: string }[];
  match?: MatchedWork;
  consulted?: { outcome: Outcome }[];
}

/** The record an entry was matched with. */
export interface MatchedWork {
  csl: CslItem;
  doi?: string;
  url?: string;
  standing: Standing;
  notice?: Notice;
  openAccess?: boolean;
  /** Of a preprint: DOI of its version of record. */
  publishedAs?: string;
}

/** One entry of a bibliography and what came of checking it. */
export interface CheckedEntry {
  /** Line of the pasted text, from 1. */
  line: number;
  result: CheckedResult;
}

/** What is known of the list beside its entries. */
export interface Surroundings {
  now: Date;
  /** Citations read in the manuscript; absent without one. */
  inText?: InTextCitation[];
  /** Who wrote the manuscript. */
  authors?: string[];
  links?: CheckedLink[];
  /** Citations of versions of record by their DOI. */
  published?: Record<string, CorrectedCitation>;
}

/** The record of an entry, else what was read from its text. */
export const itemOf = ({ result }: CheckedEntry): CslItem => result.match?.csl ?? result.parsed.csl;
