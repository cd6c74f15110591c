import { analysisCost, type AnalysisType } from '@veracite/contracts/bibliography';
import type { CheckTool } from '@veracite/contracts/check-tools';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import { batchSpan } from '@veracite/verification/pipeline/ask-policy';
import type { InTextCitation } from '@veracite/verification/bibliography/in-text/read-in-text';
import type { Config } from '../../platform/config/schema';
import { timeoutsOf } from '../../platform/config/timeouts';

/** `read`: nothing is charged or checked yet. */
export type StoredState = 'read' | OpenState | EndState;
export type OpenState = 'queued' | 'running';
export type EndState = 'done' | 'cancelled' | 'failed';

export type CheckKind = 'batch' | 'bibliography';

/** `desk`: the references of a paper of a collection. Members of its group may read such a check. */
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
  /** In-text citations of the manuscript. The manuscript itself is not stored. */
  inText?: InTextCitation[];
  /** Authors of the manuscript as entered. */
  authors?: string[];
}

/** Returns the longest time in milliseconds that a number of entries may take: a minute in the queue, and the pipeline's time. */
export const deadlineMs = (entries: number, config: Config) => 60_000 + batchSpan(entries, timeoutsOf(config));

/** Returns the credits for a number of texts. The same rule reserves and charges. */
export function costOf({ options }: { options: StoredOptions }, texts: number): number {
  return analysisCost(texts, options.analysisType ?? 'comprehensive');
}

/** Returns the number of texts that some credits cover. */
export const coveredBy = (credits: number, { options }: { options: StoredOptions }) =>
  options.analysisType === 'quick' ? 2 * credits : credits;

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
