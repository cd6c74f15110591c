import { pick } from '@veracite/testing/seeded';
import type { Piece } from '../sample';

/** Removes and adds spaces around marks and hyphens, as text extraction from PDF files does. */
export function disturbSpaces(pieces: readonly Piece[], random: () => number): Piece[] {
  const way = pick(['before', 'both', 'lost', 'hyphen', 'glued'], random);
  const share = 0.2 + random() * 0.8;
  const now = (): boolean => random() < share;
  return pieces.map((piece) => {
    if (way === 'glued' && now()) return { ...piece, text: glued(piece.text) };
    // A broken address would not be recognized.
    if (piece.label === 'other') return piece;
    return { ...piece, text: disturb(piece.text, way, now) };
  });
}

/** Removes the space before the next field: "detectorsNucl. Instrum.". */
function glued(text: string): string {
  return /[\p{L}\d.,]\s$/u.test(text) || !text.trim() ? text.trimEnd() : text;
}

function disturb(text: string, way: string, now: () => boolean): string {
  if (way === 'hyphen')
    return text.replace(/(\p{Ll}{3})(?=\p{Ll}{3})/gu, (part) => (now() && now() && now() ? `${part}- ` : part));
  if (way === 'lost') return text.replace(/([.,:;]) (?=\p{L}|\d)/gu, (part, mark: string) => (now() ? mark : part));
  const before = text.replace(/(?<=[\p{L}\p{N}])([.,:;)])/gu, (mark) => (now() ? ` ${mark}` : mark));
  return way === 'before'
    ? before.replace(/([.,:;]) (?=\p{L})/gu, (part, mark: string) => (now() ? mark : part))
    : before.replace(/\((?=\S)/g, '( ');
}
