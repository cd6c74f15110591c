import { gravest } from '@veracite/model/work';
import type { WorkEventKind } from '@veracite/model/watching';
import type { StatusChange } from './status-changes';

/** What was told of a work: enough to know it again, whoever tells it next. */
export interface ReportedChange {
  kind: WorkEventKind;
  doi?: string;
}

/** A work can be taken back once, whatever the notice is called and however many there are of it. */
const TAKEN_BACK: readonly WorkEventKind[] = ['retracted', 'withdrawn', 'replaced'];

/**
 * What of all that is said now was not told before, and what is told by then.
 *
 * - Kinds are never mixed: a correction is told as a correction, whatever else happened to the work.
 * - Two events of a kind are one when their notices have one DOI, or one of them names none. A notice that was told
 *   without a DOI takes the DOI of the first that has one.
 * - What was told stays told when nobody says it for a while.
 */
export function findNewChanges(
  reported: readonly ReportedChange[],
  events: readonly StatusChange[],
): { news: StatusChange[]; told: ReportedChange[] } {
  const known = reported.map((one) => ({ ...one }));
  const news: StatusChange[] = [];
  for (const event of [...events].sort(byWorth)) {
    const before = known.find((one) => isSame(one, event));
    if (before) {
      before.doi ??= event.doi;
      continue;
    }
    known.push({ kind: event.kind, ...(event.doi !== undefined && { doi: event.doi }) });
    news.push(event);
  }
  return { news, told: known };
}

function isSame(one: ReportedChange, other: ReportedChange): boolean {
  if (TAKEN_BACK.includes(one.kind)) return TAKEN_BACK.includes(other.kind);
  if (one.kind !== other.kind) return false;
  return one.doi === undefined || other.doi === undefined || one.doi.toLowerCase() === other.doi.toLowerCase();
}

/** Of two that tell the same the one that names its notice is told, of two of these the graver one. */
function byWorth(a: StatusChange, b: StatusChange): number {
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
