import type { Pool } from 'pg';
import { addListings } from '../store/listings';
import { addNotices } from '../store/notices';
import { addOrganizations } from '../store/organizations';
import type { NoticeAbout, WorkNotice } from '@veracite/model/work';
import type { ImportReport, Reading } from './reading';

/** Number of facts in readings other than works. */
export type ImportCounts = Pick<ImportReport, 'notices' | 'listings' | 'organizations'>;

const isWorkNotice = (notice: NoticeAbout): notice is WorkNotice => notice.doi !== undefined;

/** Records notices, entries of journal lists and names of organizations. Calling it again changes nothing. */
export async function recordFacts(pool: Pool, readings: readonly Reading[]): Promise<ImportCounts> {
  const notices = await addNotices(
    pool,
    readings.flatMap(({ work, notices = [] }) => [...notices, ...(work?.noticeAbout ?? []).filter(isWorkNotice)]),
  );
  const listings = await addListings(
    pool,
    readings.flatMap((reading) => reading.listing ?? []),
  );
  const organizations = await addOrganizations(
    pool,
    readings.flatMap((reading) => reading.organization ?? []),
  );
  return { notices: notices.added, listings: listings.added, organizations: organizations.added };
}
