import { trimTail } from '@veracite/model/identifiers';
import { beginsTail, cutsOf } from './tails';
import type { Piece } from './pieces';
import type { Shapes } from './shapes';

/** Whether a piece goes on what stands before the gap: `likely` and `possible` leave the other reading open. */
export type Join = 'certain' | 'likely' | 'possible' | 'no';

/** Ends that no DOI has: what follows belongs to it. */
const UNFINISHED = /[-/_:(<]$/;
const YEAR = /^\(?(?:1[5-9]|20)\d\d[a-z]?[.,;:)]*$/;
/** The label of the next entry, pages, a volume and its issue. */
const NUMBERS =
  /^(?:\[?\d{1,3}[.)\]]|(?:pp?|vol|nos?|nr|bd|art|fig|ch|ed)\.?\d.*|\d+\s?[-–]\s?\d+[.,]?|\d{1,4}\(\d{1,4}\)[,:;].*|\d{1,4}[:;,].*)$/i;

/**
 * Whether a piece behind a gap belongs to the DOI begun before it: by the shapes of its registrant; failing those, when what is
 * before could not end a DOI, or the piece is no word, no year and no pages.
 * @param isLast no sentence follows the piece
 */
export function joinOf(registrant: string, before: string, piece: Piece, isLast: boolean, shapes: Shapes): Join {
  const after = trimTail(
    piece.text.slice(0, Math.min(piece.text.length, ...cutsOf(piece.text, false).map(({ at }) => at))),
  );
  if (!/^[\da-z([<:._/-]/i.test(after)) return 'no';
  if (before === '') return 'certain';
  if (/co;2-$/i.test(before) || isInSici(before)) return 'certain';
  if (/co;2(?:-.)?$/i.test(before)) return 'no';
  const alone = shapes.fit(registrant, trimTail(before));
  const joined = shapes.fit(registrant, before + after);
  const isLine = piece.gap === 'line';
  if (alone === 'own') return isLine && joined === 'own' && /^\d+$/.test(after) ? 'possible' : 'no';
  if (joined === 'own') return 'certain';
  if (beginsTail(piece.text)) return 'no';
  const hasDigit = /\d/.test(after);
  if (!hasDigit) return isLine && UNFINISHED.test(before) && /^[a-z]/.test(after) ? 'likely' : 'no';
  if (UNFINISHED.test(before) || (!/\d/.test(before) && !YEAR.test(after))) return 'likely';
  if (!isLine || NUMBERS.test(piece.text)) return 'no';
  return overLine(before, after, isLast, joined === 'common' && alone === 'none');
}

/** The same at a line's end, of registrants whose shapes do not tell. */
function overLine(before: string, after: string, isLast: boolean, isCommon: boolean): Join {
  const isStop = before.endsWith('.');
  if (YEAR.test(after)) return isStop ? 'possible' : 'no';
  // "ejpt.v5." and "26516"; a number of up to three digits may be that of a page or of the next entry.
  if (/^\d+$/.test(after)) return (isStop && (isCommon || after.length > 3)) || isLast ? 'likely' : 'possible';
  return isCommon || isLast || /^[._/-]|^[a-z\d].*(?:[._/-]|[a-z]\d|\d[a-z])/.test(after) ? 'likely' : 'possible';
}

/** A SICI stays open until its ">" : "(195607/08)9:4<822:: AID-CNCR2820090430>3.0.CO;2-4". */
function isInSici(text: string): boolean {
  const at = text.lastIndexOf('<');
  return at >= 0 && !text.includes('>', at);
}
