import type { Pool } from 'pg';
import { addListings } from '../store/listings';
import { addNotices } from '../store/notices';
import { addOrganisations } from '../store/organisations';
import type { Reading } from './reading';

/** How much readings say beside works. */
export interface Said {
  notices: number;
  listings: number;
  organisations: number;
}

/**
 * Records what readings say beside works: notices, entries of lists of journals, names of organisations. Saying it again
 * changes nothing.
 */
export async function recordSaid(pool: Pool, readings: readonly Reading[]): Promise<Said> {
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
