import { pick } from '../random';
import type { Piece } from '../sample';

/** Pieces as a printed page gives them when its text is taken out by a program: spaces lost or put in around marks and hyphens. */
export function disturbSpaces(pieces: readonly Piece[], random: () => number): Piece[] {
  const way = pick(['before', 'both', 'lost', 'hyphen'], random);
  const share = 0.2 + random() * 0.8;
  const now = (): boolean => random() < share;
  return pieces.map((piece) => {
    // An address taken apart is no longer found.
    if (piece.label === 'other') return piece;
    return { ...piece, text: disturb(piece.text, way, now) };
  });
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
