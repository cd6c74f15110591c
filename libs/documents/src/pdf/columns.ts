import { lineOf, textOf, type Line } from './lines';
import type { Piece } from './piece';
import { joined } from './pieces';

/** Step of the search for gutters, in points. */
const STEP = 2;
/** Minimum number of lines on a page to detect columns. */
const LEAST_LINES = 8;

/** Minimum share of a piece inside its column. */
const MOSTLY = 0.88;
/** Maximum width of a label that overlaps a gutter, in multiples of the font size. */
const HANGS = 3.5;
const LABEL = /^\s*(?:[[(]\s?\p{L}{0,9}\+?\d{1,4}[a-z]?\s?[\])]|\d{1,4}[.)]?(?=\s|$))/u;

/**
 * Returns the lines of a page in reading order: column by column between the lines that span all columns.
 * A gutter is a vertical strip that few pieces cross, with lines on both sides.
 */
export function linesInOrder(pieces: readonly Piece[], page: number, gutters = guttersOf(pieces)): Line[] {
  const edges = [-Infinity, ...gutters, Infinity];
  const columnOf = (piece: Piece): number => {
    const { x0, x1, size } = piece;
    for (let i = 0; i + 1 < edges.length; i += 1) {
      const left = edges[i] as number;
      const inside = Math.min(x1, edges[i + 1] as number) - Math.max(x0, left);
      if (inside >= MOSTLY * (x1 - x0)) return i;
      // The numbers of a list overlap the gutter and belong to the line on their right.
      if (left - x0 < HANGS * size && x0 < left && inside > 0.3 * (x1 - x0) && LABEL.test(textOf(piece.runs))) return i;
    }
    return -1;
  };
  const lines = joined(pieces, (left, right) => {
    const [column, other] = [columnOf(left), columnOf(right)];
    if (column >= 0 && other >= 0 && column !== other) return false;
    if (column === other) return column >= 0 || right.x0 - left.x1 < left.size;
    return right.x0 - left.x1 < 0.5 * left.size && !gutters.some((x) => left.x1 <= x && x <= right.x0);
  }).map((piece) => lineOf(piece, page, gutters.length === 0 ? 0 : columnOf(piece)));
  return gutters.length === 0 ? lines.sort(downwards) : byBands(lines, gutters);
}

const downwards = (a: Line, b: Line): number => a.y - b.y || a.x0 - b.x0;

/** Maximum part of the next column that a line covers when it only runs over the edge of its own, in multiples of its font size. */
const RUNS_OVER = 7;

/** Maximum width of the last cell of a row, in multiples of its font size. */
const CELL = 4;

/** Returns the line in its own column if it runs over the gutter: near a line with the same left edge, or as the last cell of a row. */
function withinColumn(line: Line, lines: readonly Line[], gutters: readonly number[]): Line {
  const { x0, x1, y, size } = line;
  const crossed = gutters.findIndex((x) => x0 < x - size && x1 > x);
  const gutter = gutters[crossed] ?? Infinity;
  if (line.column >= 0 || x1 - gutter > RUNS_OVER * size) return line;
  const isPart = lines.some((other) => {
    const [dx, dy] = [Math.abs(other.x0 - x0), Math.abs(other.y - y)];
    const isInRow = dy < 0.3 * size && other.x1 < x0 && x1 - x0 < CELL * size;
    return other.column === crossed && (isInRow || (dx < 1 && dy < 1.4 * size));
  });
  return isPart ? { ...line, column: crossed } : line;
}

/** Orders the columns from left to right within the bands between lines that span all columns. */
function byBands(all: readonly Line[], gutters: readonly number[]): Line[] {
  const lines = all.map((line) => withinColumn(line, all, gutters));
  const across = lines.filter(({ column }) => column < 0).sort(downwards);
  const ordered: Line[] = [];
  let rest = lines.filter(({ column }) => column >= 0);
  for (const line of across) {
    const above = rest.filter(({ y }) => y < line.y);
    rest = rest.filter(({ y }) => y >= line.y);
    ordered.push(...above.sort(byColumn), line);
  }
  return [...ordered, ...rest.sort(byColumn)];
}

const byColumn = (a: Line, b: Line): number => a.column - b.column || downwards(a, b);

/** Maximum distance of gutters that count as one, in points. */
const NEAR = 8;
/** Maximum share of a page's pieces that may cross the gutter of the other pages, such as titles, figures and hanging numbers. */
const MAY_CROSS = 0.3;

