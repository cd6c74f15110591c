import type { Notice, NoticeAbout } from '@veracite/model/work';

/** By kind of link between a work and its notice. `Update` is the next edition of a review, not a correction. */
const STANDINGS: { [kind: string]: Notice['standing'] } = {
  retraction: 'retracted',
  partialretraction: 'corrected',
  expressionofconcern: 'concern',
  erratum: 'corrected',
  correctedandrepublished: 'corrected',
  retractedandrepublished: 'replaced',
};

/** A link of a record to another, which is described. */
interface MedlineLink extends Pick<Notice, 'doi' | 'date'> {
  /** "RetractionIn" is on the record of the work, "RetractionOf" on that of the notice. Europe PMC writes "Retraction in". */
  type?: string;
  pmid?: string;
}

/** Returns the notices that a record links to, and those that it is itself. @param notice describes the record as a notice */
export function linkedNotices(
  links: MedlineLink[],
  notice: Omit<Notice, 'standing'>,
  urlOf: (pmid: string) => string,
): { notices: Notice[]; noticeAbout: NoticeAbout[] } {
  const notices: Notice[] = [];
  const noticeAbout: NoticeAbout[] = [];
  for (const { type = '', doi, date, pmid } of links) {
    const [, kind = '', side] = /^(.*?)(in|of|for|from)$/.exec(type.toLowerCase().replace(/ /g, '')) ?? [];
    const standing = STANDINGS[kind];
    const described = { ...(doi && { doi }), ...(date && { date }), ...(pmid && { url: urlOf(pmid) }) };
    if (standing && side === 'in') notices.push({ standing, source: notice.source, ...described });
    else if (standing) noticeAbout.push({ doi, pmid, notice: { ...notice, standing } });
  }
  return { notices, noticeAbout };
}
