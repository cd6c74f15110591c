import type { MatchedRecord } from '@veracite/model/work';
import type { InTextCitation } from './in-text/read-in-text';
import type { CslItem } from '@veracite/model/csl';
import type { Agreement } from '@veracite/model/evidence';
import type { IncompleteProblem, ReasonCode, Status } from '@veracite/model/verdict';
import type { CorrectedCitation } from '@veracite/model/verification';
import type { CheckedLink } from '@veracite/model/xray';

/** The result of verifying one entry, as sent to clients. */
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
  match?: MatchedRecord;
  reasonCodes?: ReasonCode[];
}

export interface CheckedEntry {
  /** Line of the pasted text, from 1. */
  line: number;
  result: CheckedResult;
}

/** Input of an analysis besides the entries. */
export interface AnalysisContext {
  now: Date;
  /** Citations in the manuscript; absent without a manuscript. */
  inText?: InTextCitation[];
  /** Authors of the manuscript. */
  authors?: string[];
  links?: CheckedLink[];
  /** Citations of versions of record by their DOI. */
  published?: Record<string, CorrectedCitation>;
}

/** Returns the record of an entry, or what was parsed from its text. */
export const itemOf = ({ result }: CheckedEntry): CslItem => result.match?.csl ?? result.parsed.csl;
