import { trimTail } from '@veracite/model/identifiers';
import { beginsTail, cutsOf } from './tails';
import type { Piece } from './pieces';
import type { Shapes } from './shapes';

/** Judges whether a piece continues the text before the gap; `likely` and `possible` keep the other reading as well. */
export type Join = 'certain' | 'likely' | 'possible' | 'no';

/** Characters that end no DOI, so that the next piece belongs to it. */
const UNFINISHED = /[-/_:(<]$/;
const YEAR = /^\(?(?:1[5-9]|20)\d\d[a-z]?[.,;:)]*$/;
/** The label of the next entry, pages, a volume and its issue. */
const NUMBERS =
  /^(?:\[?\d{1,3}[.)\]]|(?:pp?|vol|nos?|nr|bd|art|fig|ch|ed)\.?\d.*|\d+\s?[-–]\s?\d+[.,]?|\d{1,4}\(\d{1,4}\)[,:;].*|\d{1,4}[:;,].*)$/i;

/**
 * Decides whether a piece after a gap belongs to the DOI before it. The shapes of the registrant decide; if they do not, the piece
 * belongs to it if the text before cannot end a DOI, or if the piece is not a word, a year or pages.
 * @param isLast whether no sentence follows the piece
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
  // No entry begins with so many digits: "10.1145/1240624." and "1240690".
  if (alone === 'own' && isLine && joined === 'own' && /^\d+$/.test(after))
    return before.endsWith('.') && after.length > 4 ? 'likely' : 'possible';
  if (alone === 'own') return 'no';
  if (joined === 'own') return 'certain';
  if (beginsTail(piece.text)) return 'no';
  const hasDigit = /\d/.test(after);
  if (!hasDigit) return isLine && UNFINISHED.test(before) && /^[a-z]/.test(after) ? 'likely' : 'no';
  if (UNFINISHED.test(before) || (!/\d/.test(before) && !YEAR.test(after))) return 'likely';
  if (!isLine || NUMBERS.test(piece.text)) return 'no';
  return overLine(before, after, isLast, joined === 'common' && alone === 'none');
}

/** Decides the same at the end of a line, if the shapes of the registrant do not. */
function overLine(before: string, after: string, isLast: boolean, isCommon: boolean): Join {
  const isStop = before.endsWith('.');
  if (YEAR.test(after)) return isStop ? 'possible' : 'no';
  // "ejpt.v5." and "26516"; a number of up to three digits may be that of a page or of the next entry.
  if (/^\d+$/.test(after)) return (isStop && (isCommon || after.length > 3)) || isLast ? 'likely' : 'possible';
  return isCommon || isLast || /^[._/-]|^[a-z\d].*(?:[._/-]|[a-z]\d|\d[a-z])/.test(after) ? 'likely' : 'possible';
}

/** Returns whether a text ends inside the angle brackets of a SICI: "(195607/08)9:4<822:: AID-CNCR2820090430>3.0.CO;2-4". */
function isInSici(text: string): boolean {
  const index = text.lastIndexOf('<');
  return index >= 0 && !text.includes('>', index);
}
