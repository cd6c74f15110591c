import type { Match } from '@veracite/model/evidence';
import type { Consultation } from '@veracite/model/source';
import type { Reason } from '@veracite/model/verdict';

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
export function noticeReasons({ candidate }: Match): Reason[] {
  return (candidate.work.notices ?? []).map(({ standing, date, doi, source, also = [] }) => ({
    code: standing,
    text: 'notice-published',
    values: {
      standing,
      date: date?.['date-parts']?.[0]?.map((part) => String(part).padStart(2, '0')).join('-'),
      doi,
    },
    sources: [source, ...also],
  }));
}
