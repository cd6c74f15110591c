import type { Keeping } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';

/**
 * What a page of this tab started or showed last, so that it can be shown again after a reload or on return. Until the
 * server has answered with its id, it is known by the idempotency key of the request that started it. `replacements`
 * has the records of citations that were checked again, by their index in the list.
 */
export type PendingWork = (
  | { kind: 'citation' | 'batch' | 'analysis'; id: string; replacements?: Record<number, string> }
  | { kind: 'batch' | 'analysis'; key: string }
) & { parts?: PendingParts };

/** The rest of a long list that is checked in several batches: the ids of those that ended, and what is still to be sent. */
export interface PendingParts extends Keeping {
  ended: string[];
  rest: string[];
  format: Style;
}

const STORED = 'pendingWork';

/** Saves the record that replaces a result of this page's list. */
export function saveReplacement(path: string, index: number, id: string): void {
  const work = pendingOn(path);
  if (work && 'id' in work) savePending(path, { ...work, replacements: { ...work.replacements, [index]: id } });
}

/** @param path of the page */
export function savePending(path: string, work: PendingWork): void {
  sessionStorage.setItem(STORED, JSON.stringify({ ...all(), [path]: work }));
}

/** Forgets the pending work of one page, or of all pages when `path` is absent. */
export function clearPending(path?: string): void {
  if (path === undefined) sessionStorage.removeItem(STORED);
  else sessionStorage.setItem(STORED, JSON.stringify({ ...all(), [path]: undefined }));
}

export function pendingOn(path: string): PendingWork | undefined {
  return all()[path];
}

function all(): Partial<Record<string, PendingWork>> {
  return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Partial<Record<string, PendingWork>>;
}
