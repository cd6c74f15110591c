import type { Keeping } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';

/**
 * What a page of this window began or showed last, by its id at the server: one can leave it, reload and come back.
 * Until the server has told the id, it is known by the key of the request that began it.
 */
export type LeftWork = (
  | { kind: 'citation' | 'batch' | 'analysis'; id: string; instead?: Record<number, string> }
  | { kind: 'batch' | 'analysis'; key: string }
) & { parts?: LeftParts };

/** Around a batch that is one of several of a long list: the ids of those before it, and what is still to be sent. */
export interface LeftParts extends Keeping {
  ended: string[];
  rest: string[];
  format: Style;
}

const STORED = 'leftWork';

/** Keeps which record stands in a list of this page for a citation that was checked anew. */
export function rememberInstead(path: string, index: number, id: string): void {
  const left = leftOn(path);
  if (left && 'id' in left) rememberLeft(path, { ...left, instead: { ...left.instead, [index]: id } });
}

/** @param path of the page */
export function rememberLeft(path: string, work: LeftWork): void {
  sessionStorage.setItem(STORED, JSON.stringify({ ...all(), [path]: work }));
}

/** Of one page, or of all of them. */
export function forgetLeft(path?: string): void {
  if (path === undefined) sessionStorage.removeItem(STORED);
  else sessionStorage.setItem(STORED, JSON.stringify({ ...all(), [path]: undefined }));
}

export function leftOn(path: string): LeftWork | undefined {
  return all()[path];
}

function all(): Partial<Record<string, LeftWork>> {
  return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Partial<Record<string, LeftWork>>;
}
