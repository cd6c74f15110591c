import type { Check, CheckEntry } from '@veracite/contracts/checks';

/** Returns the entries with a row: all that are checked, and of an ended check those with a result. */
export function shownEntries({ state, entries }: Check): CheckEntry[] {
  return entries.filter(({ included, result }) => included && (state === 'running' || result !== undefined));
}
