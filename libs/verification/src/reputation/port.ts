import type { Outcome, Problem } from '@veracite/model/source';
import type { InputType } from '@veracite/reputation/input-type';
import type { SourceReport } from '@veracite/model/source-report';
import type { ReportOptions } from '@veracite/reputation/report/report';

export interface SourceQuestion extends ReportOptions {
  input: string;
  /** Default: detected from the form of the input. */
  inputType?: InputType;
}

export interface SourceOutcome {
  source: string;
  outcome: Outcome;
  problem?: Problem;
  ms: number;
  /** True if a request was sent, false if the answer came from the cache or none was needed. */
  sent: boolean;
}

export interface SourceAnswer {
  report: SourceReport;
  inputType: InputType;
  outcomes: SourceOutcome[];
  /** False if no registry, website or list had information. */
  answered: boolean;
}

export interface CheckOptions {
  signal?: AbortSignal;
  /** Milliseconds after which pending requests are canceled. */
  timeoutMs?: number;
}

/** Assesses journals, works, authors and websites. It does not throw when a registry or website fails. */
export interface SourceChecker {
  /** @throws AddressRefused for an address that is not public */
  check(question: SourceQuestion, options?: CheckOptions): Promise<SourceAnswer>;
}

/** Thrown for an address that is not on the public web. No connection was opened. */
export class AddressRefused extends Error {
  constructor() {
    super('Address not allowed: only public http and https addresses are checked');
  }
}
