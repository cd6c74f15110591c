import { gravest, type Notice, type Standing, type Work } from '@veracite/model/work';

/** Adds notices and standings from other records to a work, one notice per kind and DOI. */
export function withNotices(work: Work, notices: Notice[], standings: Standing[] = []): Work {
  const all = new Map<string, Notice>();
  for (const notice of [...(work.notices ?? []), ...notices]) {
    const key = `${notice.standing} ${notice.doi ?? ''}`;
    if (!all.has(key)) all.set(key, notice);
  }
  const standing = gravest([work.standing, ...standings, ...notices.map((notice) => notice.standing)]);
  if (standing === work.standing && all.size === (work.notices?.length ?? 0)) return work;
  return { ...work, standing, ...(all.size > 0 ? { notices: [...all.values()] } : {}) };
}
