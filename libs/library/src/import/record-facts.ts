import type { Pool } from 'pg';
import { addListings } from '../store/listings';
import { addNotices } from '../store/notices';
import { addOrganisations } from '../store/organisations';
import type { Reading } from './reading';

/** Number of facts in readings other than works. */
export interface ImportCounts {
  notices: number;
  listings: number;
  organisations: number;
}

/**
 * Records notices, entries of journal lists and names of organizations from readings. Recording them again
 * changes nothing.
 */
export async function recordFacts(pool: Pool, readings: readonly Reading[]): Promise<ImportCounts> {
  const notices = await addNotices(
    pool,
    readings.flatMap((reading) => reading.notices ?? []),
  );
  const listings = await addListings(
    pool,
    readings.flatMap((reading) => reading.listing ?? []),
  );
  const organisations = await addOrganisations(
    pool,
    readings.flatMap((reading) => reading.organisation ?? []),
  );
  return { notices: notices.added, listings: listings.added, organisations: organisations.added };
}
