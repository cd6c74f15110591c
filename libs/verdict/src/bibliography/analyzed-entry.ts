import type { EntryStatus, FormattingError, Repetition } from '@veracite/model/bibliography';
import type { CslItem } from '@veracite/model/csl';
import type { IncompleteProblem, Status } from '@veracite/model/verdict';
import type { Notice, Standing } from '@veracite/model/work';

/** The record that matches an entry. */
export interface MatchedWork {
  csl: CslItem;
  doi?: string;
  url?: string;
  standing: Standing;
  notice?: Notice;
  openAccess?: boolean;
  /** DOI of the version of record of a preprint. */
  publishedAs?: string;
}

/** An entry with all results of the analysis. */
export interface AnalyzedEntry {
  id: string;
  lineNumber: number;
  status: EntryStatus;
  originalText: string;
  reason: string;
  correctedCitation?: string;
  sourceLinks: string[];
  verdict: Status;
  /** Kind of problem of an incomplete entry. */
  problem?: IncompleteProblem;
  confidence: number;
  formattingErrors: FormattingError[];
  completeness?: number;
  missing?: string[];
  /** True if a field of the entry contradicts its record. */
  contradicted: boolean;
  /** True if a database did not answer. */
  unheard: boolean;
  repeats?: Repetition;
  match?: MatchedWork;
}
