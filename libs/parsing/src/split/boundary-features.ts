import type { Labelled } from './unit-labels';
import { HAS } from './unit-features';
import { PAGE_MARKS } from './page-lines';
import type { Setting } from './list-context';
import type { Unit } from './units';

/** A boundary between two units, and the units on both sides. */
interface Boundary {
  setting: Setting;
  i: number;
  unit: Unit;
  before: Unit | undefined;
  after: Unit | undefined;
  label: Labelled | undefined;
  /** Characters left on the previous line after adding the first word of this one. If negative, the width forced the break. */
  room: number;
  /** The same at the end of this unit. */
  roomAfter: number;
  width: number;
  /** The nearest units before and after that are not parts of a page */
  p: number;
  q: number;
}

type Sign = (boundary: Boundary) => number | boolean | undefined;

const within = (value: number): number => Math.max(-1, Math.min(1, value));

/** Names and values (-1 to 1) of the features of the boundary before a unit. */
const SIGNS: readonly [name: string, of: Sign][] = [
  ['the first unit', ({ before }) => !before],
  ['the last unit', ({ after }) => !after],
  ['one blank line', ({ unit }) => unit.blanks === 1],
  ['several blank lines', ({ unit }) => unit.blanks > 1],
  ['a blank line behind', ({ after }) => after && after.blanks > 0],
  ['a blank line before the one before', ({ before }) => before && before.blanks > 0],
  ['a page begins', ({ unit }) => unit.joint === 'page'],
  ['a label inside a line', ({ unit }) => unit.joint === 'label'],
  ['a mark inside a line', ({ unit }) => unit.joint === 'mark'],
  ['a sentence inside a line', ({ unit }) => unit.joint === 'sentence'],
  ['at the margin', ({ unit, setting }) => unit.indent === setting.margin],
  ['indent', ({ unit, setting }) => within((unit.indent - setting.margin) / 8)],
  ['deeper than before', ({ unit, before }) => before && unit.indent > before.indent],
  ['less deep than before', ({ unit, before }) => before && unit.indent < before.indent],
  ['the next is deeper', ({ unit, after }) => after && after.indent > unit.indent],
  ['the next is less deep', ({ unit, after }) => after && after.indent < unit.indent],
  ['the break was not forced', ({ before, room }) => before && room >= 0],
  ['room on the line before', ({ before, room, width }) => before && within(room / Math.max(20, width))],
  ['much room on the line before', ({ before, room }) => before && room > 12],
  ['the next break is not forced', ({ after, roomAfter }) => after && roomAfter >= 0],
  ['room on this line', ({ after, roomAfter, width }) => after && within(roomAfter / Math.max(20, width))],
  ['a label', ({ label }) => label !== undefined],
  ['a number without a mark', ({ label }) => label?.isBare],
  ['follows the number before', ({ label }) => label?.follows],
  ['is followed by the next number', ({ label }) => label?.isFollowed],
  ['number one', ({ label }) => label?.number === 1],
  ['skips a few numbers', ({ label }) => label?.number !== undefined && label.step > 1 && label.step < 10],
  ['jumps in its numbers', ({ label }) => label?.number !== undefined && (label.step < 1 || label.step >= 10)],
  ['a label without a number', ({ label }) => label && label.number === undefined],
  ['share of such labels', ({ label }) => label?.share],
  ['a label alone', ({ label, unit }) => label && label.length >= unit.text.length],
  ['brackets', ({ label }) => label?.kind === 0],
  ['a number and a full stop', ({ label }) => label?.kind === 2],
  ['comes again', ({ setting, i }) => (setting.again.count[i] as number) > 1],
  ['how often', ({ setting, i }) => within((setting.again.count[i] as number) / setting.units.length)],
  ['comes again farther than an entry', ({ setting, i }) => (setting.again.apart[i] as number) > 9],
  ['how far', ({ setting, i }) => within((setting.again.apart[i] as number) / 60)],
  ['a heading', ({ setting, i }) => has(setting, i, PAGE_MARKS.heading)],
  ['a number of a page', ({ setting, i }) => has(setting, i, PAGE_MARKS.number)],
  ['buttons', ({ setting, i }) => has(setting, i, PAGE_MARKS.buttons)],
  ['mark-up alone', ({ setting, i }) => has(setting, i, PAGE_MARKS.markup)],
  ['behind a heading', ({ setting, i }) => has(setting, i - 1, PAGE_MARKS.heading)],
  ['behind a number of a page', ({ setting, i }) => has(setting, i - 1, PAGE_MARKS.number)],
  ['behind buttons', ({ setting, i }) => has(setting, i - 1, PAGE_MARKS.buttons)],
  ['before a number of a page', ({ setting, i }) => has(setting, i + 1, PAGE_MARKS.number)],
  ['behind what comes again', ({ setting, i }) => (setting.again.count[i - 1] ?? 0) > 1],
  ['before what comes again', ({ setting, i }) => (setting.again.count[i + 1] ?? 0) > 1],
  ['the text before the page could end', ({ setting, p }) => setting.finished[p]],
  ['the text before the page had room for this', ({ setting, p, unit, width }) => roomAt(setting, p, unit, width) >= 0],
  ['the text behind the page could begin', ({ setting, q }) => setting.looks[q]?.[HAS.couldBegin]],
  ['the text behind the page begins small', ({ setting, q }) => setting.looks[q]?.[HAS.small]],
  [
    'without this the break was not forced',
    ({ setting, p, q, width }) => roomAt(setting, p, setting.units[q], width) >= 0,
  ],
  ['behind a label alone', ({ setting, i, before }) => isAlone(setting.labels[i - 1], before)],
  ['labelled like the one before', ({ setting, i, label }) => label && setting.labels[i - 1]?.kind === label.kind],
  [
    'the next has such a label',
    ({ setting, i, label }) => setting.labels[i + 1] && (!label || setting.labels[i + 1]?.kind === label.kind),
  ],
];

/** Number of features of a boundary. */
export const BOUNDARY_SIZE = SIGNS.length;

/** Writes the features of the boundary before unit `i` to `out` from `at` on. */
export function lookAtBoundary(setting: Setting, i: number, out: Float32Array, at: number): void {
  const unit = setting.units[i] as Unit;
  const before = setting.units[i - 1];
  const after = setting.units[i + 1];
  const width = setting.widths[i] as number;
  const room = before ? roomFor(unit, before, width) : 0;
  const roomAfter = after ? roomFor(after, unit, width) : 0;
  const [p, q] = [setting.textBefore[i] as number, setting.textBehind[i] as number];
  const boundary = { setting, i, unit, before, after, label: setting.labels[i], room, roomAfter, width, p, q };
  SIGNS.forEach(([, of], k) => {
    const value = of(boundary);
    out[at + k] = Number(value ?? 0);
  });
}

/** Returns the characters left on a line after adding the first word of the next line. Negative if it does not fit. */
export function roomFor({ text }: Unit, before: Unit, width: number): number {
  return width - (before.indent + before.text.length + 1 + text.search(/\s|$/));
}

function isAlone(label: Labelled | undefined, unit: Unit | undefined): boolean {
  return label !== undefined && label.length >= (unit?.text.length ?? 0);
}

/** Returns the characters that unit `i` has left for the first word of `next`. */
function roomAt({ units }: Setting, i: number, next: Unit | undefined, width: number): number {
  const before = units[i];
  return before && next ? roomFor(next, before, width) : 0;
}

function has({ marks }: Setting, i: number, mark: number): boolean {
  return ((marks[i] ?? 0) & mark) !== 0;
}
