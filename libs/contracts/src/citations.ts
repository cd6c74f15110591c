import type { CslItem } from '@veracite/model/csl';
import type { Evidence } from '@veracite/model/evidence';
import type { Field, Span } from '@veracite/model/reference';
import type { Consultation, Outcome, Problem } from '@veracite/model/source';
import type { IncompleteProblem, Status } from '@veracite/model/verdict';
import type { CorrectedCitation, Style } from '@veracite/model/verification';
import type { Notice, Standing } from '@veracite/model/work';
import type { ChosenFromText } from './parse';

/** Whether a text may be kept. */
export interface Keeping {
  /** False: nothing of it goes into the history, and nothing stays. Default: true. */
  keep?: boolean;
}

/** One citation, or one entry of a text. */
export type VerifyRequest = ({ citation: string } | ChosenFromText) & { format?: Style } & Keeping;

/** Citations, or entries of a text. */
export type VerifyBatchRequest = ({ citations: string[] } | ChosenFromText) & { format?: Style } & Keeping;

/** The matched record, else what was read from the text. */
export interface ExtractedDetails {
  title?: string;
  authors?: string[];
  year?: number;
  journal?: string;
  doi?: string;
}

export interface MatchedRecord {
  csl: CslItem;
  doi?: string;
  url?: string;
  standing: Standing;
  notice?: Notice;
  openAccess?: boolean;
  /** Of a preprint: DOI of its version of record. */
  publishedAs?: string;
}

/** A list of the user's that is being checked, wherever it was begun. */
export interface OpenWork {
  id: string;
  kind: 'batch' | 'analysis';
  total: number;
  /** How many of them have an answer. */
  settled: number;
  begunAt: string;
}

/** One result on the wire; design section 6. */
export interface VerificationResult {
  status: Status;
  /** Of `incomplete`: something lacks, something is false, or an identifier is another work's. */
  problem?: IncompleteProblem;
  reason?: string;
  extractedDetails?: ExtractedDetails;
  correctedCitation?: CorrectedCitation;
  sourceLinks: string[];
  /** The databases whose records confirm the reference, each once: what is counted wherever databases are. */
  confirmedBy?: { source: string; url?: string }[];
  /** Who says what stands in each field of the corrected citation; nobody: it was kept as typed. */
  correctedFields?: { field: Field; sources: string[] }[];
  originalText: string;
  confidence: number;
  evidence: Pick<Evidence, 'field' | 'cited' | 'found' | 'agreement' | 'source' | 'note'>[];
  consulted: {
    source: string;
    question: Consultation['question'];
    outcome: Outcome;
    found?: number;
    problem?: Problem;
    ms: number;
  }[];
  match?: MatchedRecord;
  parsed: { csl: CslItem; fields: Partial<Record<Field, Span[]>> };
  chimera?: (MatchedRecord & { part: string })[];
  suggestions: MatchedRecord[];
  /** Works that cite one that no database holds, the earliest first. */
  citedBy?: MatchedRecord[];
  /** False when nobody could say whether the work was retracted. */
  retractionChecked?: boolean;
  /** Id of the history record, once there is one. */
  id?: string;
  /** Style of the corrected citation that its owner put in the place of the one written. */
  accepted?: Style;
}

/** Says of one record which of its corrected citations stands in place of what was written; null takes it back. */
export interface Acceptance {
  id: string;
  style: Style | null;
}

export interface BatchResult {
  processedCount: number;
  results: VerificationResult[];
  batchId?: string;
}

export interface CitationRecord {
  id: string;
  /** Which tool asked. */
  origin?: 'single' | 'batch' | 'bibliography';
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
