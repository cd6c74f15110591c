import type { UnitLabel } from './unit-labels';
import { HAS } from './unit-features';
import { PAGE_MARKS } from './page-lines';
import type { ListContext } from './list-context';
import type { Unit } from './units';

/** A boundary between two units, and the units on both sides. */
interface Boundary {
  list: ListContext;
  i: number;
  unit: Unit;
  before: Unit | undefined;
  after: Unit | undefined;
  label: UnitLabel | undefined;
  /** Characters left on the previous line after adding the first word of this one. If negative, the width forced the break. */
  spaceLeft: number;
  /** The same at the end of this unit. */
  spaceLeftAfter: number;
  width: number;
  /** The nearest units before and after that are not parts of a page */
  p: number;
  q: number;
}

type Feature = (boundary: Boundary) => number | boolean | undefined;

const within = (value: number): number => Math.max(-1, Math.min(1, value));

/** Names and values (-1 to 1) of the features of the boundary before a unit. */
const FEATURES: readonly [name: string, of: Feature][] = [
  ['the first unit', ({ before }) => !before],
  ['the last unit', ({ after }) => !after],
  ['one blank line', ({ unit }) => unit.blanks === 1],
  ['several blank lines', ({ unit }) => unit.blanks > 1],
  ['a blank line after it', ({ after }) => after && after.blanks > 0],
  ['a blank line before the previous unit', ({ before }) => before && before.blanks > 0],
  ['a page begins', ({ unit }) => unit.joint === 'page'],
  ['a label inside a line', ({ unit }) => unit.joint === 'label'],
  ['a mark inside a line', ({ unit }) => unit.joint === 'mark'],
  ['a sentence inside a line', ({ unit }) => unit.joint === 'sentence'],
  ['at the margin', ({ unit, list }) => unit.indent === list.margin],
  ['indent', ({ unit, list }) => within((unit.indent - list.margin) / 8)],
  ['deeper than the previous unit', ({ unit, before }) => before && unit.indent > before.indent],
  ['less deep than the previous unit', ({ unit, before }) => before && unit.indent < before.indent],
  ['the next is deeper', ({ unit, after }) => after && after.indent > unit.indent],
  ['the next is less deep', ({ unit, after }) => after && after.indent < unit.indent],
  ['the break was not forced', ({ before, spaceLeft }) => before && spaceLeft >= 0],
  [
    'space left on the previous line',
    ({ before, spaceLeft, width }) => before && within(spaceLeft / Math.max(20, width)),
  ],
  ['much space left on the previous line', ({ before, spaceLeft }) => before && spaceLeft > 12],
  ['the next break is not forced', ({ after, spaceLeftAfter }) => after && spaceLeftAfter >= 0],
  [
    'space left on this line',
    ({ after, spaceLeftAfter, width }) => after && within(spaceLeftAfter / Math.max(20, width)),
  ],
  ['a label', ({ label }) => label !== undefined],
  ['a number without a mark', ({ label }) => label?.isBare],
  ['follows the previous number', ({ label }) => label?.follows],
  ['is followed by the next number', ({ label }) => label?.isFollowed],
  ['number one', ({ label }) => label?.number === 1],
  ['skips a few numbers', ({ label }) => label?.number !== undefined && label.step > 1 && label.step < 10],
  ['numbers jump', ({ label }) => label?.number !== undefined && (label.step < 1 || label.step >= 10)],
  ['a label without a number', ({ label }) => label && label.number === undefined],
  ['share of such labels', ({ label }) => label?.share],
  ['only a label', ({ label, unit }) => label && label.length >= unit.text.length],
  ['brackets', ({ label }) => label?.kind === 0],
  ['a number and a full stop', ({ label }) => label?.kind === 2],
  ['repeated', ({ list, i }) => (list.repeated.count[i] as number) > 1],
  ['share of repetitions', ({ list, i }) => within((list.repeated.count[i] as number) / list.units.length)],
  ['repeated at a distance longer than an entry', ({ list, i }) => (list.repeated.distance[i] as number) > 9],
  ['distance of the repetition', ({ list, i }) => within((list.repeated.distance[i] as number) / 60)],
  ['a heading', ({ list, i }) => has(list, i, PAGE_MARKS.heading)],
  ['a page number', ({ list, i }) => has(list, i, PAGE_MARKS.number)],
  ['buttons', ({ list, i }) => has(list, i, PAGE_MARKS.buttons)],
  ['only markup', ({ list, i }) => has(list, i, PAGE_MARKS.markup)],
  ['after a heading', ({ list, i }) => has(list, i - 1, PAGE_MARKS.heading)],
  ['after a page number', ({ list, i }) => has(list, i - 1, PAGE_MARKS.number)],
  ['after buttons', ({ list, i }) => has(list, i - 1, PAGE_MARKS.buttons)],
  ['before a page number', ({ list, i }) => has(list, i + 1, PAGE_MARKS.number)],
  ['after a repeated line', ({ list, i }) => (list.repeated.count[i - 1] ?? 0) > 1],
  ['before a repeated line', ({ list, i }) => (list.repeated.count[i + 1] ?? 0) > 1],
  ['the text before the page could end', ({ list, p }) => list.finished[p]],
  ['space left before the page for this unit', ({ list, p, unit, width }) => spaceLeftAt(list, p, unit, width) >= 0],
  ['the text after the page could begin', ({ list, q }) => list.features[q]?.[HAS.couldBegin]],
  ['the text after the page begins in lower case', ({ list, q }) => list.features[q]?.[HAS.small]],
  [
    'without this unit the break was not forced',
    ({ list, p, q, width }) => spaceLeftAt(list, p, list.units[q], width) >= 0,
  ],
  ['after a unit with only a label', ({ list, i, before }) => isAlone(list.labels[i - 1], before)],
  ['same kind of label as the previous unit', ({ list, i, label }) => label && list.labels[i - 1]?.kind === label.kind],
  [
    'the next unit has the same kind of label',
    ({ list, i, label }) => list.labels[i + 1] && (!label || list.labels[i + 1]?.kind === label.kind),
  ],
];

