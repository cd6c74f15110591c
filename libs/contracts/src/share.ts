import type { VerificationResult } from './citations';

/** For how many days a link may hold. */
export const SHARE_DAYS = [7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** Links one user may have at a time. */
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
  /** How the first citation begins, at most 120 characters. */
  title: string;
  /** Results the link shows now. */
  count: number;
  createdAt: string;
  expiresAt: string;
}

/** The answer to making a link, and the only one that holds its token: the server keeps a hash. */
export interface NewShare extends Share {
  token: string;
}

/** What everybody who has the link sees: results and times, and nothing about who asked. */
export interface SharedResults {
  checkedAt: string;
  expiresAt: string;
  results: VerificationResult[];
}
