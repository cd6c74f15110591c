import { isButtons, isHeading, isMarkup, isPageNumber } from './page-signs';
import type { Labelled } from './labels-of';
import type { Setting } from './setting';
import type { Unit } from './units';

/** A boundary between two units, and what stands on both sides. */
interface Boundary {
  setting: Setting;
  i: number;
  unit: Unit;
  before: Unit | undefined;
  after: Unit | undefined;
  label: Labelled | undefined;
  /** Characters that the line before had left when the first word of this one is put on it; less than nothing: the width forced the break. */
  room: number;
  /** The same at the end of this unit. */
  roomAfter: number;
  width: number;
}

type Sign = (boundary: Boundary) => number | boolean | undefined;

const within = (value: number): number => Math.max(-1, Math.min(1, value));

/** Names of what is seen at the boundary before a unit, and how much of it there is: -1 to 1. */
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
  ['comes again', ({ setting, i }) => (setting.repeats[i] as number) > 1],
  ['how often', ({ setting, i }) => within((setting.repeats[i] as number) / setting.units.length)],
  ['a heading', ({ unit }) => isHeading(unit.text)],
  ['a number of a page', ({ unit }) => isPageNumber(unit.text)],
  ['buttons', ({ unit }) => isButtons(unit.text)],
  ['mark-up alone', ({ unit }) => isMarkup(unit.text)],
  ['behind a heading', ({ before }) => before && isHeading(before.text)],
  ['behind a number of a page', ({ before }) => before && isPageNumber(before.text)],
  ['behind buttons', ({ before }) => before && isButtons(before.text)],
  ['before a number of a page', ({ after }) => after && isPageNumber(after.text)],
  ['behind a label alone', ({ setting, i, before }) => isAlone(setting.labels[i - 1], before)],
  ['labelled like the one before', ({ setting, i, label }) => label && setting.labels[i - 1]?.kind === label.kind],
  [
    'the next has such a label',
    ({ setting, i, label }) => setting.labels[i + 1] && (!label || setting.labels[i + 1]?.kind === label.kind),
  ],
];

/** How many numbers a boundary has. */
export const BOUNDARY_SIZE = SIGNS.length;

/** Writes what is seen at the boundary before unit `i` to `out` from `at` on. */
export function lookAtBoundary(setting: Setting, i: number, out: Float32Array, at: number): void {
  const unit = setting.units[i] as Unit;
  const before = setting.units[i - 1];
  const after = setting.units[i + 1];
  const width = setting.widths[i] as number;
  const room = before ? roomFor(unit, before, width) : 0;
  const roomAfter = after ? roomFor(after, unit, width) : 0;
  const boundary = { setting, i, unit, before, after, label: setting.labels[i], room, roomAfter, width };
  SIGNS.forEach(([, of], k) => {
    const value = of(boundary);
    out[at + k] = Number(value ?? 0);
  });
}

/** Characters left on a line when the first word of the next is put on it; less than nothing when it does not fit. */
export function roomFor({ text }: Unit, before: Unit, width: number): number {
  return width - (before.indent + before.text.length + 1 + text.search(/\s|$/));
}

function isAlone(label: Labelled | undefined, unit: Unit | undefined): boolean {
  return label !== undefined && label.length >= (unit?.text.length ?? 0);
}
