export interface Piece {
  text: string;
  changed: boolean;
}

/**
 * Marks the given words in the text, which keeps its own spaces and punctuation.
 * @param words in the order of the text; a word's inner spaces may differ from the text's
 */
export function inContext(text: string, words: Piece[]): Piece[] {
  const pieces: Piece[] = [];
  const push = (piece: string, changed: boolean) => {
    if (piece) pieces.push({ text: piece, changed });
  };
  let offset = 0;
  for (const word of words) {
    let start = -1;
    let end = offset;
    for (const part of word.text.split(/\s+/).filter(Boolean)) {
      const found = text.indexOf(part, end);
      if (found < 0) continue;
      if (start < 0) start = found;
      end = found + part.length;
    }
    if (start < 0) continue;
    push(text.slice(offset, start), false);
    push(text.slice(start, end), word.changed);
    offset = end;
  }
  push(text.slice(offset), false);
  return pieces;
}
