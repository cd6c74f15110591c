import { analysisCost, type AnalysisType } from '@veracite/contracts/bibliography';
import type { CheckTool } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import type { InTextCitation } from '@veracite/verification/bibliography/in-text/read-in-text';

/** `read`: nothing is charged or checked yet. */
export type StoredState = 'read' | OpenState | EndState;
export type OpenState = 'queued' | 'running';
export type EndState = 'done' | 'cancelled' | 'failed';

export type CheckKind = 'batch' | 'bibliography';

/** `desk`: the references of a paper of a collection. Such a check is available through the collection only. */
export type StoredTool = CheckTool | 'desk';

/** SQL condition of the check of a paper. */
export const IS_DESK = `tool IS NOT DISTINCT FROM 'desk'`;

/** Options of the request that created a check. */
export interface StoredOptions {
  format: Style;
  /** Before the check is started: whether its results will be kept. Default: true. */
  keep?: boolean;
  /** Default: `comprehensive`. */
  analysisType?: AnalysisType;
  /** The line number of each text of a bibliography. */
  lines?: number[];
  /** The number or bullet before each text of a bibliography, which is not part of the text. */
  labels?: string[];
  /** In-text citations of the manuscript. The manuscript itself is not stored. */
  inText?: InTextCitation[];
  /** Authors of the manuscript as entered. */
  authors?: string[];
}

/** Returns the credits for a number of texts. The same rule reserves and charges. */
export function costOf({ options }: { options: StoredOptions }, texts: number): number {
  return analysisCost(texts, options.analysisType ?? 'comprehensive');
}

/** Returns the name of a kind on the wire. */
export const publicKindOf = (kind: CheckKind) => (kind === 'bibliography' ? 'analysis' : 'batch');

export function isOpen(state: StoredState): state is OpenState {
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
