import { bareLabelOf, labelOf, type EntryLabel } from './entry-label';
import type { Unit } from './units';

/** The number or bullet of a unit, compared to the others of its kind in the list. */
export interface UnitLabel extends EntryLabel {
  /** Its number is one more than the previous one of its kind, or it is the first and has number 1. */
  follows: boolean;
  /** The number of the next one of its kind is one more. */
  isFollowed: boolean;
  /** Difference to the previous number of its kind; 0 for bullets. */
  step: number;
  /** Share of the units that have a label of this kind. */
  share: number;
  /** A number without a mark. */
  isBare: boolean;
}

/** Returns the labels of a list, undefined for units without one. Linear in the number of units. */
export function unitLabelsOf(units: readonly Unit[]): (UnitLabel | undefined)[] {
  const last = new Map<number, UnitLabel>();
  const counts = new Map<number, number>();
  const known = new Map<string, EntryLabel | undefined>();
  const markedOf = (text: string): EntryLabel | undefined => {
    if (!known.has(text)) known.set(text, labelOf(text, true));
    return known.get(text);
  };
  const labels = units.map(({ text, joint }): UnitLabel | undefined => {
    const marked = joint === 'mark' || joint === 'sentence' ? undefined : markedOf(text);
    const label = marked ?? bareLabelOf(text);
    if (!label) return undefined;
    const before = last.get(label.kind);
    const step = label.number === undefined ? 0 : label.number - (before?.number ?? 0);
    const follows = label.number === undefined ? before !== undefined : step === 1;
    if (before) before.isFollowed = label.number === undefined || step === 1;
    const unit = { ...label, follows, isFollowed: false, step, share: 0, isBare: marked === undefined };
    last.set(label.kind, unit);
    counts.set(label.kind, (counts.get(label.kind) ?? 0) + 1);
    return unit;
  });
  for (const label of labels) if (label) label.share = (counts.get(label.kind) ?? 0) / units.length;
  return labels;
}
