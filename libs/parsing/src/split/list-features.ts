import type { UnitLabel } from './unit-labels';
import { HAS, type UnitFeatures } from './unit-features';
import type { Unit } from './units';

/** The units of a list, with what was read from each. */
export interface ListUnits {
  units: readonly Unit[];
  labels: readonly (UnitLabel | undefined)[];
  features: readonly UnitFeatures[];
  /** 1 for each unit that could end a reference. */
  finished: Uint8Array;
  /** Longest line near each unit, in characters. */
  widths: Float32Array;
  /** Smallest indent of the list. */
  margin: number;
}

/** Computes the features of a whole list, 0 to 1: its length, the width, indent, gaps and labels of its lines, how many could begin or end a reference. */
export function listFeaturesOf({ units, labels, features, widths, margin, finished }: ListUnits): Float32Array {
  const n = Math.max(1, units.length);
  const lengths = units.map(({ indent, text }) => indent + text.length).sort((a, b) => a - b);
  const quantile = (part: number): number =>
    lengths[Math.min(lengths.length - 1, Math.floor(part * lengths.length))] ?? 0;
  const share = (is: (unit: Unit, i: number) => boolean): number => units.filter(is).length / n;
  const starts = (i: number): boolean => features[i]?.[HAS.couldBegin] === 1;
  const ends = (i: number): boolean => finished[i] === 1;
  const startsWhere = (is: (unit: Unit, i: number) => boolean): number => {
    const found = units.filter(is);
    return found.length === 0 ? 0 : units.filter((unit, i) => is(unit, i) && starts(i)).length / found.length;
  };
  return Float32Array.from(
    [
      Math.min(1, Math.log2(n) / 12),
      Number(n === 1),
      Number(n <= 3),
      quantile(0.95) / 400,
      Math.min(1, quantile(0.95) / 130),
      quantile(0.5) / Math.max(1, quantile(0.95)),
      quantile(0.1) / Math.max(1, quantile(0.95)),
      Number(quantile(0.95) > 140),
      share((unit, i) => unit.indent + unit.text.length > 0.85 * (widths[i] as number)),
      share(({ indent }) => indent > margin),
      share(({ blanks }) => blanks > 0),
      share(({ blanks }) => blanks > 1),
      share((_, i) => starts(i)),
      share((_, i) => ends(i)),
      share((_, i) => starts(i) && ends(i)),
      share((_, i) => features[i]?.[HAS.year] === 1),
      share((_, i) => starts(i) && ends(i) && features[i]?.[HAS.year] === 1),
      startsWhere(({ blanks }) => blanks > 0),
      startsWhere(({ blanks }) => blanks === 0),
      startsWhere(({ indent }) => indent === margin),
      startsWhere(({ indent }) => indent > margin),
      share((_, i) => labels[i]?.isBare === false),
      share((_, i) => labels[i]?.isBare === false && (labels[i]?.follows ?? false)),
      share((_, i) => labels[i]?.isBare === true && (labels[i]?.follows ?? false)),
      Math.max(0, ...[...new Set(labels)].slice(0, 200).map((label) => label?.share ?? 0)),
    ].map((value) => Math.min(1, value)),
  );
}

export const LIST_SIZE = 25;
