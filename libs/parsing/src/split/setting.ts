import type { Labelled } from './labels-of';
import { lookOf, type Look } from './look';
import { headKey } from './page-signs';
import type { Unit } from './units';
import { wholeOf } from './whole';

/** A list with what is seen of each unit, alone and in its list. */
export interface Setting {
  units: readonly Unit[];
  labels: readonly (Labelled | undefined)[];
  looks: readonly Look[];
  /** The column to which lines are filled about a unit. Characters. */
  widths: Float32Array;
  /** The least indent of the list. */
  margin: number;
  /** How often a short line comes again, its digits aside. */
  repeats: Uint16Array;
  /** Numbers about the whole list, of 0 to 1. */
  whole: Float32Array;
}

const NEAR = 12;

export function settingOf(units: readonly Unit[], labels: readonly (Labelled | undefined)[]): Setting {
  // Lines that are the same look the same: a text of 33,000 equal lines is looked at once.
  const seen = new Map<string, Look>();
  const looks = units.map(({ text }, i) => {
    const bare = text.slice(labels[i]?.length ?? 0);
    const look = seen.get(bare) ?? lookOf(bare);
    seen.set(bare, look);
    return look;
  });
  const widths = widthsOf(units);
  const margin = units.reduce((least, { indent }) => Math.min(least, indent), Infinity);
  const repeats = repeatsOf(units);
  return { units, labels, looks, widths, margin, repeats, whole: wholeOf(units, labels, looks, widths, margin) };
}

/** The greatest end of a line among the neighbours. */
function widthsOf(units: readonly Unit[]): Float32Array {
  const ends = units.map(({ indent, text }) => indent + text.length);
  return Float32Array.from(units, (_, i) => {
    let width = 0;
    for (let k = Math.max(0, i - NEAR); k < Math.min(ends.length, i + NEAR); k += 1)
      width = Math.max(width, ends[k] as number);
    return width;
  });
}

function repeatsOf(units: readonly Unit[]): Uint16Array {
  const keys = units.map(({ text }) => headKey(text));
  const counts = new Map<string, number>();
  for (const key of keys) if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Uint16Array.from(keys, (key) => (key ? (counts.get(key) ?? 0) : 0));
}
