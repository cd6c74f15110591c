import type { Source } from '@veracite/model/source';

/** One row of `GET /api/sources`: a connected database and its current state. */
export interface DatabaseState extends Source {
  state: 'ready' | 'off' | 'no-key' | 'resting';
  /** Why it is disabled or paused. */
  reason?: string;
  /** Present if it did not find a work that it holds when it was last asked for it: its silence then proves nothing. */
  control?: 'failed';
  /** What its key is needed for, and where to get one. */
  key?: { needed: 'always' | 'search' | 'never'; from: string };
  /** Rate limits of lookups and searches. */
  limit: { requests: number; seconds: number; searches: { requests: number; seconds: number } };
}
