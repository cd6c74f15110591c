/** The last batch of this window and the page it was started on: one can leave, reload and come back. */
export interface LeftBatch {
  path: string;
  batchId: string;
}

const STORED = 'leftBatch';

export function rememberBatch(batch: LeftBatch): void {
  sessionStorage.setItem(STORED, JSON.stringify(batch));
}

export function forgetBatch(): void {
  sessionStorage.removeItem(STORED);
}

/** The batch that was left on this page. */
export function leftBatch(path: string): string | undefined {
  const stored = sessionStorage.getItem(STORED);
  if (!stored) return undefined;
  const batch = JSON.parse(stored) as LeftBatch;
  return batch.path === path ? batch.batchId : undefined;
}
