import { trimTail } from '@veracite/model/identifiers';
import { stripEnd } from '../../strip';
import { beginsTail, cutsOf } from './tails';
import { joinOf } from './joins';
import { piecesOf, type Piece } from './pieces';
import type { Shapes } from './shapes';
import type { DoiStart } from './starts';

export interface Reading {
  value: string;
  /** Its end in the text. */
  end: number;
}

const MAX_READINGS = 4;

interface Run {
  text: string;
  ends: number[];
}

/** Returns the best readings of the DOI at `start`, before `limit`, best first; `brokenAt`: a line ended there. */
export function readingsAt(
  text: string,
  start: DoiStart,
  limit: number,
  brokenAt: (index: number) => boolean,
  shapes: Shapes,
): Reading[] {
  const pieces = piecesOf(text, start.suffix, limit, brokenAt);
  const readings: Reading[] = [];
  for (const run of runsOf(start.registrant, pieces, shapes)) {
    for (const end of endsOf(run, start, shapes)) {
      const suffix = bare(run.text.slice(0, end));
      const value = `${start.registrant}/${suffix.toLowerCase()}`;
      if (/[\p{L}\d]/u.test(suffix) && !readings.some((other) => other.value === value))
        readings.push({ value, end: run.ends[suffix.length - 1] ?? start.suffix });
    }
  }
  return readings.slice(0, MAX_READINGS);
}

/** Joins the pieces of a DOI, the most likely result first. */
function runsOf(registrant: string, pieces: Piece[], shapes: Shapes): Run[] {
  const [first] = pieces;
  if (!first) return [];
  let run: Run = first;
  const others: Run[] = [];
  for (const [i, piece] of pieces.entries()) {
    if (i === 0) continue;
    const join = joinOf(registrant, run.text, piece, !hasMore(pieces, i), shapes);
    if (join === 'no') break;
    const [whole, ...spelled] = joinedBy(run, piece, registrant, shapes);
    if (!whole) break;
    if (join === 'possible') {
      others.unshift(whole);
      break;
    }
    others.unshift(...spelled, ...(join === 'likely' ? [run] : []));
    run = whole;
  }
  return [run, ...others];
}

function hasMore(pieces: Piece[], i: number): boolean {
  const [next] = pieces.slice(i + 1);
  return next !== undefined && /[\p{L}\d]/u.test(next.text) && !beginsTail(next.text.replace(/^[([]/, ''));
}

/** Joins two pieces, and also without a hyphen between letters at the end of a line, which may mark the line break. */
function joinedBy(run: Run, piece: Piece, registrant: string, shapes: Shapes): Run[] {
  const whole = { text: run.text + piece.text, ends: [...run.ends, ...piece.ends] };
  const isHyphenated = piece.gap === 'line' && /[a-z]-$/.test(run.text) && /^[a-z]/.test(piece.text);
  if (!isHyphenated) return [whole];
  const without = { text: run.text.slice(0, -1) + piece.text, ends: [...run.ends.slice(0, -1), ...piece.ends] };
  const [a, b] = [whole, without].map(({ text }) => bestFit(text, registrant, shapes) === OWN);
  return b && !a ? [without] : a && !b ? [whole] : [whole, without];
}

function bestFit(text: string, registrant: string, shapes: Shapes): number {
  const ends = [text.length, ...cutsOf(text, false).map(({ at }) => at)];
  return Math.max(...ends.map((end) => rankOf(text.slice(0, end), registrant, shapes)));
}

const OWN = 2;

function rankOf(text: string, registrant: string, shapes: Shapes): number {
  return { own: OWN, common: 1, none: 0 }[shapes.fit(registrant, bare(text))];
}

/** Removes punctuation from the end, and characters in which only a SICI may end. */
function bare(suffix: string): string {
  return /co;2-.$/i.test(suffix) ? suffix : trimTail(stripEnd(trimTail(suffix), '-_/+=&'));
}

/** Returns the possible ends of a run, the most likely first. */
function endsOf(run: Run, { registrant, isAddress }: DoiStart, shapes: Shapes): number[] {
  const cuts = cutsOf(run.text, isAddress).sort((a, b) => a.at - b.at);
  const sure = Math.min(run.text.length, ...cuts.filter(({ isSure }) => isSure).map(({ at }) => at));
  const open = cuts.map(({ at }) => at).filter((index) => index < sure);
  const rank = (end: number) => rankOf(run.text.slice(0, end), registrant, shapes);
  // A shape of the registrant decides; without one the shortest reading is the best.
  const ends = [...new Set([...open, sure])].sort((a, b) => rank(b) - rank(a) || a - b);
  return ends.filter((end) => rank(ends[0] ?? 0) < OWN || rank(end) > 0);
}
