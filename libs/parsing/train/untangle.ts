import type { Piece } from './sample';

/** A journal in guillemets behind a title: "La lana veneziana, in «Archivio veneto»". */
const JOURNAL = /^(.{6,}?[,.»”’])(\s(?:in\s)?«[^«»]{3,90}»\s?[,.]?\s*)$/su;
const LAST_PART = /^(.{6,},)(\s(\p{Lu}[\p{L}' -]{2,24})[,.]?\s*)$/su;

/** Names of places as a set labels them, without what joins two of them. */
export function placesOf(samples: Iterable<{ pieces: readonly Piece[] }>): Set<string> {
  const places = new Set<string>();
  for (const { pieces } of samples)
    for (const { label, text } of pieces) if (label === 'place') places.add(text.replace(/[\s,.;:]+/g, ' ').trim());
  return places;
}

/**
 * Some documents of the Venetian set were labelled with the journal and the place inside the title. To learn from, they are
 * put apart as everywhere else; what is reported is measured against the set as it is.
 */
export function untangle(pieces: readonly Piece[], places: ReadonlySet<string>): Piece[] {
  const has = (label: Piece['label']): boolean => pieces.some((piece) => piece.label === label);
  const hasContainer = has('container');
  const hasPlace = has('place');
  return pieces.flatMap((piece): Piece[] => {
    if (piece.label !== 'title' && piece.label !== 'container') return [piece];
    const journal = piece.label === 'title' && !hasContainer ? JOURNAL.exec(piece.text) : null;
    if (journal)
      return [
        { ...piece, text: journal[1] ?? '' },
        { label: 'container', text: journal[2] ?? '' },
      ];
    const place = hasPlace ? null : LAST_PART.exec(piece.text);
    if (place && places.has(place[3] ?? ''))
      return [
        { ...piece, text: place[1] ?? '' },
        { label: 'place', text: place[2] ?? '' },
      ];
    return [piece];
  });
}