export const BOUNDARY_SIZE = FEATURES.length;

/** Writes the features of the boundary before unit `i` to `out` from `at` on. */
export function writeBoundaryFeatures(list: ListContext, i: number, out: Float32Array, index: number): void {
  const unit = list.units[i] as Unit;
  const before = list.units[i - 1];
  const after = list.units[i + 1];
  const width = list.widths[i] as number;
  const spaceLeft = before ? spaceLeftFor(unit, before, width) : 0;
  const spaceLeftAfter = after ? spaceLeftFor(after, unit, width) : 0;
  const [p, q] = [list.textBefore[i] as number, list.textBehind[i] as number];
  const boundary = { list, i, unit, before, after, label: list.labels[i], spaceLeft, spaceLeftAfter, width, p, q };
  FEATURES.forEach(([, feature], k) => {
    const value = feature(boundary);
    out[index + k] = Number(value ?? 0);
  });
}

/** Returns the characters left on a line after adding the first word of the next line. Negative if it does not fit. */
export function spaceLeftFor({ text }: Unit, before: Unit, width: number): number {
  return width - (before.indent + before.text.length + 1 + text.search(/\s|$/));
}

function isAlone(label: UnitLabel | undefined, unit: Unit | undefined): boolean {
  return label !== undefined && label.length >= (unit?.text.length ?? 0);
}

/** Returns the characters that unit `i` has left for the first word of `next`. */
function spaceLeftAt({ units }: ListContext, i: number, next: Unit | undefined, width: number): number {
  const before = units[i];
  return before && next ? spaceLeftFor(next, before, width) : 0;
}

function has({ marks }: ListContext, i: number, mark: number): boolean {
  return ((marks[i] ?? 0) & mark) !== 0;
}
