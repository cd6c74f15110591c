import { pick } from '../random';
import type { Piece } from '../sample';

/** Pieces as a printed page gives them when its text is taken out by a program: spaces lost or put in around marks and hyphens. */
export function disturbSpaces(pieces: readonly Piece[], random: () => number): Piece[] {
  const way = pick(['before', 'both', 'lost', 'hyphen', 'glued'], random);
  const share = 0.2 + random() * 0.8;
  const now = (): boolean => random() < share;
  return pieces.map((piece) => {
    if (way === 'glued' && now()) return { ...piece, text: glued(piece.text) };
    // An address taken apart is no longer found.
    if (piece.label === 'other') return piece;
    return { ...piece, text: disturb(piece.text, way, now) };
  });
}

/** The space to the next field is lost: "detectorsNucl. Instrum.". */
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
