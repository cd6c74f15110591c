import type { Match } from '@veracite/model/evidence';
import type { Reason } from '@veracite/model/verdict';
import type { Notice } from '@veracite/model/work';

/** Databases whose records say when a work was retracted. */
const WATCHERS = ['crossref', 'openalex', 'pubmed', 'europe-pmc'];

/** Whether anybody who would know was heard about this work. */
export function retractionChecked({ candidate }: Match): boolean {
  const records = [candidate, ...(candidate.also ?? [])];
  return records.some(
    ({ connector, work }) =>
      WATCHERS.includes(connector) || (work.standing !== 'current' && Boolean(work.notices?.length)),
  );
}

const WORDS: Record<Notice['standing'], string> = {
  retracted: 'This work was retracted',
  withdrawn: 'This work was withdrawn',
  replaced: 'This work was retracted and replaced',
  concern: 'An expression of concern was published about this work',
  corrected: 'A correction of this work was published',
};

/** The notices about a work, one reason each. They never change the status: a retracted work is real. */
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
  return `${WORDS[notice.standing]}${when}${where} (${nameOf(notice.source)}).`;
}
