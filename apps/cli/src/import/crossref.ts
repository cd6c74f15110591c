import { noticesByWork, noticeShape } from '@veracite/connectors/mapping/crossref-notices';
import { crossrefWork, workShape } from '@veracite/connectors/mapping/crossref-work';
import type { Reading } from '@veracite/library/import/reading';

/** A record of Crossref: a work, and where it is a notice what it says of others. */
export function crossrefReading(record: unknown): Reading {
  const work = workShape.safeParse(record);
  if (!work.success) return { refused: faultOf(work.error) };
  const said = noticeShape.safeParse(record);
  const notices = said.success ? noticesByWork([said.data]) : [];
  const read = crossrefWork(work.data);
  return { ...(read ? { work: read } : { refused: 'no DOI, or no title' }), ...(notices.length > 0 && { notices }) };
}

/** Where a record is not of its database's shape, the same for all records of that fault. */
export function faultOf({ issues }: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): string {
  const { path = [], message = '' } = issues[0] ?? {};
  return `${path.filter((part) => typeof part === 'string').join('.')}: ${message}`;
}
