import { crossrefWork, workShape } from '@veracite/connectors/mapping/crossref-work';
import type { Reading } from '@veracite/library/import/reading';

/** Reads a Crossref record. */
export function crossrefReading(record: unknown): Reading {
  const work = workShape.safeParse(record);
  if (!work.success) return { refused: faultOf(work.error) };
  const read = crossrefWork(work.data);
  return read ? { work: read } : { refused: 'no DOI, or no title' };
}

/** Describes where a record does not fit the schema of its database. Records with the same error have the same text. */
export function faultOf({ issues }: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): string {
  const { path = [], message = '' } = issues[0] ?? {};
  return `${path.filter((part) => typeof part === 'string').join('.')}: ${message}`;
}
