/** A word or a single mark of a text. */
export interface Token {
  text: string;
  start: number;
  isWord: boolean;
  /** What is compared: no case, no accents, one shape of quotation marks and dashes, "&" as "and". */
  key: string;
}

/** Words with inner marks (10.1000/182, 123–45) come in parts; spaces are not compared. */
const TOKEN = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu;

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    isWord: found === '&' || /[\p{L}\p{N}]/u.test(found),
    key: found === '&' ? 'and' : plainMark(found).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  }));

/** Typographic variants that no editor would call a fault: quotes, apostrophes and dashes of any shape. */
export const plainMark = (text: string): string =>
  text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’`´]/g, "'")
    .replace(/[‐-―−]/g, '-');

/** Tokens as they stand, a space where the text had room between them. */
export function textOf(tokens: Token[]): string {
  return tokens
    .map((token, index) => {
      const before = tokens[index - 1];
      return (before && before.start + before.text.length < token.start ? ' ' : '') + token.text;
    })
    .join('');
}
