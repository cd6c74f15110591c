import type { BatchResult } from '@veracite/contracts/citations';

/** A batch as the server shows it; a server that answers at once leaves `state` out. */
export interface BatchView extends BatchResult {
  state?: 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  totalCount?: number;
  /** What was asked, while it is checked. */
  texts?: string[];
}

/** Whether it is still being checked. */
export function isOpen(view: BatchView): boolean {
  return view.state === 'queued' || view.state === 'running';
}
