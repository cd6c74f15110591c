import type { Piece } from './piece';
import { textOf } from './lines';

/** The printed pieces of a page before they are joined into lines. */
export interface PrintedPage {
  width: number;
  height: number;
  pieces: Piece[];
}

/** Removes line numbers in the margins. Returns how many there were. */
export function withoutLineNumbers(given: readonly PrintedPage[]): { pages: PrintedPage[]; count: number } {
  const pages = given.map(withSeparateNumbers);
  const found = pages.map(lineNumbersOf);
  const having = found.filter((numbers) => numbers.size > 0).length;
  const filled = pages.filter(({ pieces }) => new Set(pieces.map(({ y }) => Math.round(y / 3))).size > 12).length;
  if (having === 0 || having < 0.6 * filled) return { pages: [...given], count: 0 };
  const numbers = found.flatMap((some) => [...some]);
  const edges = [median(numbers.map(({ x0 }) => x0)), median(numbers.map(({ x1 }) => x1))] as const;
  const rest = pages.map((page, i) => ({
    ...page,
    pieces: page.pieces.filter((piece) => !found[i]?.has(piece) && !(found[i]?.size === 0 && isAtEdge(piece, edges))),
  }));
  return { pages: rest, count: numbers.length };
}

/** Maximum difference of line numbers at their edge, in points. */
const ASIDE = 3;

/** Returns true for a number at the edge of the line numbers of other pages. A short page has too few numbers of its own. */
const isAtEdge = (piece: Piece, [left, right]: readonly [number, number]): boolean =>
  isNumber(piece) && (Math.abs(piece.x0 - left) < ASIDE || Math.abs(piece.x1 - right) < ASIDE);

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Minimum gap between a line number and its line, in multiples of the font size. */
const NUMBER_GAP = 0.25;

/** Separates numbers from the lines that begin with them if they are line numbers: the margin may be narrow. */
function withSeparateNumbers(page: PrintedPage): PrintedPage {
  const pieces = page.pieces.flatMap((piece): Piece[] => {
    const [first, ...rest] = piece.runs;
    const next = rest[0];
    if (!first || !next || !/^\s*\d{1,4}\s*$/.test(first.text) || next.x0 - first.x1 < NUMBER_GAP * next.size)
      return [piece];
    return [
      { ...piece, runs: [first], x1: first.x1 },
      { ...piece, runs: rest, x0: next.x0 },
    ];
  });
  const separate = { ...page, pieces };
  return pieces.length > page.pieces.length && lineNumbersOf(separate).size > 0 ? separate : page;
}

/** Finds numbers in the margin next to most lines or every fifth line that increase by a constant step. */
function lineNumbersOf({ pieces, width }: PrintedPage): Set<Piece> {
  const texts = pieces.filter((piece) => !isNumber(piece));
  const best = (['left', 'right'] as const).map((side) => {
    const edge = edgeOf(texts, side, width);
    const outside = pieces
      .filter((piece) => isNumber(piece) && (side === 'left' ? piece.x1 < edge : piece.x0 > edge))
      .sort((a, b) => a.y - b.y);
    return regular(outside);
  });
  const numbers = best.flat();
  const heights = new Set(texts.map(({ y }) => Math.round(y / 3)));
  const isEach = numbers.length >= 0.5 * heights.size;
  const isFifth = numbers.length >= 3 && numbers.every((piece) => Number(textOf(piece.runs)) % 5 === 0);
  return new Set(isEach || isFifth ? numbers : []);
}

const isNumber = (piece: Piece): boolean => /^\s*\d{1,4}\s*$/.test(textOf(piece.runs));

/** Returns the x position where most lines begin or end. */
function edgeOf(texts: readonly Piece[], side: 'left' | 'right', width: number): number {
  const places = texts
    .filter(({ x0, x1, size }) => x1 - x0 > 4 * size)
    .map(({ x0, x1 }) => (side === 'left' ? x0 : x1))
    .sort((a, b) => a - b);
  if (places.length === 0) return side === 'left' ? 0 : width;
  return side === 'left'
    ? (places[Math.floor(places.length * 0.1)] ?? 0)
    : (places[Math.floor(places.length * 0.9)] ?? width);
}

