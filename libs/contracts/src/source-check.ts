import type { Outcome, Problem } from '@veracite/model/source';
import type { SourceReport } from '@veracite/model/source-report';

export const SOURCE_INPUT_TYPES = ['url', 'doi', 'journal', 'author'] as const;
export type SourceInputType = (typeof SOURCE_INPUT_TYPES)[number];

export interface SourceCheckRequest {
  input: string;
  inputType?: SourceInputType;
  options?: { includeAlternatives?: boolean; detailedAnalysis?: boolean; fieldContext?: string; urgency?: string };
}

/** The report on a source, and the sources it is based on. */
export interface SourceCheckData extends SourceReport {
  inputValue: string;
  /** The type of the input: as requested, or recognized by its form. */
  inputType: SourceInputType;
  /** Milliseconds. */
  verificationTime: number;
  cacheHit: boolean;
  apiCallsMade: number;
  /** Names of the databases and registries that answered. */
  verificationSources: string[];
  /** The outcome of every registry, database and website. */
  consulted: { source: string; outcome: Outcome; problem?: Problem; ms: number }[];
}

export interface SourceCheckResponse {
  success: boolean;
  error?: string;
  data?: SourceCheckData;
}
