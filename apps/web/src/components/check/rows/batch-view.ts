import type { BatchResult } from '@veracite/contracts/citations';

/** A batch as the server returns it. `state` is absent when the server answered with all results at once. */
export interface BatchView extends BatchResult {
  state?: 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  totalCount?: number;
  /** Of a list that was checked in several batches: their ids, in order. */
  parts?: string[];
  /** The submitted citations, while they are checked. */
  texts?: string[];
}

/** Returns the ids of the batches that a list was checked in, in order; none when the server stored none. */
export function batchesOf({ batchId, parts }: BatchView): string[] {
  return parts ?? (batchId === undefined ? [] : [batchId]);
}

/** Returns whether a batch is still being checked. */
export function isOpen(view: BatchView): boolean {
  return view.state === 'queued' || view.state === 'running';
}
