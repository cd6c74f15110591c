import type { MatchedRecord } from '@veracite/model/work';
import type { CslItem } from '@veracite/model/csl';
import type { Evidence } from '@veracite/model/evidence';
import type { Field, Span } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { IncompleteProblem, ReasonCode, Status } from '@veracite/model/verdict';
import type { CorrectedCitation, Style } from '@veracite/model/verification';
import type { CheckTool } from './check-tools';
import type { ChosenFromText } from './parse';

/** The option to keep nothing. */
export interface Keeping {
  /** False: nothing is stored, neither in the history nor elsewhere. Default: true. */
  keep?: boolean;
}

/** One citation, or one entry of a text. */
export type VerifyRequest = ({ citation: string } | ChosenFromText) & { format?: Style } & Keeping;

/** Citations, or entries of a text. */
export type VerifyBatchRequest = ({ citations: string[] } | ChosenFromText) & { format?: Style } & Keeping;

/** Details of the matched record or, without one, of the parsed text. */
export interface ExtractedDetails {
  title?: string;
  authors?: string[];
  year?: number;
  journal?: string;
  doi?: string;
}

/** A query to one database. */
export interface Consulted extends Pick<Consultation, 'question' | 'outcome' | 'problem' | 'ms' | 'words' | 'askedAt'> {
  /** Name of the database. */
  source: string;
  found?: number;
  /** The titles that were searched for. Absent if that was the title of the reference alone. */
  titles?: string[];
}

/** What databases and registers know of a cited venue. */
export interface CitedVenue {
  /** Names of the databases that answered and hold all works of the venue and year. */
  holders: string[];
  /** Names of the registers of venues that were asked. */
  registers: string[];
}

export interface VerificationResult {
  status: Status;
  /** Reason of `incomplete`: something is missing, something is wrong, or an identifier belongs to another work. */
  problem?: IncompleteProblem;
  reason?: string;
  /** Stable codes of the reasons, in their order. Absent in results from before codes were stored. */
  reasonCodes?: ReasonCode[];
  extractedDetails?: ExtractedDetails;
  correctedCitation?: CorrectedCitation;
  sourceLinks: string[];
  /** The databases with records that confirm the reference, each once. Counts of databases use this list. */
  confirmedBy?: { source: string; url?: string }[];
  /** The sources of each field of the corrected citation. No source: the field is as typed. */
  correctedFields?: { field: Field; sources: string[] }[];
  originalText: string;
  confidence: number;
  /** For a work that no database has: the share, 0 to 1, of real works described like this that they hold. */
  expected?: number;
  /** For a work that no database has: what is known of the venue that it names. */
  venue?: CitedVenue;
  evidence: Pick<Evidence, 'field' | 'cited' | 'found' | 'agreement' | 'source' | 'note'>[];
  consulted: Consulted[];
  match?: MatchedRecord;
  parsed: { csl: CslItem; fields: Partial<Record<Field, Span[]>> };
  chimera?: (MatchedRecord & { part: string })[];
  suggestions: MatchedRecord[];
  /** Works that cite a work that is in no database, the earliest first. */
  citedBy?: MatchedRecord[];
  /** False when no source could report whether the work was retracted. */
  retractionChecked?: boolean;
  /** Id of the history record, once there is one. */
  id?: string;
  /** Style of the corrected citation that the user accepted. */
  accepted?: Style;
}

/** Accepts a corrected citation of one record; null withdraws the acceptance. */
export interface Acceptance {
  id: string;
  style: Style | null;
}

export interface BatchResult {
  processedCount: number;
  results: VerificationResult[];
  batchId?: string;
}

/** A batch that has ended, with its results in the order of the request. */
export interface BatchView extends BatchResult {
  batchId: string;
  state: 'done' | 'cancelled' | 'failed';
  totalCount: number;
}

export interface CitationRecord extends Partial<Pick<VerificationResult, 'problem' | 'reasonCodes' | 'expected'>> {
  id: string;
  /** The tool that made the check. */
  origin?: 'single' | 'batch' | 'bibliography';
  tool?: CheckTool;
  /** The list it was checked with. */
  batchId?: string | null;
  originalText: string;
  status: Status;
  reason: string | null;
  sourceLinks: string[];
  extractedDetails: ExtractedDetails | null;
  createdAt: string;
}

export interface Pagination {
  page: number;
  limit: number;
  totalCount: number;
  totalPages: number;
  hasPrevPage: boolean;
  hasNextPage: boolean;
}

export interface CitationsPage {
  citations: CitationRecord[];
  pagination: Pagination;
}
