import type { Piece } from './sample';

/** A journal in quotation marks or a book after a title: "La lana veneziana, in «Archivio veneto»". */
const JOURNAL = /^(.{6,}?[,.»”’"])(\s(?:in\s|nel\s|nella\s)?[«“][^«»“”]{3,90}[»”]\s?[,.]?\s*)$/su;
const BOOK = /^(.{6,}?[,.»”’"])(\s(?:in|dans)\s(?=\p{Lu}).{8,})$/su;
/** The word for a work cited before, which is not part of the title: "La Catalogne, cit.,". */
const CITED = /^(.{2,}?[\p{L}\p{N}»”"][,.…]{0,3})(\s(?:op\.\s?)?cit[\s,.;)]*)$/su;
/** A word for the field that follows. */
const SCRAP = /^(.{4,}?[,.…])(\s(?:vol|voi|t|tomo|pp?|pag|coll?)\.?\s*)$/su;
const LAST_PART = /^(.{6,},)(\s(\p{Lu}[\p{L}' -]{2,24})[,.]?\s*)$/su;

/** Collects the names of places that a set labels. */
export function placesOf(samples: Iterable<{ pieces: readonly Piece[] }>): Set<string> {
  const places = new Set<string>();
  for (const { pieces } of samples)
    for (const { label, text } of pieces) if (label === 'place') places.add(text.replace(/[\s,.;:]+/g, ' ').trim());
  return places;
}

/**
 * Splits titles of the Venetian set that include the journal, the place or "cit.". Only training uses the result; reported
 * results are measured on the original set.
 */
export function untangle(pieces: readonly Piece[], places: ReadonlySet<string>): Piece[] {
  const hasContainer = pieces.some((piece) => piece.label === 'container');
  const hasPlace = pieces.some((piece) => piece.label === 'place');
  return pieces.flatMap((piece): Piece[] => {
    if (piece.label !== 'title' && piece.label !== 'container') return [piece];
    const inTitle = piece.label === 'title' && !hasContainer;
    return (
      cut(piece, inTitle ? (JOURNAL.exec(piece.text) ?? BOOK.exec(piece.text)) : null, 'container') ??
      cut(piece, CITED.exec(piece.text), 'other') ??
      cut(piece, SCRAP.exec(piece.text), undefined) ??
      cut(piece, hasPlace ? null : placeIn(piece.text, places), 'place') ?? [piece]
    );
  });
}

function placeIn(text: string, places: ReadonlySet<string>): RegExpExecArray | null {
  const found = LAST_PART.exec(text);
  return found && places.has(found[3] ?? '') ? found : null;
}

function cut(piece: Piece, found: RegExpExecArray | null, label: Piece['label']): Piece[] | undefined {
  if (!found) return undefined;
  return [
    { ...piece, text: found[1] ?? '' },
    { ...(label ? { label } : {}), text: found[2] ?? '' },
  ];
}
