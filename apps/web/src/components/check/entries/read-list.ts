import type { CheckTool } from '@veracite/contracts/check-tools';
import type { CreatedCheck, CreateCheck } from '@veracite/contracts/checks';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { changeEntries, withAllEntries } from '../../../api/checks';
import type { Step } from './entry-list';

/** A text with the changes that the user has made to its list. */
export interface EditedText {
  text: string;
  /** Whether the user chose one citation per line. */
  isByLines: boolean;
  steps: Step[];
}

/** A text as the server has read and stored it, for an hour. */
export interface StoredList extends EditedText {
  check: CreatedCheck;
}

/** Returns whether a list is of a text, with the same or earlier changes. */
export function isOf(list: EditedText, { text, isByLines, steps }: EditedText): boolean {
  if (list.text !== text || list.isByLines !== isByLines) return false;
  return list.steps.length <= steps.length && list.steps.every((step, index) => step === steps[index]);
}

/**
 * Stores a text with its changes on the server: the last list is changed, or replaced when it is of another text or
 * changes were undone.
 * @throws ApiError, TypeError when the server cannot be reached, Error for an answer of another version
 */
export async function storeList(
  last: StoredList | undefined,
  edited: EditedText,
  tool: CheckTool,
  signal?: AbortSignal,
): Promise<StoredList> {
  const { text, isByLines, steps } = edited;
  const base = last && isOf(last, edited) ? last : undefined;
  if (last && !base) deleteList(last);
  const body: CreateCheck = { text, tool, ...(isByLines && { layout: 'one-a-line' }) };
  let check = base?.check ?? (await request<CreatedCheck>('POST', api.checks(), body, { signal }));
  if (!Array.isArray(check.entries) || typeof check.parsed?.summary !== 'string') throw new Error('Not a list');
  const operations = steps.slice(base?.steps.length).flatMap((step) => step.operations);
  check = { ...check, ...(await changeEntries(check.id, operations)) };
  return { text, isByLines, steps, check: await withAllEntries(check) };
}

/** Deletes a list that is not checked. When that fails, the server does so after an hour. */
function deleteList({ check }: StoredList): void {
  request('DELETE', api.check(check.id)).catch(() => undefined);
}
