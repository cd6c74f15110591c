/** A batch that runs on the server, and the page it was started on: one can leave and come back. */
export interface RunningBatch {
  path: string;
  batchId: string;
}

const STORED = 'runningBatch';

export function rememberBatch(batch: RunningBatch): void {
  sessionStorage.setItem(STORED, JSON.stringify(batch));
}

export function forgetBatch(): void {
  sessionStorage.removeItem(STORED);
}

/** Takes the batch that was left on this page; whoever takes it up remembers it again. */
export function takeLeftBatch(path: string): string | undefined {
  const stored = sessionStorage.getItem(STORED);
  if (!stored) return undefined;
  const batch = JSON.parse(stored) as RunningBatch;
  if (batch.path !== path) return undefined;
  forgetBatch();
  return batch.batchId;
}
