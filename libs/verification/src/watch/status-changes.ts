import type { Identifiers } from '@veracite/model/identifiers';
import type { WorkEventKind } from '@veracite/model/watching';
import { gravest, type Notice, type Work } from '@veracite/model/work';

/** One thing that happened to a work. With `published` it has the DOI of the published version. */
export interface StatusChange extends Omit<Notice, 'standing'> {
  kind: WorkEventKind;
}

/** A record of a work and the connector it comes from. */
export interface SourceRecord {
  connector: string;
  work: Work;
}

/**
 * Returns all events of one work, from its records and from notices that were requested. A record with the standing
 * "retracted" but without a notice is an event without a DOI. The version that is cited is not an event.
 */
export function statusChanges(identifiers: Identifiers, records: SourceRecord[], notices: Notice[]): StatusChange[] {
  const recorded = records.flatMap(({ connector, work }) => [
    ...(work.notices ?? []).map(eventOf),
    ...unnamed(connector, work),
    ...published(connector, work, identifiers),
  ]);
  return [...recorded, ...notices.map(eventOf)];
}

const eventOf = ({ standing, ...event }: Notice): StatusChange => ({ kind: standing, ...event });

function unnamed(connector: string, { standing, notices = [] }: Work): StatusChange[] {
  if (standing === 'current' || gravest(notices.map((notice) => notice.standing)) === standing) return [];
  return [{ kind: standing, source: connector }];
}

function published(connector: string, { versionOf }: Work, { doi }: Identifiers): StatusChange[] {
  return versionOf === undefined || versionOf === doi ? [] : [{ kind: 'published', doi: versionOf, source: connector }];
}
