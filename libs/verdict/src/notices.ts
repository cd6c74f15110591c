import type { Match } from '@veracite/model/evidence';
import type { Consultation } from '@veracite/model/source';
import type { Reason } from '@veracite/model/verdict';
import { noticeText, type Notice } from '@veracite/model/work';
import { listed } from '@veracite/text/listed';

/** Databases with retraction notices in their records. */
const NOTICE_SOURCES = ['crossref', 'pubmed', 'europe-pmc'];
/** A database that derives its retraction flag from Crossref's notices, with a delay. */
const DERIVED_SOURCE = 'openalex';

/**
 * Checks whether the retraction status is known: from a record that includes notices, or from the registry of notices.
 * When the registry could not be reached, a flag derived from it does not count.
 */
export function retractionChecked({ candidate }: Match, consultations: Consultation[]): boolean {
  const asked = consultations.filter(({ question }) => question === 'notices');
  const failed = asked.some(({ outcome }) => outcome !== 'answered');
  const records = [candidate, ...(candidate.also ?? [])];
  const inRecord = records.some(({ connector, work }) => {
    if (work.standing !== 'current' || NOTICE_SOURCES.includes(connector)) return true;
    return connector === DERIVED_SOURCE && !failed;
  });
  return inRecord || (asked.length > 0 && !failed);
}

/** Returns one reason for each notice about a work. Notices never change the status: a retracted work is real. */
export function noticeReasons({ candidate }: Match, nameOf: (connector: string) => string): Reason[] {
  return (candidate.work.notices ?? []).map((notice) => ({
    code: notice.standing,
    sentence: noticeSentence(notice, nameOf),
  }));
}

function noticeSentence(notice: Notice, nameOf: (connector: string) => string): string {
  const date = notice.date?.['date-parts']?.[0]?.map((part) => String(part).padStart(2, '0')).join('-');
  const when = date ? ` on ${date}` : '';
  const where = notice.doi ? `, notice ${notice.doi}` : '';
  return `${noticeText(notice.standing)}${when}${where} (${listed([notice.source, ...(notice.also ?? [])].map(nameOf))}).`;
}
