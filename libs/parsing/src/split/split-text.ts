import type { Span } from '@veracite/model/reference';
import type { LeftOut } from '../parsed-text';
import type { Class } from './unit-classes';
import { unitLabelsOf } from './unit-labels';
import { isHeading, isMarkup } from './page-lines';
import { isDatedEntry } from './reference-edges';
import { segment, type Segmentation } from './segment';
import { listContextOf } from './list-context';
import type { Part } from './part';
import { runningHeads } from './running-heads';
import { splitLettered } from './several-works';
import { splitModel } from './split-model';
import { unitsOf, type Unit } from './units';

export type { Part } from './part';

/** The entries of a text, and the spans that belong to no entry, both in order. */
export interface Split {
  parts: Part[];
  leftOut: LeftOut[];
}

type Classified = Pick<Segmentation, 'classes' | 'sureness'>;

/** Least probability at which the start or end of an entry is not doubtful. */
const SURE = 0.8;

/** Splits a list by segment.ts. Without any entry, each line but headings is one: the user typed it to be checked. */
export function splitText(text: string): Split {
  const all = unitsOf(text);
  const heads = runningHeads(all);
  const units = all.filter((unit) => !heads.has(unit));
  const labels = unitLabelsOf(units);
  const found = segment(splitModel(), listContextOf(units, labels));
  const { classes, sureness } = found.classes.includes('begin') ? joinInLines(found, units) : oneALine(units);
  const split: Split = { parts: [], leftOut: Array.from(heads, ({ start, end }) => ({ start, end, kind: 'page' })) };
  let pending: Span[] = [];
  units.forEach(({ text: words, start, end }, i) => {
    const unitClass = isAmongReports(units, i) ? 'begin' : (classes[i] as Class);
    const last = split.parts.at(-1);
    const isSure = (sureness[i] as number) >= SURE;
    if (unitClass === 'begin') {
      const length = labels[i]?.length ?? 0;
      const lead = length >= words.length ? leadAlone(text, end) - start : length;
      split.parts.push({ start, end, lead, isLabeled: length > 0, isDoubtful: !isSure, holes: [] });
      if (!isSure && last) last.isDoubtful = true;
      pending = [];
    } else if (unitClass === 'inside' && last) {
      last.end = end;
      last.holes.push(...pending);
      last.isDoubtful ||= !isSure;
      pending = [];
    } else {
      split.leftOut.push({ start, end, kind: unitClass === 'heading' || unitClass === 'page' ? unitClass : 'prose' });
      pending.push({ start, end });
    }
  });
  for (const { start, end } of heads) {
    const part = split.parts.findLast((each) => each.start < start);
    if (part && end < part.end) part.holes.push({ start, end });
  }
  for (const { holes } of split.parts) holes.sort((a, b) => a.start - b.start);
  split.leftOut.sort((a, b) => a.start - b.start);
  const parts = split.parts.filter(({ start, end, lead }) => start + lead < end);
  return { ...split, parts: parts.flatMap((part) => splitLettered(text, part)) };
}

/** Fewest entries at the start of a line in a list with one entry a line. */
const FEWEST_LINES = 3;
/** What each of two entries on a line has. */
const EVIDENCE = [
  /(?<![\d-])(?:1[5-9]|20)\d{2}(?![\d-])|\bn\.\s?d\.|\bin press\b|\bforthcoming\b/i,
  /\b10\.\d{4,9}\/|https?:/i,
];

const isLineStart = ({ joint }: Unit): boolean => joint === 'line' || joint === 'page';

/** Returns true for an entry next to one that differs only in its digits, as reports of one body do. They look like running heads. */
function isAmongReports(units: readonly Unit[], i: number): boolean {
  const keyAt = (index: number): string | undefined => units[index]?.text.replace(/\d+/g, '0');
  const key = keyAt(i) ?? '';
  const isRepeated = key === keyAt(i - 1) || key === keyAt(i + 1);
  return isRepeated && isLineStart(units[i] as Unit) && isDatedEntry(units[i]?.text ?? '');
}

/** Undoes cuts inside lines of a list with one entry a line, and at marks in a single line, unless both parts have a year, or both an identifier. */
function joinInLines({ classes, sureness }: Classified, units: readonly Unit[]): Classified {
  const lines = classes.filter((_, i) => isLineStart(units[i] as Unit));
  const isList = !lines.includes('inside') && lines.filter((line) => line === 'begin').length >= FEWEST_LINES;
  if (!isList && lines.length > 1) return { classes, sureness };
  const joined = [...classes];
  const textFrom = (from: number) => {
    let to = from + 1;
    while (joined[to] === 'inside') to += 1;
    return units
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  };
  units.forEach(({ joint }, i) => {
    if (joined[i] !== 'begin' || (!isList && joint === 'sentence') || (joint !== 'sentence' && joint !== 'mark'))
      return;
    const before = joined.lastIndexOf('begin', i - 1);
    const parts = before < 0 ? [] : [textFrom(before), textFrom(i)];
    if (before >= 0 && !EVIDENCE.some((form) => parts.every((part) => form.test(part)))) joined[i] = 'inside';
  });
  return { classes: joined, sureness };
}

/** Returns the end of the white space after a label on a line of its own. */
function leadAlone(text: string, end: number): number {
  const rest = /\S/.exec(text.slice(end, end + 200));
  return end + (rest?.index ?? 0);
}

function oneALine(units: readonly Unit[]): Classified {
  const classes = units.map(({ text, joint }): Class => {
    if (joint !== 'line' && joint !== 'page') return 'inside';
    return isHeading(text) || isMarkup(text) ? 'heading' : 'begin';
  });
  return { classes, sureness: new Float32Array(units.length).fill(1) };
}
