import type { Token } from './tokenize';

const SINGLE_OPENING = new Set(['‘', "'", '`', '‚', '‹']);
/** No title has more tokens. */
const LONGEST = 120;
const SINGLE_CLOSING = new Set(['’', "'", '‘', '›']);

/**
 * The mark each token of punctuation stands for: one character, and double quotation marks in the place of single ones and of those that
 * LaTeX writes with two strokes, so that all titles in quotation look alike. Apostrophes stay what they are.
 */
export function marksOf(tokens: readonly Token[]): Map<number, string> {
  const marks = new Map<number, string>();
  for (let i = 0; i < tokens.length; i += 1) {
    const text = tokens[i]?.text ?? '';
    if (text === '``') marks.set(i, '“');
    else if (text === "''") marks.set(i, '”');
    else if (SINGLE_OPENING.has(text) && opens(tokens, i)) {
      const end = closingOf(tokens, i);
      if (end === undefined) continue;
      marks.set(i, '“');
      marks.set(end, '”');
      i = end;
    }
  }
  return marks;
}

/** Behind a space and before a word; "'t Hooft" and "'s-Gravenhage" are names. */
function opens(tokens: readonly Token[], i: number): boolean {
  const [before, mark, after] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!mark || !after || after.start > mark.end || !/^[\p{L}\p{N}]/u.test(after.text)) return false;
  return (!before || before.end < mark.start || before.text === '(') && !/^(?:\p{Ll}|\p{N}+s?)$/u.test(after.text);
}

/** Behind a word or a mark, and nothing in small letters follows: "the authors’ rights" goes on. */
function closingOf(tokens: readonly Token[], from: number): number | undefined {
  const last = Math.min(tokens.length, from + LONGEST);
  for (let i = from + 2; i < last; i += 1) {
    const [before, mark, after] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    if (!mark || !before || !SINGLE_CLOSING.has(mark.text) || before.end < mark.start) continue;
    if (!after || !/^\p{Ll}{2,}/u.test(after.text) || /^(?:in|edited|ed|eds|dans|trans)$/.test(after.text)) return i;
  }
  return undefined;
}
