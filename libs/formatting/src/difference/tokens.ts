/** A word or a single mark of a text. */
export interface Token {
  text: string;
  start: number;
  isWord: boolean;
  /** Normalized for comparison: no case or accents, uniform quotation marks and dashes, "&" as "and". */
  key: string;
}

/** Matches a token. Words with inner punctuation (10.1000/182, 123–45) are split; spaces are ignored. */
const TOKEN = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu;

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    isWord: found === '&' || /[\p{L}\p{N}]/u.test(found),
    key: found === '&' ? 'and' : plainMark(found).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  }));

/** Normalizes typographic variants of quotes, apostrophes and dashes. */
export const plainMark = (text: string): string =>
  text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’`´]/g, "'")
    .replace(/[‐-―−]/g, '-');

/** Joins tokens with a space wherever the text had white space. */
export function textOf(tokens: Token[]): string {
  return tokens
    .map((token, index) => {
      const before = tokens[index - 1];
      return (before && before.start + before.text.length < token.start ? ' ' : '') + token.text;
    })
    .join('');
}
