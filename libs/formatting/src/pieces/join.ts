/** Joins elements without doubled periods or commas, and with both inside closing quotation marks (American usage of all three manuals). */

type Piece = string | undefined | false;

const TAIL = /[”’\uE000-\uE005]/;

/** Splits a text from its closing quotation marks and formatting marks. */
function split(text: string): [string, string] {
  let end = text.length;
  while (end > 0 && TAIL.test(text.charAt(end - 1))) end -= 1;
  return [text.slice(0, end), text.slice(end)];
}

function inside(text: string, mark: string): string {
  const [body, tail] = split(text);
  // The period moves inside closing quotation marks, but not inside italics.
  if (!/[”’]/.test(tail)) return text + mark;
  const quote = tail.search(/[”’]/);
  return body + tail.slice(0, quote) + mark + tail.slice(quote);
}

/** Adds a final period unless the text already ends with end punctuation. */
export function withStop(text: string): string {
  return /[.?!…]$/.test(split(text)[0]) ? text : inside(text, '.');
}

/** Adds a comma, inside closing quotes. */
export function withComma(text: string): string {
  return text.endsWith(',') ? text : inside(text, ',');
}

const given = (pieces: Piece[]): string[] =>
  pieces.filter((piece): piece is string => typeof piece === 'string' && piece !== '');

/** Joins pieces as sentences: `A. B? C.` */
export function sentences(...pieces: Piece[]): string {
  return given(pieces).map(withStop).join(' ');
}

/** Joins pieces with commas: `A, B, C` */
export function commas(...pieces: Piece[]): string {
  const all = given(pieces);
  return all.map((piece, index) => (index < all.length - 1 ? withComma(piece) : piece)).join(' ');
}

/** Joins pieces with spaces: `A B C` */
export function words(...pieces: Piece[]): string {
  return given(pieces).join(' ');
}

/** Joins pieces in parentheses, `(A; B)`, or returns an empty string if there are none. */
export function bracketed(separator: string, ...pieces: Piece[]): string {
  const inner = given(pieces).join(separator);
  return inner && `(${inner})`;
}
