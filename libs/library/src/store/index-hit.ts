import type { Filed } from '../index/score';

export interface IndexHit {
  /** Place of the question in the batch. */
  ask: number;
  id: number;
  filed: Filed;
}
