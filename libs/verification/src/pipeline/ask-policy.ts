import type { Asking } from '@veracite/model/verification';
import type { Clock } from '@veracite/connectors/runtime/clock';
import type { ConfirmationWindow } from './confirmation-window';
import type { VerifyOptions } from './port';

/** How long is waited, in milliseconds. */
export interface Timeouts {
  /** A single check ends here: design section 4. */
  soft: number;
  /** A batch ends here, plus `each` for every reference. */
  batch: number;
  /** What one more reference may take at the slowest core pace, one request in 3 s (arXiv). */
  each: number;
  /** How long databases may still confirm a work once it is found. */
  confirm: number;
  /** The same in a batch, where confirmations wait to travel together. */
  batchConfirm: number;
  /** How long a batch whose references have all been searched for is still confirmed. */
  lastConfirmations: number;
  /** How long a database that does not answer keeps a single check from asking others; most answer within a second. */
  stage: number;
}

export const TIMEOUTS: Timeouts = {
  soft: 8_000,
  batch: 90_000,
  each: 3_000,
  confirm: 1_200,
  batchConfirm: 6_000,
  lastConfirmations: 1_000,
  stage: 2_000,
};

/** Milliseconds that a batch of so many references may take at most. */
export function batchSpan(references: number, timeouts: Timeouts = TIMEOUTS): number {
  return timeouts.batch + timeouts.each * references;
}

/** How wide, how patiently and how long one reference is asked about. Milliseconds. */
export interface AskPolicy {
  /** Databases asked about each identifier at once. */
  identifierWidth: number;
  /** Databases searched first. */
  searchWidth: number;
  /** How long databases that have not answered may still confirm a work that is found. */
  confirmTimeoutMs: number;
  /** The same for searches. */
  searchConfirmTimeoutMs: number;
  /** How long databases that do not answer keep the next stage waiting; for ever when absent. */
  stageTimeoutMs?: number;
  /** How often a question may be asked before it counts as failed. */
  rounds: number;
  /** How long after a failed round the next can fail: what blinks for less makes nobody unknown. */
  minRoundGapMs?: number;
  /** How long a question waits for others to travel with: one that finds, and one that confirms. */
  batchDelayMs: { find: number; confirm: number };
  /** When asking ends, milliseconds since the epoch. */
  deadline: number;
  quick: boolean;
  signal: AbortSignal;
  /** Connector ids to ask; all when absent. */
  only?: string[];
  /** The user who asks. */
  userId?: string;
  /** Which of the databases are about to be asked again: told whenever it changes. */
  onAskingAgain?: (connectors: string[]) => void;
  /** Who is asked now: told whenever it changes. */
  onAsking?: (now: Asking) => void;
  /** Until when a batch is confirmed; a single check by its grace alone. */
  window?: Pick<ConfirmationWindow, 'signal'> & { onlyConfirming: () => void };
  clock: Clock;
}

/** What all references of one call have in common. */
interface Frame {
  options: VerifyOptions;
  timeouts: Timeouts;
  clock: Clock;
  signal: AbortSignal;
  deadline: number;
}

/** A person waits: several databases at once, one more try where the time allows it, and nobody holds others up. */
export function singlePolicy({ options, timeouts, ...frame }: Frame): AskPolicy {
  return {
    ...frame,
    identifierWidth: 4,
    searchWidth: 3,
    confirmTimeoutMs: timeouts.confirm,
    searchConfirmTimeoutMs: timeouts.confirm,
    stageTimeoutMs: timeouts.stage,
    rounds: 2,
    batchDelayMs: { find: 0, confirm: 0 },
    quick: options.quick ?? false,
    only: options.sources,
    userId: options.whose,
    onAsking: options.onAsking,
  };
}

/** How long a question of a large batch waits for company, and how much of it each reference of a small one is worth. */
const BATCH_DELAY_MS = { find: { most: 300, each: 10 }, confirm: { most: 2_500, each: 50 } };

function batchDelays(references: number): AskPolicy['batchDelayMs'] {
  const { find, confirm } = BATCH_DELAY_MS;
  return {
    find: Math.min(find.most, find.each * references),
    confirm: Math.min(confirm.most, confirm.each * references),
  };
}

/**
 * A batch has no hurry: one database after the other, in company, and three rounds before silence counts as failure.
 * @param references how many there are: two have no company to wait for
 */
export function batchPolicy({ options, timeouts, ...frame }: Frame, references: number): AskPolicy {
  return {
    ...frame,
    identifierWidth: 4,
    searchWidth: 1,
    confirmTimeoutMs: timeouts.batchConfirm,
    // Its place in a queue is worth more to a reference that is not found yet: identifiers confirm more cheaply.
    searchConfirmTimeoutMs: 0,
    rounds: 3,
    // The third round fails six seconds after the first at the earliest.
    minRoundGapMs: 2_000,
    batchDelayMs: batchDelays(references),
    quick: options.quick ?? false,
    only: options.sources,
    userId: options.whose,
  };
}
