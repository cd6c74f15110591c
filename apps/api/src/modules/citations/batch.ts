import type { VerificationResult } from '@veracite/contracts/citations';
import { analysisCost, type AnalysisType } from '@veracite/contracts/bibliography';
import type { Style } from '@veracite/model/verification';
import type { InTextCitation } from '@veracite/verification/bibliography/in-text/read-in-text';

export type BatchState = 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
export type EndState = Exclude<BatchState, 'queued' | 'running'>;

export type BatchKind = 'batch' | 'bibliography';

/** Options of the request that created a batch. */
export interface BatchOptions {
  format: Style;
  /** Bibliographies only. */
  analysisType?: AnalysisType;
  /** Bibliographies only: the line number of each text. */
  lines?: number[];
  /** Bibliographies only: the number or bullet before each text, which is not part of the text. */
  labels?: string[];
  /** Bibliographies only: in-text citations of the manuscript. The manuscript itself is not stored. */
  inText?: InTextCitation[];
  /** Bibliographies only: authors of the manuscript as entered. */
  authors?: string[];
}

/** Returns the credits for a number of texts. The same rule reserves and charges. */
export function costOf({ kind, options }: { kind: BatchKind; options: BatchOptions }, texts: number): number {
  return kind === 'bibliography' ? analysisCost(texts, options.analysisType ?? 'comprehensive') : texts;
}

/** Returns the name of a kind on the wire. */
export const publicKindOf = (kind: BatchKind) => (kind === 'bibliography' ? 'analysis' : 'batch');

export function isOpen(state: BatchState): boolean {
  return state === 'queued' || state === 'running';
}

/** Returns the result of a text that was not checked: `unknown`, and not charged. */
export function unchecked(text: string, reason: string): VerificationResult {
  return {
    status: 'unknown',
    reason,
    sourceLinks: [],
    originalText: text,
    confidence: 0,
    evidence: [],
    consulted: [],
    parsed: { csl: { type: 'document' }, fields: {} },
    suggestions: [],
  };
}
