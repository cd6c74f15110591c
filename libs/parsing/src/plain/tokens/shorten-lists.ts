import { tokenise, type Mask, type Token } from './tokenize';

/** The labeller and its ranker read so many tokens: a reference of 2,000 characters has about 450. */
const READ = 800;
/** Texts beyond it are no references: their end is not looked at. */
const LONGEST = 20_000;
/** Of a list that is cut for reading so many tokens are left at its beginning and at its end. */
const LEFT = 150;
/** Tokens between two separators of a list of people: "Juan Pablo de la Cruz-Martínez, ", "Smith, J. A. B., ". */
const WIDEST = 14;

/**
 * Tokens of a reference for the labeller. Collaborations sign with hundreds of names: the middle of such a list is left
 * out, since what stands between two names of one list is a name of it; runs of one label reach over the gap.
 */
export function readableTokens(text: string, masks: readonly Mask[]): Token[] {
  const tokens = tokenise(text, masks, LONGEST);
  if (tokens.length <= READ) return tokens;
  const list = longestList(tokens);
  const from = nextName(tokens, list.from + LEFT);
  const to = nextName(tokens, Math.min(list.to - LEFT, from + tokens.length - READ));
  return [...tokens.slice(0, from), ...(to > from ? tokens.slice(to) : tokens.slice(from))].slice(0, READ);
}

const isSeparator = ({ text }: Token): boolean => text === ',' || text === ';';

/** The longest stretch in which a comma or semicolon follows the other closely, and no number stands. */
function longestList(tokens: readonly Token[]): { from: number; to: number } {
  let best = { from: 0, to: 0 };
  let from = 0;
  let separator = 0;
  tokens.forEach((token, at) => {
    if (isSeparator(token)) separator = at;
    if (token.mask || /\d/.test(token.text) || at - separator > WIDEST) from = at + 1;
    if (isSeparator(token) && at - from > best.to - best.from) best = { from, to: at };
  });
  return best;
}

/** The next place behind a separator where a name of two letters or more begins. */
function nextName(tokens: readonly Token[], from: number): number {
  const at = tokens.findIndex(
    ({ text }, i) =>
      i >= from && /^\p{Lu}\p{L}/u.test(text) && tokens[i - 1] !== undefined && isSeparator(tokens[i - 1] as Token),
  );
  return at < 0 ? from : at;
}
