import type { Outcome, Problem } from '@veracite/model/source';
import type { InputType } from '@veracite/reputation/input-type';
import type { SourceReport } from '@veracite/model/source-report';
import type { ReportOptions } from '@veracite/reputation/report/report';

export interface SourceQuestion extends ReportOptions {
  input: string;
  /** Told by the form of the input when absent. */
  inputType?: InputType;
}

/** One origin that was to be asked, and what came of it. */
export interface Heard {
  source: string;
  outcome: Outcome;
  problem?: Problem;
  ms: number;
  /** Sent over the network for this check, and not remembered from an earlier one. */
  sent: boolean;
}

export interface SourceAnswer {
  report: SourceReport;
  inputType: InputType;
  heard: Heard[];
  /** False when neither a registry nor a website nor a list had anything to say. */
  answered: boolean;
}

export interface CheckOptions {
  signal?: AbortSignal;
  /** Milliseconds after which nobody is waited for. */
  patienceMs?: number;
}

/** Assesses journals, works, authors and websites. Throws for no fault of a registry or website. */
export interface SourceChecker {
  /** @throws AddressRefused for an address that may not be asked for */
  check(question: SourceQuestion, options?: CheckOptions): Promise<SourceAnswer>;
}

/** The address is not one of the public web: nothing was connected to. */
export class AddressRefused extends Error {
  constructor() {
    super('Address not allowed: only public http and https addresses are checked');
  }
}
