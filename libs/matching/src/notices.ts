import { byGravity, gravest, type Notice, type NoticeAbout, type Work } from '@veracite/model/work';

/** A record of a work and the database that it is from. */
interface DatabaseRecord {
  connector: string;
  work: Work;
}

/**
 * Returns the first record's work with the notices about the work from all its records and from the records of notices. A notice in
 * one database applies to the work in all of them.
 * @param stated what records and lists of notices state about any works
 */
export function withNotices(
  records: readonly [DatabaseRecord, ...DatabaseRecord[]],
  stated: readonly NoticeAbout[],
): Work {
  const [{ work }] = records;
  const isNotice = records.some((record) => (record.work.noticeAbout ?? []).length > 0);
  // A flag on the record of a notice is about the work that was retracted.
  const recorded = records.flatMap(noticesIn).filter((notice) => !isNotice || notice.doi !== undefined);
  const about = stated.filter(({ doi, pmid }) =>
    records.some(({ work: { identifiers } }) =>
      doi ? doi === identifiers.doi : pmid !== undefined && pmid === identifiers.pmid,
    ),
  );
  const notices = mergeNotices([...recorded, ...about.map(({ notice }) => notice)]);
  if (notices.length === 0 && work.standing === 'current') return work;
  return { ...work, standing: gravest(notices.map(({ standing }) => standing)), notices };
}

function noticesIn({ connector, work: { standing, notices = [] } }: DatabaseRecord): Notice[] {
  if (standing === 'current' || notices.some((notice) => notice.standing === standing)) return notices;
  return [...notices, { standing, source: connector }];
}

/** Unites reports of one notice by several sources; returns the gravest first. */
function mergeNotices(notices: readonly Notice[]): Notice[] {
  const merged: Notice[] = [];
  for (const notice of [...notices].sort((a, b) => Number(a.doi === undefined) - Number(b.doi === undefined))) {
    const index = merged.findIndex((other) => isSame(other, notice));
    const known = merged[index];
    if (!known) merged.push(notice);
    else if (!sourcesOf(known).includes(notice.source))
      merged[index] = { ...notice, ...known, also: [...(known.also ?? []), notice.source] };
  }
  return merged.sort(byGravity);
}

export const sourcesOf = ({ source, also = [] }: Notice): string[] => [source, ...also];

/** Checks whether two reports are of one notice. One source reports a notice once. */
function isSame(known: Notice, notice: Notice): boolean {
  const isOfKind = known.standing === notice.standing || [known, notice].every(isRetraction);
  if (!isOfKind) return false;
  if (known.doi && notice.doi) return known.doi === notice.doi;
  return !sourcesOf(known).includes(notice.source) || known.url === notice.url;
}

const isRetraction = ({ standing }: Notice): boolean => standing === 'retracted' || standing === 'withdrawn';
