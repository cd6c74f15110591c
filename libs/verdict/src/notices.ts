import type { Match } from '@veracite/model/evidence';
import type { Consultation } from '@veracite/model/source';
import type { Reason } from '@veracite/model/verdict';
import { noticeText, type Notice } from '@veracite/model/work';

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
  const records = [candidate.work, ...(candidate.also ?? []).map((other) => other.work)];
  const notices = new Map<string, Notice>();
  for (const work of records) {
    for (const notice of work.notices ?? []) {
      const key = `${notice.standing} ${notice.doi ?? ''}`;
      if (!notices.has(key)) notices.set(key, notice);
    }
    if (work.standing !== 'current' && !work.notices?.some((notice) => notice.standing === work.standing)) {
      const key = `${work.standing} `;
      if (![...notices.values()].some((notice) => notice.standing === work.standing)) {
        notices.set(key, { standing: work.standing, source: candidate.connector });
      }
    }
  }
  return [...notices.values()].map((notice) => ({ code: notice.standing, sentence: noticeSentence(notice, nameOf) }));
}

function noticeSentence(notice: Notice, nameOf: (connector: string) => string): string {
  const date = notice.date?.['date-parts']?.[0]?.map((part) => String(part).padStart(2, '0')).join('-');
  const when = date ? ` on ${date}` : '';
  const where = notice.doi ? `, notice ${notice.doi}` : '';
  return `${noticeText(notice.standing)}${when}${where} (${nameOf(notice.source)}).`;
}
