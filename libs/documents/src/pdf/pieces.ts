import { endsWithAccent } from './accents';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api';
import type { Piece, Run } from './piece';
import type { TexFonts } from './tex-fonts';

/** Minimum gap between pieces, in multiples of the font size. */
const WIDE = 0.9;
/** Minimum gap between words if the file has no space characters, in multiples of the font size. */
const BLANK = 0.17;
/** Maximum page width of PDF readers, in points (ISO 32000-1, annex C.2). */
const WIDEST = 14_400;

/**
 * Returns the text of a page as pieces in file order, without rotated text (a stamp in the margin, axis labels) and text outside the
 * page.
 * @param matrix transformation from file to page coordinates
 * @param fonts the fonts of the document, which are updated from each page
 */
export function piecesOf(
  items: readonly (TextItem | TextMarkedContent)[],
  matrix: readonly number[],
  width: number,
  fonts: TexFonts,
): Piece[] {
  const pieces: Piece[] = [];
  let current: Piece | undefined;
  let blank = false;
  for (const item of items) {
    if (!('str' in item)) continue;
    if (/^\s*$/.test(item.str) && !/[\v\f]/.test(item.str)) {
      blank ||= item.str !== '';
      continue;
    }
    const run = within(runOf(item, fonts, matrix), Math.min(width, WIDEST));
    if (!run) continue;
    if (current && continues(current, run)) append(current, run, blank);
    else pieces.push((current = { runs: [run], x0: run.x0, x1: run.x1, y: run.y, size: run.size }));
    blank = false;
  }
  for (const piece of pieces) useMainRun(piece);
  return pieces;
}

/** Clips a run to the page: damaged files contain letters a thousand pages wide, which would slow all measurements. */
function within(run: Run | undefined, width: number): Run | undefined {
  if (!run || ![run.x0, run.x1, run.y, run.size].every(Number.isFinite)) return undefined;
  if (run.x1 < 0 || run.x0 > width) return undefined;
  return { ...run, x0: Math.max(0, run.x0), x1: Math.min(width, run.x1) };
}

function runOf(
  item: TextItem,
  fonts: TexFonts,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[],
): Run | undefined {
  const [ia, ib, ic, id, ie, iF] = item.transform as [number, number, number, number, number, number];
  const along = [a * ia + c * ib, b * ia + d * ib] as const;
  const up = [a * ic + c * id, b * ic + d * id] as const;
  const size = Math.hypot(...up);
  if (Math.abs(along[1]) > 0.1 * Math.abs(along[0]) || along[0] < 0 || !(size > 0.5)) return undefined;
  const x0 = a * ie + c * iF + e;
  return {
    text: fonts.reserveControls(item.str, item.fontName),
    x0,
    x1: x0 + Math.abs(item.width),
    y: b * ie + d * iF + f,
    size,
    font: item.fontName,
  };
}

function continues(piece: Piece, run: Run): boolean {
  const last = piece.runs.at(-1) as Run;
  const size = Math.max(last.size, run.size, piece.size);
  const gap = run.x0 - last.x1;
  // An accent is printed before the letter under it.
  const back = endsWithAccent(last.text) ? -1 : -0.6;
  return Math.abs(run.y - piece.y) < 0.55 * size && gap > back * size && gap < WIDE * size;
}

function append(piece: Piece, run: Run, blank: boolean): void {
  const last = piece.runs.at(-1) as Run;
  const isApart = blank || run.x0 - last.x1 > BLANK * Math.max(last.size, run.size);
  if (isApart && !/\s$/.test(last.text) && !/^\s/.test(run.text)) last.text += ' ';
  if (last.font === run.font && Math.abs(last.size - run.size) < 0.2 && Math.abs(last.y - run.y) < 0.3) {
    last.text += run.text;
    last.x1 = run.x1;
  } else piece.runs.push(run);
  // The piece takes the baseline of its largest run.
  if (run.size > piece.size + 0.3) {
    piece.size = run.size;
    piece.y = run.y;
  }
  piece.x1 = Math.max(piece.x1, run.x1);
}

/** Sets size and baseline to those of most characters. */
function useMainRun(piece: Piece): void {
  const main = mostOf(piece.runs);
  piece.size = main.size;
  piece.y = main.y;
}

/** Returns the run whose size and baseline most characters have. */
export function mostOf(runs: readonly Run[]): Run {
  const counts = new Map<string, { run: Run; count: number }>();
  for (const run of runs) {
    const key = `${Math.round(run.size * 2)} ${Math.round(run.y)}`;
    const known = counts.get(key);
    if (known) known.count += run.text.length;
    else counts.set(key, { run, count: run.text.length });
  }
  return [...counts.values()].reduce((most, each) => (each.count > most.count ? each : most)).run;
}

/** Joins adjacent pieces on one baseline that were printed out of order. */
export function joined(pieces: readonly Piece[], isTogether: (left: Piece, right: Piece) => boolean): Piece[] {
  const sorted = [...pieces].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const result: Piece[] = [];
  for (const piece of sorted) {
    const neighbor = result
      .slice(-12)
      .findLast(
        (other) =>
          Math.abs(other.y - piece.y) < 0.3 * Math.max(other.size, piece.size) &&
          !overlap(other, piece) &&
          isTogether(...inOrder(other, piece)),
      );
    if (neighbor) unite(neighbor, piece);
    else result.push({ ...piece, runs: [...piece.runs] });
  }
  return result;
}

const inOrder = (a: Piece, b: Piece): [Piece, Piece] => (a.x0 <= b.x0 ? [a, b] : [b, a]);
/** Returns true if print overlaps. A word may fill the gap between two words that are joined already. */
const overlap = (a: Piece, b: Piece): boolean =>
  b.runs.some((run) =>
    a.runs.some((other) => Math.min(other.x1, run.x1) - Math.max(other.x0, run.x0) > 0.3 * Math.min(a.size, b.size)),
  );

function unite(piece: Piece, other: Piece): void {
  const [left, right] = inOrder(piece, other);
  const runs = [...left.runs, ...right.runs];
  if (right.x0 < left.x1) runs.sort((a, b) => a.x0 - b.x0);
  runs.forEach((run, i) => {
    const next = runs[i + 1];
    const isApart = next && next.x0 - run.x1 > BLANK * Math.max(run.size, next.size);
    if (isApart && !/\s$/.test(run.text)) run.text += ' ';
  });
  piece.runs = runs;
  piece.x0 = Math.min(left.x0, right.x0);
  piece.x1 = Math.max(left.x1, right.x1);
  useMainRun(piece);
}
