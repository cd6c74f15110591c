import { gravest } from '@veracite/model/work';
import type { WorkEventKind } from '@veracite/model/watching';
import type { StatusChange } from './status-changes';

/** An event that was reported: enough to recognize it when another database has it. */
export interface ReportedChange {
  kind: WorkEventKind;
  doi?: string;
}

/** Kinds that count as one event, whatever the notice is called and however many notices there are. */
const RETRACTIONS: readonly WorkEventKind[] = ['retracted', 'withdrawn', 'replaced'];

/**
 * Compares the current events of a work with those that were reported.
 *
 * - Kinds are never mixed: a correction is reported as a correction, whatever else happened to the work.
 * - Two events of a kind are the same when their notices have the same DOI, or one of them has none. An event reported
 *   without a DOI gets the DOI of the first notice that has one.
 * - An event stays reported while no database has it.
 *
 * @returns the new events, and all events that are reported after these
 */
export function findNewChanges(
  before: readonly ReportedChange[],
  events: readonly StatusChange[],
): { changes: StatusChange[]; reported: ReportedChange[] } {
  const reported = before.map((change) => ({ ...change }));
  const changes: StatusChange[] = [];
  for (const event of [...events].sort(byPreference)) {
    const known = reported.find((change) => isSame(change, event));
    if (known) {
      known.doi ??= event.doi;
      continue;
    }
    reported.push({ kind: event.kind, ...(event.doi !== undefined && { doi: event.doi }) });
    changes.push(event);
  }
  return { changes, reported };
}

function isSame(left: ReportedChange, right: ReportedChange): boolean {
  if (RETRACTIONS.includes(left.kind)) return RETRACTIONS.includes(right.kind);
  if (left.kind !== right.kind) return false;
  return left.doi === undefined || right.doi === undefined || left.doi.toLowerCase() === right.doi.toLowerCase();
}

/** Orders events with a DOI before those without, and graver ones first. */
function byPreference(a: StatusChange, b: StatusChange): number {
  return (
    Number(a.doi === undefined) - Number(b.doi === undefined) ||
    gravity(a, b) ||
    (a.doi ?? '').localeCompare(b.doi ?? '') ||
    a.source.localeCompare(b.source)
  );
}

function gravity({ kind: a }: StatusChange, { kind: b }: StatusChange): number {
  if (a === b) return 0;
  if (a === 'published' || b === 'published') return a === 'published' ? 1 : -1;
  return gravest([a, b]) === a ? -1 : 1;
}