/** Finds the gutters of each page. A page whose own gutter cannot be detected gets that of the other pages. */
export function guttersOfPages(pages: readonly { pieces: readonly Piece[] }[]): number[][] {
  const own = pages.map(({ pieces }) => guttersOf(pieces));
  const single = own.flatMap((gutters) => (gutters.length === 1 ? gutters : []));
  const votes = single.map((x) => single.filter((other) => Math.abs(other - x) < NEAR));
  const [most = []] = [...votes].sort((a, b) => b.length - a.length);
  const middle = [...most].sort((a, b) => a - b)[Math.floor(most.length / 2)];
  if (middle === undefined) return own;
  return pages.map(({ pieces }, i) => {
    const gutters = own[i] ?? [];
    if (gutters.some((x) => Math.abs(x - middle) < NEAR)) return gutters;
    const wide = pieces.filter(({ x0, x1, size }) => x1 - x0 > 2 * size);
    const crossing = wide.filter(({ x0, x1, size }) => x0 < middle - size && x1 > middle + size).length;
    const isOneSided = !wide.some(({ x1 }) => x1 < middle) || !wide.some(({ x0 }) => x0 > middle);
    // Wide spaces of a page with a single column look like a gutter.
    if (isOneSided) return crossing === 0 ? [middle] : gutters;
    return crossing <= MAY_CROSS * wide.length && gutters.length < 2 ? [middle] : gutters;
  });
}

/** Finds the x positions of gutters, from the left. */
function guttersOf(pieces: readonly Piece[]): number[] {
  const wide = pieces.filter(({ x0, x1, size }) => x1 - x0 > 2 * size);
  if (wide.length < LEAST_LINES) return [];
  const left = Math.min(...wide.map(({ x0 }) => x0));
  const right = Math.max(...wide.map(({ x1 }) => x1));
  const gutter = gutterBetween(wide, left, right, pieces);
  if (gutter === undefined) return [];
  const halves = [wide.filter(({ x1 }) => x1 <= gutter + 1), wide.filter(({ x0 }) => x0 >= gutter - 1)];
  const [before, behind] = halves.map((half) => {
    const [from, to] = [Math.min(...half.map(({ x0 }) => x0)), Math.max(...half.map(({ x1 }) => x1))];
    const inner = to - from > 0.55 * (right - left) ? gutterBetween(half, from, to, half, true) : undefined;
    return inner === undefined ? [] : [inner];
  });
  return [...(before ?? []), gutter, ...(behind ?? [])];
}

/**
 * @param all all pieces, including short ones that do not define columns but do not cross gutters either
 * @param isInner whether this is a half of a page, which is not divided further
 */
function gutterBetween(
  pieces: readonly Piece[],
  left: number,
  right: number,
  all: readonly Piece[],
  isInner = false,
): number | undefined {
  const width = right - left;
  let best: { from: number; to: number; crossing: number } | undefined;
  for (let x = left + 0.25 * width; x <= right - 0.25 * width; x += STEP) {
    const crossing = all.filter(({ x0, x1 }) => x0 < x && x < x1).length;
    if (!best || crossing < best.crossing) best = { from: x, to: x, crossing };
    else if (crossing === best.crossing && x - best.to <= STEP + 0.1) best.to = x;
  }
  if (!best) return undefined;
  const x = (best.from + best.to) / 2;
  const before = pieces.filter(({ x1 }) => x1 <= x);
  const behind = pieces.filter(({ x0 }) => x0 >= x);
  return isGutter(before, behind, x, { left, right }, best.crossing, isInner) ? x : undefined;
}

/** Returns true if lines on both sides are at the same heights and reach the gutter, and few pieces cross it. */
function isGutter(
  before: readonly Piece[],
  behind: readonly Piece[],
  x: number,
  edge: { left: number; right: number },
  crossing: number,
  isInner: boolean,
): boolean {
  const fewer = Math.min(before.length, behind.length);
  if (fewer < 5 || crossing > 0.6 * fewer + 6) return false;
  const filled = (side: readonly Piece[], width: number): number => {
    const rows = rowsOf(side);
    return rows.filter((row) => row.x1 - row.x0 > 0.6 * width).length / rows.length;
  };
  // Lines of two further columns fill their side only together.
  const isDivided = (side: readonly Piece[], from: number, to: number): boolean =>
    !isInner && to - from > 0.55 * (edge.right - edge.left) && gutterBetween(side, from, to, side, true) !== undefined;
  if (filled(before, x - edge.left) < 0.4 && !isDivided(before, edge.left, x)) return false;
  if (filled(behind, edge.right - x) < 0.35 && !isDivided(behind, x, edge.right)) return false;
  const heights = behind.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  return before.some(({ y }) => y >= top - 20 && y <= bottom + 20);
}

/** Maximum space between words of a justified line, in multiples of the font size. */
const JUSTIFIED = 3.5;

/** Returns the horizontal extent of each printed line across its wide spaces. */
function rowsOf(side: readonly Piece[]): { x0: number; x1: number; y: number }[] {
  const rows: { x0: number; x1: number; y: number }[] = [];
  for (const { x0, x1, y, size } of [...side].sort((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - y) < 0.3 * size && x0 - row.x1 < JUSTIFIED * size && x0 >= row.x0)
      row.x1 = Math.max(row.x1, x1);
    else rows.push({ x0, x1, y });
  }
  return rows;
}
