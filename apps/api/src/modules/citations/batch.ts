import type { VerificationResult } from '@veracite/contracts/citations';
import { analysisCost, type AnalysisType } from '@veracite/contracts/bibliography';
import type { Style } from '@veracite/model/verification';
import type { InTextCitation } from '@veracite/verification/bibliography/in-text/read';

export type BatchState = 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

/** What the one who made a batch asked for. */
export interface BatchOptions {
  format: Style;
  /** With bibliographies. */
  analysisType?: AnalysisType;
  /** With bibliographies: the line each text stood on. */
  lines?: number[];
  /** With bibliographies: what stood before each text on its line and is no part of it, as its number. */
  labels?: string[];
  /** With bibliographies: what the manuscript cites, read from it; the manuscript itself is not kept. */
  inText?: InTextCitation[];
  /** With bibliographies: who wrote the manuscript, as typed. */
  authors?: string[];
}

/** A list of texts that is checked by the worker. */
export interface Batch {
  id: string;
  userId: string;
  kind: 'batch' | 'bibliography';
  options: BatchOptions;
  state: BatchState;
  total: number;
  settled: number;
  /** None where nothing is charged. */
  reservationId: string | null;
  /** Counts the workers that had the batch: only the newest may write. */
  fence: number;
  deadlineAt: Date;
  /** Of a list that is not kept: when it is forgotten, at the latest. Null is kept until its owner deletes it. */
  forgetAt: Date | null;
}

/** A batch as PostgreSQL holds it. */
export const BATCH_COLUMNS = `id, user_id AS "userId", kind, options, state, total, settled, reservation_id AS "reservationId",
  fence, deadline_at AS "deadlineAt", forget_at AS "forgetAt"`;

/** Credits for so many texts; the same rule reserves and charges. */
export function costOf({ kind, options }: Pick<Batch, 'kind' | 'options'>, texts: number): number {
  return kind === 'bibliography' ? analysisCost(texts, options.analysisType ?? 'comprehensive') : texts;
}

export function isOpen(state: BatchState): boolean {
  return state === 'queued' || state === 'running';
}

/** The answer for a text that nobody could check: not charged, never an accusation. */
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
