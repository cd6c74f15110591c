import type { Question } from '@veracite/connectors/sources';
import type { Citing } from '@veracite/model/citing';
import type { Candidate } from '@veracite/model/evidence';
import type { Organization } from '@veracite/model/organization';
import type { Consultation } from '@veracite/model/source';
import type { Asking, Verification } from '@veracite/model/verification';
import type { Work, WorkNotice } from '@veracite/model/work';

/** The outcome of a question, and the records in the answer. */
export interface Outcome {
  consultation: Consultation;
  works?: Work[];
  by?: Candidate['by'];
  /** The search was batched, so a single one may find more. */
  batched?: boolean;
  /** The outcome replaces those of earlier searches in this database. Works that they found remain candidates. */
  replaces?: boolean;
  notices?: WorkNotice[];
  citing?: Citing[];
  /** Organizations of the local library with a name in the reference. */
  organizations?: Organization[];
}

/**
 * An event of verifying one reference. Questions are numbered in the order in which they are asked; the local library is
 * not asked by number. `retried` means that an attempt has failed and another follows.
 */
export type VerificationEvent =
  | { type: 'asked'; id: number; question: Question }
  | { type: 'retried'; id: number; connector: string }
  | ({ type: 'answered' | 'failed'; id?: number } & Outcome)
  | { type: 'judged'; verification: Verification };

export function outcomeEvent(outcome: Outcome, id?: number): VerificationEvent {
  const isFailed = outcome.consultation.outcome === 'failed' || outcome.consultation.outcome === 'skipped';
  return { type: isFailed ? 'failed' : 'answered', id, ...outcome };
}

export function connectorOf(event: Exclude<VerificationEvent, { type: 'judged' }>): string {
  if (event.type === 'asked') return event.question.connector;
  return event.type === 'retried' ? event.connector : event.consultation.connector;
}

/** Returns the connectors that are being asked and those that have answered. */
export function askingOf(log: readonly VerificationEvent[]): Asking {
  const open = new Map<number | undefined, string>();
  const again = new Map<number | undefined, string>();
  const answered: string[] = [];
  for (const event of log) {
    if (event.type === 'asked') open.set(event.id, event.question.connector);
    else if (event.type === 'retried') again.set(event.id, event.connector);
    else if (event.type !== 'judged') {
      open.delete(event.id);
      again.delete(event.id);
      if (event.consultation.outcome === 'answered') answered.push(event.consultation.connector);
    }
  }
  return { asking: distinct([...open.values()]), again: distinct([...again.values()]), answered: distinct(answered) };
}

const distinct = (connectors: string[]): string[] => [...new Set(connectors)].sort();
