import type { UnitLabel } from './unit-labels';
import { unitFeaturesOf, type UnitFeatures } from './unit-features';
import { looksFinished } from './reference-edges';
import { PAGE_MARKS, pageMarksOf, headKey } from './page-lines';
import type { Unit } from './units';
import { listFeaturesOf, type ListUnits } from './list-features';
import { yearsIn } from './count-years';

/** A list with the features of each unit, alone and in its list. */
export interface ListContext extends ListUnits {
  /** Bits of `PAGE_MARKS` for each unit. */
  marks: Uint8Array;
  years: Uint16Array;
  /** Short lines that are repeated, apart from their digits. */
  repeated: RepeatedLines;
  /** The nearest unit before and after that is neither a page number nor a repeated line; -1 and the number of units for none. */
  textBefore: Int32Array;
  textBehind: Int32Array;
  /** Features of the whole list, 0 to 1. */
  whole: Float32Array;
}

const NEAR = 12;
/** Most lines between the text of two pages. */
const PAGE_LINES = 5;

interface LineFeatures {
  classifyUnits: UnitFeatures;
  marks: number;
  isFinished: boolean;
  years: number;
}

export function listContextOf(units: readonly Unit[], labels: readonly (UnitLabel | undefined)[]): ListContext {
  // Equal lines have equal features, which are computed once: a text may have 33,000 equal lines.
  const known = new Map<string, LineFeatures>();
  const lines = units.map(({ text }, i): LineFeatures => {
    const key = `${labels[i]?.length ?? 0} ${text}`;
    const before = known.get(key);
    if (before) return before;
    const classifyUnits = unitFeaturesOf(text.slice(labels[i]?.length ?? 0));
    const context = { classifyUnits, marks: pageMarksOf(text), isFinished: looksFinished(text), years: yearsIn(text) };
    known.set(key, context);
    return context;
  });
  const features = lines.map(({ classifyUnits }) => classifyUnits);
  const marks = Uint8Array.from(lines, (item) => item.marks);
  const finished = Uint8Array.from(lines, ({ isFinished }) => Number(isFinished));
  const widths = widthsOf(units);
  const margin = units.reduce((least, { indent }) => Math.min(least, indent), Infinity);
  const repeated = repeatedLinesOf(units);
  const isOfPage = (i: number): boolean =>
    ((marks[i] as number) & PAGE_MARKS.number) !== 0 || (repeated.count[i] as number) > 1;
  return {
    units,
    labels,
    features,
    marks,
    finished,
    years: Uint16Array.from(lines, ({ years }) => years),
    widths,
    margin,
    repeated,
    textBefore: Int32Array.from(units, (_, i) => pastPage(i, -1, isOfPage)),
    textBehind: Int32Array.from(units, (_, i) => Math.min(units.length, pastPage(i, 1, isOfPage))),
    whole: listFeaturesOf({ units, labels, features, widths, margin, finished }),
  };
}

/** Returns the first unit from `i` in a direction that is not part of a page, or the adjacent one if too many are. */
function pastPage(i: number, step: 1 | -1, isOfPage: (i: number) => boolean): number {
  for (let k = 1; k <= PAGE_LINES; k += 1) if (!isOfPage(i + k * step)) return Math.max(-1, i + k * step);
  return i + step;
}

/** Returns the longest line among the neighbors of each unit. */
function widthsOf(units: readonly Unit[]): Float32Array {
  const ends = units.map(({ indent, text }) => indent + text.length);
  return Float32Array.from(units, (_, i) => {
    let width = 0;
    for (let k = Math.max(0, i - NEAR); k < Math.min(ends.length, i + NEAR); k += 1)
      width = Math.max(width, ends[k] as number);
    return width;
  });
}

/** Short lines that are repeated, apart from their digits, like running heads. */
interface RepeatedLines {
  /** Number of occurrences of the line of each unit; 0 for a line that is too short or too long. */
  count: Uint16Array;
  /** Distance in units to the nearest occurrence; 0 if there is none. */
  distance: Uint32Array;
  /** An id of the line, -1 for none. */
  line: Int32Array;
}

function repeatedLinesOf(units: readonly Unit[]): RepeatedLines {
  const n = units.length;
  const lines = new Map<string, { id: number; at: number[] }>();
  const line = new Int32Array(n).fill(-1);
  units.forEach(({ text }, i) => {
    const key = headKey(text);
    if (!key) return;
    const known = lines.get(key) ?? { id: lines.size, at: [] };
    known.at.push(i);
    line[i] = known.id;
    lines.set(key, known);
  });
  const count = new Uint16Array(n);
  const distance = new Uint32Array(n);
  for (const { at } of lines.values())
    at.forEach((i, k) => {
      count[i] = Math.min(at.length, 65_535);
      const near = [at[k - 1], at[k + 1]].flatMap((other) => (other === undefined ? [] : [Math.abs(other - i)]));
      distance[i] = near.length > 0 ? Math.min(...near) : 0;
    });
  return { count, distance, line };
}
