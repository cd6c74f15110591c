import type { CheckEvent } from '@veracite/contracts/checks';
import type { FindRequest, FoundWork as Found } from '@veracite/contracts/find';
import type { CitedWork, WorkPassages } from '@veracite/contracts/passages';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { SourceReport } from '@veracite/model/source-report';

export interface FoundWork extends Pick<Found, 'url' | 'doi' | 'confidence'> {
  csl: CslItem;
  retracted: boolean;
}

interface SearchOutcome {
  works: FoundWork[];
  /** Names of the databases that could not be reached. */
  failed: string[];
}

/** The report about a source, with the databases that could not be reached. */
interface SourceCheck {
  report: SourceReport;
  failed: string[];
}

/** Does the work of the tools: on this machine, or through the API of a server. */
export interface Backend {
  /** Verifies references of `text`. @param signal cancels the requests to a server */
  verify(text: string, references: readonly Reference[], signal?: AbortSignal): AsyncIterable<CheckEvent>;
  find(description: FindRequest): Promise<SearchOutcome>;
  checkSource(input: string): Promise<SourceCheck>;
  /** Asks databases for the abstracts of works. */
  passages(works: CitedWork[]): Promise<WorkPassages[]>;
}

/** An error whose message is shown to the assistant. */
export class ToolError extends Error {}
