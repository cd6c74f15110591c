import type { VerificationResult } from './citations';

/** Possible lifetimes of a link in days. */
export const SHARE_DAYS = [7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** Maximum number of links of one user. */
export const SHARES_MAX = 100;

/** One result of the history, or all of a batch: exactly one of the two is named. */
export interface ShareRequest {
  citationId?: string;
  batchId?: string;
  /** 30 when absent. */
  days?: ShareDays;
}

/** A link as its owner sees it in the list. Times are ISO 8601. */
export interface Share {
  id: string;
  kind: 'citation' | 'batch';
  /** Start of the first citation, at most 120 characters. */
  title: string;
  /** Number of results that the link shows now. */
  count: number;
  createdAt: string;
  expiresAt: string;
}

/** Response to the creation of a link, the only one with its token. The server stores a hash. */
export interface NewShare extends Share {
  token: string;
}

/** The content of a shared link: results and times, without information about the user. */
export interface SharedResults {
  checkedAt: string;
  expiresAt: string;
  results: VerificationResult[];
}
