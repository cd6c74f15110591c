import type { CheckedReference } from '@veracite/contracts/checked-references';
import { foldEvent } from '@veracite/contracts/check-events';
import type { CheckEntry, CheckEvent, CheckState, CreatedCheck } from '@veracite/contracts/checks';
import type { Status } from '@veracite/model/verdict';
import type { Source } from '../client';

/** A list with more references is checked only after the user has seen what it costs. */
export const AT_ONCE = 20;

/** What a panel shows. */
export interface PanelState {
  /** `ready` before the first press; the others are those of a check. */
  phase: 'ready' | 'reading' | CheckState;
  /** What was read, to read it again after a fault. */
  source?: Source;
  check?: Pick<CreatedCheck, 'id' | 'tool' | 'total' | 'cost'>;
  entries: CheckEntry[];
  /** What the user and the members of the user's groups say about references. */
  marks: readonly CheckedReference[];
  /** A sentence about what could not be done. */
  fault?: string;
}

export type Change =
  | { type: 'began'; source: Source }
  | { type: 'read'; check: CreatedCheck }
  | { type: 'ran' }
  /** Takes the result of an entry away. */
  | { type: 'again'; position: number }
  | { type: 'marked'; marks: readonly CheckedReference[] }
  | CheckEvent
  /** Without a fault, the panel shows its form again. */
  | { type: 'stopped'; fault?: string };

export const START: PanelState = { phase: 'ready', entries: [], marks: [] };

/** Returns the state after a change. */
export function next(state: PanelState, change: Change): PanelState {
  switch (change.type) {
    case 'began':
      return { ...START, phase: 'reading', source: change.source };
    case 'read':
      return { ...state, phase: 'read', check: change.check, entries: change.check.entries };
    case 'ran':
      return { ...state, phase: 'running', fault: undefined };
    case 'marked':
      return { ...state, marks: change.marks };
    case 'finished':
      return { ...state, phase: change.state };
    case 'stopped':
      return change.fault === undefined ? START : { ...state, fault: change.fault };
    default: {
      const changed = (entry: CheckEntry) =>
        change.type === 'again' ? { ...entry, result: undefined } : foldEvent(entry, change);
      const entries = state.entries.map((entry) => (entry.position === change.position ? changed(entry) : entry));
      return { ...state, entries };
    }
  }
}

/** Returns whether a list that was read is checked without a further press: one that the user chose, and that is short. */
export const runsAtOnce = ({ total }: Pick<CreatedCheck, 'total'>, source: Source): boolean =>
  'text' in source && total > 0 && total <= AT_ONCE;

/** Counts the results by status. */
export function countsOf(entries: readonly CheckEntry[]): Map<Status, number> {
  const counts = new Map<Status, number>();
  for (const { result } of entries) if (result) counts.set(result.status, (counts.get(result.status) ?? 0) + 1);
  return counts;
}
