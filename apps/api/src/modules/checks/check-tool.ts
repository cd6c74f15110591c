import type { VerificationResult } from '@veracite/contracts/citations';
import type { EntityManager } from 'typeorm';
import type { StartedCheck, StoredCheck } from './entities';
import type { StoredTool } from './stored-check';

/** Injects the list of `CheckTool`. */
export const CHECK_TOOLS = Symbol('check tools');

/** What a feature does with the checks of its tool, beyond checking each entry. */
export interface CheckTool {
  readonly name: StoredTool;
  /** Prepares a check that this process has claimed. @returns undefined when it has ended or has to wait */
  prepare?(check: StartedCheck, signal: AbortSignal): Promise<StartedCheck | undefined>;
  /** Runs after the last entry was checked, and before the check ends. */
  onEnd?(check: StartedCheck, signal: AbortSignal): Promise<void>;
  /** Runs after each turn of a check. */
  afterTurn?(): Promise<void>;
  /** Repeats every few seconds what a crash may have left undone. */
  reconcile?(): Promise<void>;
}

/** Returns the name of a check's tool. */
export const toolOf = ({ tool, kind }: Pick<StoredCheck, 'tool' | 'kind'>): StoredTool =>
  tool ?? (kind === 'bibliography' ? 'bibliography' : 'citations');

/** Where a recorded result comes from. */
export interface Origin {
  userId: string;
  origin: 'single' | 'batch' | 'bibliography';
  batchId?: string;
}

/** The history, which records the results of checks that are kept. */
export abstract class ResultRecorder {
  /** @returns the results with the ids of their records */
  abstract record(results: VerificationResult[], origin: Origin, manager: EntityManager): Promise<VerificationResult[]>;
}
