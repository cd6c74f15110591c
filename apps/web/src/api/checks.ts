import { foldEvent } from '@veracite/contracts/check-events';
import type { Check, CheckEvent, EntryOperation } from '@veracite/contracts/checks';
import { LIMITS } from '@veracite/contracts/limits';
import { get, request } from './fetcher';
import { api } from './keys';

export const loadCheck = async (url: string) => withAllEntries(await get<Check>(url));

/** Loads the other entries of a check, of which the server returns the first ones. */
export async function withAllEntries<T extends Check>(check: T): Promise<T> {
  const url = api.check(check.id);
  const size = check.entries.length;
  const pages = size > 0 && size < check.total ? Math.ceil(check.total / size) - 1 : 0;
  const rest = await Promise.all(
    Array.from({ length: pages }, (_, index) => {
      const from = size * (index + 1);
      return get<Check>(`${url}?entries=${from}-${Math.min(from + size, check.total) - 1}`);
    }),
  );
  return { ...check, entries: [check, ...rest].flatMap(({ entries }) => entries) };
}

/** Changes the entries of a check that was not started. @returns the check after it; undefined without operations */
export async function changeEntries(id: string, operations: readonly EntryOperation[]): Promise<Check | undefined> {
  let check: Check | undefined;
  for (let index = 0; index < operations.length; index += LIMITS.entryOperations)
    check = await request<Check>('PATCH', api.checkEntries(id), {
      operations: operations.slice(index, index + LIMITS.entryOperations),
    });
  return check;
}

/** Checks whether all results have the ids of their records, which exist once a check has ended. */
export const isRecorded = (check?: Check): boolean =>
  check?.entries.every(({ included, result }) => !included || result?.id !== undefined) === true;

/** Applies events to a check. */
export function applyEvents(check: Check, events: readonly CheckEvent[]): Check {
  const entries = [...check.entries];
  let { state } = check;
  for (const event of events) {
    if (event.type === 'finished') state = event.state;
    else if (entries[event.position]) entries[event.position] = foldEvent(entries[event.position]!, event);
  }
  return { ...check, state, entries, settled: entries.filter(({ result }) => result !== undefined).length };
}
