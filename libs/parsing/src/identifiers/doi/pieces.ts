/** A part of a suffix without white space. */
export interface Piece {
  /** Decoded: no escapes, ASCII hyphens and angle brackets. */
  text: string;
  /** End of each character in the source. */
  ends: number[];
  /** White space before it; `none` for the first piece. */
  gap: 'none' | 'space' | 'line';
  /** A character follows that occurs in no DOI: a quotation mark, a bar. */
  isStopped: boolean;
}

const MAX_PIECES = 4;
/** The longest known DOI has about 200 characters. */
const MAX_CHARACTERS = 260;

const HIDDEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const HYPHEN = /[\u2010-\u2015\u2212]/;
const ANGLES: Record<string, string> = {
  '⟨': '<',
  '〈': '<',
  '‹': '<',
  '˂': '<',
  '⟩': '>',
  '〉': '>',
  '›': '>',
  '˃': '>',
};
/** Quotation marks, braces, bars, Markdown emphasis: none of them occurs in 180,000 DOIs. */
const STOP = /["'`´“”„‟‘’«»|^{}\\*~]|[^\u0021-\u007e]/;
/** The end of a SICI (ANSI/NISO Z39.56): a check character of any kind follows the hyphen. */
const SICI_CHECK = /\d\.\d\.co;2-$/i;

/** What programs put into a SICI because its end looks like a host: spaces, a scheme. */
const SICI_MARKS: [before: RegExp, marks: RegExp][] = [
  [/[\d)]$/, /^\s{1,3}(?=<\s?\d{1,9}:)/],
  [/[\da-z]$/i, /^\s{1,3}(?=>\s?\[?(?:https?:\/\/|www\.)?\d\.\d\.co\b)/i],
  [/>$/, /^\s{0,3}\[?(?:https?:\/\/|www\.)?(?=\d\.\d\.co\b)/i],
];

/** Returns up to four pieces of a suffix before `limit`, ending at a character that occurs in no DOI. */
export function piecesOf(text: string, from: number, limit: number, brokenAt: (index: number) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let gap: Piece['gap'] = 'none';
  let position = from;
  let total = 0;
  while (pieces.length < MAX_PIECES && position < limit && total < MAX_CHARACTERS) {
    const piece = pieceAt(text, position, Math.min(limit, position + MAX_CHARACTERS - total), gap);
    if (piece.text === '' && pieces.length > 0) break;
    pieces.push(piece);
    total += piece.text.length;
    position = piece.ends.at(-1) ?? position;
    if (piece.isStopped) break;
    const next = endOfSpace(text, position, limit);
    if (next === position) break;
    gap = 'space';
    for (let i = position; i < next; i += 1) if (brokenAt(i)) gap = 'line';
    position = next;
  }
  return pieces;
}

/** Skips white space and invisible characters; returns `from` if there are 40 or more. */
function endOfSpace(text: string, from: number, limit: number): number {
  let index = from;
  while (index < limit && index - from < 40 && (/\s/.test(text.charAt(index)) || HIDDEN.test(text.charAt(index))))
    index += 1;
  return index - from < 40 ? index : from;
}

function pieceAt(text: string, from: number, limit: number, gap: Piece['gap']): Piece {
  const piece: Piece = { text: '', ends: [], gap, isStopped: false };
  for (let index = from; index < limit;) {
    const unit = unitAt(text, index, piece.text);
    if (unit === undefined) return piece;
    if (unit.text === undefined) return { ...piece, isStopped: true };
    index = unit.end;
    for (const char of unit.text) {
      piece.text += char;
      piece.ends.push(index);
    }
  }
  return piece;
}

/** Decodes the next character; undefined at white space, without `text` at a character that occurs in no DOI. */
function unitAt(text: string, index: number, before: string): { text?: string; end: number } | undefined {
  const char = text.charAt(index);
  if (HIDDEN.test(char)) return { text: '', end: index + 1 };
  const marks = marksInSici(text, index, before);
  if (marks > 0) return { text: '', end: index + marks };
  if (/\s/.test(char)) return undefined;
  if (SICI_CHECK.test(before.slice(-12))) return char === '%' ? decoded(text, index) : { text: char, end: index + 1 };
  if (HYPHEN.test(char)) return { text: '-', end: index + 1 };
  if (char in ANGLES) return { text: ANGLES[char], end: index + 1 };
  if (char === '%') return decoded(text, index);
  if (char === '\\' && /[_%&#$]/.test(text.charAt(index + 1))) return { text: text.charAt(index + 1), end: index + 2 };
  // In a SICI the position within the issue follows: "17:15<1661::AID-SIM968>3.0.CO;2-2".
  if (char === '<')
    return /^<\s?[^<>\s]{0,12}:/.test(text.slice(index, index + 15)) ? { text: char, end: index + 1 } : { end: index };
  return STOP.test(char) ? { end: index } : { text: char, end: index + 1 };
}

/** Returns the length of the marks that programs put into a SICI. */
function marksInSici(text: string, index: number, before: string): number {
  const ahead = text.slice(index, index + 30);
  return Math.max(
    ...SICI_MARKS.map(([end, marks]) => (end.test(before.slice(-1)) ? (marks.exec(ahead)?.[0].length ?? 0) : 0)),
  );
}

/** Decodes a run of percent escapes; a single percent sign is part of some old DOIs. */
function decoded(text: string, index: number): { text: string; end: number } {
  const run = /^(?:%[\da-f]{2}){1,12}/i.exec(text.slice(index, index + 36))?.[0] ?? '';
  try {
    const plain = decodeURIComponent(run).replace(/[\u2010-\u2015]/g, '-');
    if (run && !/[\s"]/.test(plain)) return { text: plain, end: index + run.length };
  } catch {
    return { text: '%', end: index + 1 };
  }
  return { text: '%', end: index + 1 };
}
