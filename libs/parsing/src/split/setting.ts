import type { Labelled } from './labels-of';
import { HAS, lookOf, type Look } from './look';
import { headKey, isButtons, isHeading, isMarkup, isPageNumber } from './page-signs';
import { looksFinished } from './looks';
import type { Unit } from './units';

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
  const looks = units.map(({ text }, i) => lookOf(text.slice(labels[i]?.length ?? 0)));
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

function wholeOf(
  units: readonly Unit[],
  labels: readonly (Labelled | undefined)[],
  looks: readonly Look[],
  widths: Float32Array,
  margin: number,
): Float32Array {
  const n = Math.max(1, units.length);
  const lengths = units.map(({ indent, text }) => indent + text.length).sort((a, b) => a - b);
  const at = (part: number): number => lengths[Math.min(lengths.length - 1, Math.floor(part * lengths.length))] ?? 0;
  const share = (is: (unit: Unit, i: number) => boolean): number => units.filter(is).length / n;
  const starts = (i: number): boolean => looks[i]?.[HAS.couldBegin] === 1;
  const ends = units.map(({ text }) => looksFinished(text));
  const startsWhere = (is: (unit: Unit, i: number) => boolean): number => {
    const found = units.filter(is);
    return found.length === 0 ? 0 : units.filter((unit, i) => is(unit, i) && starts(i)).length / found.length;
  };
  return Float32Array.from(
    [
      Math.min(1, Math.log2(n) / 12),
      Number(n === 1),
      Number(n <= 3),
      at(0.95) / 400,
      Math.min(1, at(0.95) / 130),
      at(0.5) / Math.max(1, at(0.95)),
      at(0.1) / Math.max(1, at(0.95)),
      Number(at(0.95) > 140),
      share((unit, i) => unit.indent + unit.text.length > 0.85 * (widths[i] as number)),
      share(({ indent }) => indent > margin),
      share(({ blanks }) => blanks > 0),
      share(({ blanks }) => blanks > 1),
      share((_, i) => starts(i)),
      share((_, i) => ends[i] as boolean),
      share((_, i) => starts(i) && (ends[i] as boolean)),
      share((_, i) => looks[i]?.[HAS.year] === 1),
      share((_, i) => starts(i) && (ends[i] as boolean) && looks[i]?.[HAS.year] === 1),
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

export const WHOLE_SIZE = 25;

/** What is seen at the boundary before unit `i`: `BETWEEN_SIZE` numbers of 0 to 1. */
export function betweenOf(
  { units, labels, widths, margin, repeats }: Setting,
  i: number,
  out: Float32Array,
  at: number,
): number {
  const unit = units[i] as Unit;
  const before = units[i - 1];
  const after = units[i + 1];
  const label = labels[i];
  const { text, indent, blanks, joint } = unit;
  let place = at;
  const put = (value: number | boolean): void => {
    out[place] = Number(value);
    place += 1;
  };
  put(before === undefined);
  put(after === undefined);
  put(blanks === 1);
  put(blanks > 1);
  put((after?.blanks ?? 0) > 0);
  put((before?.blanks ?? 0) > 0);
  put(joint === 'page');
  put(joint === 'label');
  put(joint === 'mark');
  put(joint === 'sentence');
  put(indent === margin);
  put(Math.min(1, (indent - margin) / 8));
  put(before !== undefined && indent > before.indent);
  put(before !== undefined && indent < before.indent);
  put(after !== undefined && after.indent > indent);
  put(after !== undefined && after.indent < indent);
  // Whether the first word would have stood on the line before: a break that the width did not force.
  const width = widths[i] as number;
  const first = text.search(/\s|$/);
  const room = before ? width - (before.indent + before.text.length + 1 + first) : 0;
  put(before !== undefined && room >= 0);
  put(Math.max(-1, Math.min(1, room / Math.max(20, width))));
  put(before !== undefined && room > 12);
  const next = after ? width - (indent + text.length + 1 + after.text.search(/\s|$/)) : 0;
  put(after !== undefined && next >= 0);
  put(Math.max(-1, Math.min(1, next / Math.max(20, width))));
  put(label !== undefined);
  put(label?.isBare ?? false);
  put(label?.follows ?? false);
  put(label?.isFollowed ?? false);
  put(label?.number === 1);
  put(label?.number !== undefined && label.step > 1 && label.step < 10);
  put(label?.number !== undefined && (label.step < 1 || label.step >= 10));
  put(label !== undefined && label.number === undefined);
  put(label?.share ?? 0);
  put(label !== undefined && label.length >= text.length);
  put(label?.kind === 0);
  put(label?.kind === 2);
  put((repeats[i] as number) > 1);
  put(Math.min(1, (repeats[i] as number) / units.length));
  put(isHeading(text));
  put(isPageNumber(text));
  put(isButtons(text));
  put(isMarkup(text));
  put(before !== undefined && isHeading(before.text));
  put(before !== undefined && isPageNumber(before.text));
  put(before !== undefined && isButtons(before.text));
  put(after !== undefined && isPageNumber(after.text));
  put(labels[i - 1] !== undefined && (labels[i - 1]?.length ?? 0) >= (before?.text.length ?? 0));
  put(label !== undefined && labels[i - 1]?.kind === label.kind);
  put(labels[i + 1] !== undefined && (label === undefined || labels[i + 1]?.kind === label.kind));
  return place;
}

export const BETWEEN_SIZE = 46;