/** Returns the numbers of a column that increase by 1 or 5 if most of them do. */
function regular(column: readonly Piece[]): Piece[] {
  if (column.length < 3) return [];
  const values = column.map(({ runs }) => Number(textOf(runs)));
  const growing = column.filter((_, i) => {
    const next = (values[i + 1] ?? NaN) - (values[i] as number);
    const before = (values[i] as number) - (values[i - 1] ?? NaN);
    return next === 1 || before === 1 || next === 5 || before === 5;
  });
  return growing.length >= 0.8 * column.length ? growing : [];
}

/** Number of rows at the top and bottom of a page that may be a running head or foot. */
const DEEP = 3;

/**
 * Removes running heads and feet: rows repeated at the same position on several pages, ignoring numbers; separate rows at the height of
 * such a row that are not larger than the text (for a chapter of one page); and separate page numbers.
 */
export function withoutRunningHeads(pages: readonly PrintedPage[]): PrintedPage[] {
  const edges = pages.map((page) => edgeRows(page));
  const counts = new Map<string, number>();
  for (const rows of edges) for (const key of new Set(rows.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const enough = pages.length >= 8 ? 3 : 2;
  const isRepeated = (row: readonly Piece[]) => (counts.get(keyOf(row)) ?? 0) >= enough;
  const heights = heightsOf(edges.map((rows) => rows.filter((row, index) => isRepeated(row) && isApart(rows, index))));
  return pages.map((page, i) => {
    const rows = edges[i] ?? [];
    const size = sizeOf(page);
    const heads = new Set(
      rows
        .filter(
          (row, index) =>
            isRepeated(row) ||
            (isApart(rows, index) &&
              (isPageNumber(wordsOf(row)) || (heights.has(Math.round(row[0]?.y ?? 0)) && !isLarge(row, size)))),
        )
        .flat(),
    );
    return heads.size === 0 ? page : { ...page, pieces: page.pieces.filter((piece) => !heads.has(piece)) };
  });
}

/** Returns the median font size of the pieces of a page. */
function sizeOf({ pieces }: PrintedPage): number {
  const sizes = pieces.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

/** Returns true for the heading of a chapter, which is larger than the text. */
const isLarge = ([first]: readonly Piece[], size: number): boolean => (first?.size ?? 0) > 1.15 * size;

/** Returns the heights at which heads and feet repeat on at least two pages. */
function heightsOf(repeated: readonly (readonly Piece[])[][]): Set<number> {
  const counts = new Map<number, number>();
  for (const rows of repeated)
    for (const y of new Set(rows.map((row) => Math.round(row[0]?.y ?? 0)))) counts.set(y, (counts.get(y) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([y]) => y));
}

/** Returns true for the first or last row if a gap separates it from the text. */
function isApart(rows: readonly Piece[][], index: number): boolean {
  if (index > 0 && index < rows.length - 1) return false;
  const neighbor = rows[index === 0 ? 1 : index - 1]?.[0];
  const [own] = rows[index] ?? [];
  return !neighbor || !own || Math.abs(neighbor.y - own.y) > 1.75 * neighbor.size;
}

/** Returns the first and last rows of a page across all columns. */
function edgeRows({ pieces }: PrintedPage): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && Math.abs((row[0] as Piece).y - piece.y) < 3) row.push(piece);
    else rows.push([piece]);
  }
  return rows.length <= 2 * DEEP ? rows : [...rows.slice(0, DEEP), ...rows.slice(-DEEP)];
}

const wordsOf = (row: readonly Piece[]): string => row.map(({ runs }) => textOf(runs)).join(' ');

const keyOf = (row: readonly Piece[]): string =>
  `${Math.round((row[0]?.y ?? 0) / 4)} ${wordsOf(row)
    .toLowerCase()
    .replace(/(?<!\S)\d{1,4}(?!\S)/g, '0')
    .replace(/\s+/g, ' ')
    .trim()}`;

const isPageNumber = (text: string): boolean =>
  /^[-–—|\s]*(?:(?:page|seite|página|p|s)\.?\s?)?(?:\d{1,4}|[ivxl]{1,6})(?:\s?(?:of|von|de|\/)\s?\d{1,4})?[-–—|\s]*$/i.test(
    text,
  );
