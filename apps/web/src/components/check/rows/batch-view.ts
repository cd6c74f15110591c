import type { BatchResult } from '@veracite/contracts/citations';

/** A batch as the server shows it; a server that answers at once leaves `state` out. */
export interface BatchView extends BatchResult {
  state?: 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  totalCount?: number;
  /** Of a list that was checked in parts: the batches of its parts, in order. */
  parts?: string[];
  /** What was asked, while it is checked. */
  texts?: string[];
}

/** The batches that a list was checked in, in order; none where the server keeps none. */
export function batchesOf({ batchId, parts }: BatchView): string[] {
  return parts ?? (batchId === undefined ? [] : [batchId]);
}

/** Whether it is still being checked. */
export function isOpen(view: BatchView): boolean {
  return view.state === 'queued' || view.state === 'running';
}
