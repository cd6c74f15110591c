import type { Mark } from '@veracite/model/document';
import type { FoundList } from '../list/from-blocks';

/** Returns the printed list, or the records of the citations in text order if the document prints no list. */
export function withRecords(printed: FoundList, marks: readonly Mark[]): FoundList {
  if (printed.entries.length > 0 || printed.unsplit.length > 0) return printed;
  const records = new Map<string, string>();
  for (const mark of marks)
    if (mark.kind === 'citation')
      for (const { key, record } of mark.items) if (record !== undefined && !records.has(key)) records.set(key, record);
  return { entries: [...records].map(([key, text]) => ({ key, text })), unsplit: [] };
}
