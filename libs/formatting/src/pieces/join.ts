/** Joining elements so that no stop or comma stands twice and both stand inside closing quotation marks (American usage of all three manuals). */

type Piece = string | undefined | false;

const TAIL = /[”’\uE000-\uE005]/;

/** The text up to its closing quotes and marks, and these. */
function split(text: string): [string, string] {
  let end = text.length;
  while (end > 0 && TAIL.test(text.charAt(end - 1))) end -= 1;
  return [text.slice(0, end), text.slice(end)];
}

function inside(text: string, mark: string): string {
  const [body, tail] = split(text);
  // A mark of formatting alone is no reason to pull the stop into the italics; a closing quotation mark is.
  if (!/[”’]/.test(tail)) return text + mark;
  const quote = tail.search(/[”’]/);
  return body + tail.slice(0, quote) + mark + tail.slice(quote);
}

/** Ends a sentence with a stop unless it ends with one, a question or an exclamation mark. */
export function withStop(text: string): string {
  return /[.?!…]$/.test(split(text)[0]) ? text : inside(text, '.');
}

/** Adds a comma, inside closing quotes. */
export function withComma(text: string): string {
  return text.endsWith(',') ? text : inside(text, ',');
}

const given = (pieces: Piece[]): string[] =>
  pieces.filter((piece): piece is string => typeof piece === 'string' && piece !== '');

/** `A. B? C.` */
export function sentences(...pieces: Piece[]): string {
  return given(pieces).map(withStop).join(' ');
}

/** `A, B, C` */
export function commas(...pieces: Piece[]): string {
  const all = given(pieces);
  return all.map((piece, index) => (index < all.length - 1 ? withComma(piece) : piece)).join(' ');
}

/** `A B C` */
export function words(...pieces: Piece[]): string {
  return given(pieces).join(' ');
}

/** `(A; B)`, or nothing when both are absent. */
export function bracketed(separator: string, ...pieces: Piece[]): string {
  const inner = given(pieces).join(separator);
  return inner && `(${inner})`;
}
