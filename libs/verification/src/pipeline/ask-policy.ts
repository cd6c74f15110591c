import { setMaxListeners } from 'node:events';
import type { Clock } from '@veracite/connectors/runtime/clock';

export interface VerifyOptions {
  /** Uses identifiers, the library and the first databases only. A quick check never returns `fake`. */
  quick?: boolean;
  /** Ids of the connectors to ask; all available ones when absent. */
  sources?: string[];
  /** For one reference that a person waits for: it has time limits of its own, and more databases confirm it. */
  isSingle?: boolean;
  /** Stops all requests. References that are not settled become `unknown` with timeouts. */
  signal?: AbortSignal;
  /** The user who asks. Users with queued requests are served in turn. */
  userId?: string;
}

/** Timeouts in milliseconds. */
export interface Timeouts {
  /** Deadline of a single check. */
  soft: number;
  /** Deadline of a batch, plus `each` for every reference. */
  batch: number;
  /** Time of one more reference at the slowest core rate limit, one request in 3 s (arXiv). */
  each: number;
  /** Time for the other answers once a work is certain. They confirm it, and are needed to judge in the order of rank. */
  confirm: number;
  /** The same for lookups in a batch, where they are sent in bulk. */
  batchConfirm: number;
  /** Time for confirmations after all references of a batch have been searched. */
  lastConfirmations: number;
  /** Time that a slow database delays the next stage of a single check. Most answer within a second. */
  stage: number;
}

export const TIMEOUTS: Timeouts = {
  soft: 8_000,
  batch: 90_000,
  each: 3_000,
  confirm: 3_000,
  batchConfirm: 30_000,
  lastConfirmations: 15_000,
  stage: 2_000,
};

/** Returns the deadline in milliseconds of a batch with this number of references. */
export const batchSpan = (references: number, timeouts: Timeouts = TIMEOUTS): number =>
  timeouts.batch + timeouts.each * references;

/** How one reference is queried. Times are in milliseconds. */
export interface AskPolicy {
  /** Databases searched at once: first, then, then the rest. They decide how fast a work is found, not what is judged. */
  searchWaves: number[];
  /** Time for open lookups once the work is certain. */
  confirmTimeoutMs: number;
  /** The same for searches; until their deadline when absent. */
  searchConfirmTimeoutMs?: number;
  /** Time after which what comes next is asked without waiting for open answers; unlimited when absent. */
  stageTimeoutMs?: number;
  /** Attempts per question. */
  rounds: number;
  /** Least time between failed attempts, so that short outages do not make references unknown. */
  minRoundGapMs?: number;
  /** Time that a question waits to be sent in bulk, for lookups that find and that confirm a work. */
  batchDelayMs: { find: number; confirm: number };
  /** Deadline in milliseconds since the epoch. */
  deadline: number;
  quick: boolean;
  signal: AbortSignal;
  /** Connector ids to ask; all when absent. */
  only?: string[];
  /** The user who asks. */
  userId?: string;
  /** What the references of a batch share; absent for a single check. */
  batch?: BatchEnd;
  clock: Clock;
}

/** The end of a batch. Confirmations delay no other reference: they end some time after all have been searched. */
interface BatchEnd {
  /** Aborts the confirmations. */
  signal: AbortSignal;
  /** Called once for each reference, when only its confirmations are open. */
  onSearched(): void;
}

/** @param references number of references that are searched, @param realMs time for confirmations after the last search */
function batchEnd(references: number, realMs: number): BatchEnd {
  const end = new AbortController();
  setMaxListeners(0, end.signal);
  let searching = references;
  const onSearched = (): void => {
    searching -= 1;
    if (searching === 0) setTimeout(() => end.abort(), realMs).unref();
  };
  return { signal: end.signal, onSearched };
}

/** Settings that all references of one call share. */
interface Frame {
  options: VerifyOptions;
  timeouts: Timeouts;
  clock: Clock;
  signal: AbortSignal;
  deadline: number;
}

const common = ({ options, timeouts: _, ...frame }: Frame) => ({
  ...frame,
  quick: options.quick ?? false,
  only: options.sources,
  userId: options.userId,
});

/** Returns the policy of a single check: several databases in parallel, one retry, and short stages. */
export const singlePolicy = (frame: Frame): AskPolicy => ({
  ...common(frame),
  searchWaves: [3],
  confirmTimeoutMs: frame.timeouts.confirm,
  searchConfirmTimeoutMs: frame.timeouts.confirm,
  stageTimeoutMs: frame.timeouts.stage,
  rounds: 2,
  batchDelayMs: { find: 0, confirm: 0 },
});

/** Returns the policy of a batch of `references`: one database after the other, bulk requests, three attempts. */
export const batchPolicy = (frame: Frame, references: number): AskPolicy => ({
  ...common(frame),
  searchWaves: [2, 1, 2],
  confirmTimeoutMs: frame.timeouts.batchConfirm,
  rounds: 3,
  // The third attempt fails at least six seconds after the first.
  minRoundGapMs: 2_000,
  batch: batchEnd(references, frame.clock.toRealMs(frame.timeouts.lastConfirmations)),
  batchDelayMs: { find: Math.min(300, 10 * references), confirm: Math.min(2_500, 50 * references) },
});
