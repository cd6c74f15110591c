import type { CslDate } from '@veracite/model/csl';
import type { Identifiers } from '@veracite/model/identifiers';
import type { WorkEventKind } from '@veracite/model/watching';
import { gravest, type Notice, type Work } from '@veracite/model/work';

/** One thing that happened to a work, as somebody tells it. */
export interface StatusChange {
  kind: WorkEventKind;
  /** Of the notice; of the published version with `published`. */
  doi?: string;
  date?: CslDate;
  url?: string;
  /** Who says so: a connector's id or 'library'. */
  source: string;
}

/** One record of the work, and who holds it. */
export interface SourceRecord {
  connector: string;
  work: Work;
}

/**
 * All that is said to have befallen one work, by its records and by notices that were asked for. A record that says
 * "retracted" and names no notice counts as one without a DOI. The version that is cited already is no event.
 */
export function statusChanges(identifiers: Identifiers, records: SourceRecord[], notices: Notice[]): StatusChange[] {
  const told = records.flatMap(({ connector, work }) => [
    ...(work.notices ?? []).map(eventOf),
    ...unnamed(connector, work),
    ...published(connector, work, identifiers),
  ]);
  return [...told, ...notices.map(eventOf)];
}

const eventOf = ({ standing, doi, date, url, source }: Notice): StatusChange => ({
  kind: standing,
  source,
  ...(doi !== undefined && { doi }),
  ...(date !== undefined && { date }),
  ...(url !== undefined && { url }),
});

function unnamed(connector: string, { standing, notices = [] }: Work): StatusChange[] {
  if (standing === 'current' || gravest(notices.map((notice) => notice.standing)) === standing) return [];
  return [{ kind: standing, source: connector }];
}

function published(connector: string, { versionOf }: Work, { doi }: Identifiers): StatusChange[] {
  return versionOf === undefined || versionOf === doi ? [] : [{ kind: 'published', doi: versionOf, source: connector }];
}
