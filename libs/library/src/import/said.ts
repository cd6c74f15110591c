import type { Pool } from 'pg';
import { addListings } from '../store/listings';
import { addNotices } from '../store/notices';
import type { Reading } from './reading';

/** Records what readings say beside works: notices, and entries of lists of journals. Saying it again changes nothing. */
export async function recordSaid(
  pool: Pool,
  readings: readonly Reading[],
): Promise<{ notices: number; listings: number }> {
  const notices = await addNotices(
    pool,
    readings.flatMap((reading) => reading.notices ?? []),
  );
  const listings = await addListings(
    pool,
    readings.flatMap((reading) => reading.listing ?? []),
  );
  return { notices: notices.added, listings: listings.added };
}
