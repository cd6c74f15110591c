import type { VerificationResult } from '@veracite/contracts/citations';
import type { FindRequest } from '@veracite/contracts/find';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { SourceReport } from '@veracite/model/source-report';

/** A work that fits a description. */
export interface Found {
  csl: CslItem;
  url?: string;
  doi?: string;
  /** Chance, 0 to 1, that it is the work described. */
  confidence: number;
  retracted: boolean;
}

/** What came of a search. */
export interface Search {
  works: Found[];
  /** Names of the databases that could not be asked. */
  failed: string[];
}

/** What is said of a source, and who could not be asked. */
export interface SourceCheck {
  report: SourceReport;
  failed: string[];
}

/** Who answers the tools: this machine, or a server by its API. */
export interface Answers {
  /**
   * @param text that the references were read in
   * @param onCount told how many have an answer
   */
  verify(text: string, references: Reference[], onCount?: (done: number) => void): Promise<VerificationResult[]>;
  find(description: FindRequest): Promise<Search>;
  checkSource(input: string): Promise<SourceCheck>;
}

/** A question that cannot be answered, said to who asked. */
export class Refused extends Error {}
