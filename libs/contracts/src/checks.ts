import type { CheckTool } from './check-tools';
import type { CslItem } from '@veracite/model/csl';
import type { Doubt } from '@veracite/model/reference';
import type { Style } from '@veracite/model/verification';
import type { VerificationResult } from './citations';
import type { DocumentAnswer } from './documents';
import type { DocumentProblem, DocumentPlace } from '@veracite/model/document';
import type { ChosenFromText, ParseAnswer } from './parse';

/** `read`: nothing was sent to a database and nothing was charged. A check in this state expires within an hour. */
export type CheckState = 'read' | 'running' | 'finished' | 'canceled';

/** Options of a check. `PATCH /api/checks/:id` changes them while the state is `read`. */
export interface CheckOptions {
  style: Style;
  /** `quick` uses two databases and costs half as many credits. Default: `full`. */
  depth: 'full' | 'quick';
  /** False: nothing is stored after the results were delivered. Default: true. */
  keep: boolean;
}

/** Body of `PATCH /api/checks/:id`. */
export type ChangeCheck = Partial<CheckOptions> & {
  /** The text that cites the list, of which only the in-text citations are stored. */
  manuscript?: string;
  manuscriptAuthors?: string;
};

/** Body of `POST /api/checks`: a text, entries of a text, or citations. A file is sent as multipart form data instead. */
export type CreateCheck = ({ text: string; layout?: 'one-a-line' } | ChosenFromText | { citations: string[] }) &
  ChangeCheck & { tool?: CheckTool };

/** Body of `POST /api/checks/:id/run`: options that change. `partly`: only the first references that the credits cover. */
export type RunCheck = ChangeCheck & { partly?: boolean };

/** One reference of a check. */
export interface CheckEntry {
  /** From 0, in the order of the source. */
  position: number;
  /** The reference as written. */
  raw: string;
  /** The reference as parsed. */
  csl: CslItem;
  doubts: Pick<Doubt, 'code' | 'message'>[];
  /** False: the entry is not checked and not charged. */
  included: boolean;
  /** Its position in the source, if the source has positions. */
  place?: DocumentPlace;
  /** The formatted reference when `raw` is an entry of a file. Italics are between asterisks. */
  shown?: string;
  /** Its key in a file of references. */
  key?: string;
  /** The number or bullet before it in a list: "[1]". */
  label?: string;
  result?: VerificationResult;
  /** While the entry is checked: names of the databases that are queried and of those that have answered. */
  progress?: CheckProgress;
}

/** Names of the databases that are queried about an entry, of those that have answered, and of those that are queried again. */
export interface CheckProgress {
  asked: string[];
  answered: string[];
  retried: string[];
}

/** A check without its entries. */
export interface CheckSummary {
  id: string;
  tool: CheckTool;
  state: CheckState;
  options: CheckOptions;
  total: number;
  /** Number of entries that are or will be checked. */
  included: number;
  /** Number of included entries with a result. */
  settled: number;
  /** Credits that running the check costs at most: `unknown` is free, and so is what was charged in the last 30 days. */
  cost: number;
  createdAt: string;
  finishedAt?: string;
  /** When the check will be deleted; absent for one that its owner deletes. */
  expiresAt?: string;
}

/** A check that runs after its request was answered, with `entries` for `Prefer: return=representation`. */
export interface AcceptedCheck extends CheckSummary {
  /** The first 500. */
  entries?: CheckEntry[];
  /** @deprecated Use `id`. */
  batchId: string;
  /** @deprecated Use `id`. */
  analysisId: string;
}

/** A list of references with its results. */
export interface Check extends CheckSummary {
  /** At most 500: the first ones, or those of `?entries=from-to`. */
  entries: CheckEntry[];
  /** Mismatches between the text and the list of a document. */
  problems?: DocumentProblem[];
}

/** Answer of `POST /api/checks`. What is not stored is only in this answer. */
export interface CreatedCheck extends Check {
  /** Of a pasted text. */
  parsed?: Pick<ParseAnswer, 'format' | 'layout' | 'text' | 'leftOut' | 'summary'>;
  /** Of a file: its text with positions, and the citations in the text. */
  document?: DocumentAnswer;
}

/** Operations of `PATCH /api/checks/:id/entries`, applied in order while the state is `read`. */
export type EntryOperation =
  /** Joins an entry with the one after it. */
  | { op: 'join'; position: number }
  /** Cuts an entry in two at an offset of `raw`, in UTF-16 units. */
  | { op: 'cut'; position: number; at: number }
  /** Replaces an entry, which is parsed again. */
  | { op: 'edit'; position: number; raw: string }
  /** Adds an entry before a position, or after the last one. */
  | { op: 'add'; position: number; raw: string }
  | { op: 'include'; position: number; included: boolean };

/**
 * What happens in a check, from the pipeline to every client. `sources` are names of databases: of those that are asked
 * now, have answered, or have failed; of `retried`, all that will be queried again, none when all have answered.
 *
 * `GET /api/checks/:id/events` sends them. The name of a server-sent event is its type. The id of a `judged` event is its
 * `settled`; `Last-Event-ID` resumes after it. Of a check of several references only `retried`, `judged` and `finished` are
 * sent.
 */
export type CheckEvent<Result = VerificationResult> =
  | { type: 'asked' | 'answered' | 'failed' | 'retried'; position: number; sources: string[] }
  | { type: 'judged'; position: number; result: Result; settled?: number }
  | { type: 'finished'; state: Extract<CheckState, 'finished' | 'canceled'> };

/** An event of one entry. */
export type EntryEvent<Result = VerificationResult> = Exclude<CheckEvent<Result>, { type: 'finished' }>;
