import type { WatchNews } from '@veracite/contracts/watches';
import type { WatchEvent } from './entities/watch-event.entity';

/** Converts an event, loaded with its work, to what clients receive. */
export function eventView({ id, kind, work, doi, date, url, source, preexisting, reportedAt }: WatchEvent): WatchNews {
  return {
    id,
    kind,
    label: work.label,
    identifiers: work.identifiers,
    ...(doi !== null && { doi }),
    ...(date !== null && { date }),
    ...(url !== null && { url }),
    source,
    preexisting,
    reportedAt: reportedAt.toISOString(),
    atStart: preexisting,
    toldAt: reportedAt.toISOString(),
  };
}
