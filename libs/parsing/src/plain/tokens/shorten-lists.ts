import { tokenize, type Mask, type Token } from './tokenize';

/** Most tokens that the labeler and its ranker read. A reference of 2,000 characters has about 450. */
const READ = 800;
/** Tokens after this one are ignored: so long a text is not a reference. */
const LONGEST = 20_000;
/** Tokens kept at each end of a shortened list. */
const LEFT = 150;
/** Most tokens between two separators of a list of people: "Juan Pablo de la Cruz-Martínez, ", "Smith, J. A. B., ". */
const WIDEST = 14;

/**
 * Returns the tokens that the labeler reads. Collaborations have hundreds of authors: the middle of such a list is left out,
 * because everything between two names of a list is a name too. Runs of one label span the gap.
 */
export function readableTokens(text: string, masks: readonly Mask[]): Token[] {
  const tokens = tokenize(text, masks, LONGEST);
  if (tokens.length <= READ) return tokens;
  const list = longestList(tokens);
  const from = nextName(tokens, list.from + LEFT);
  const to = nextName(tokens, Math.min(list.to - LEFT, from + tokens.length - READ));
  return [...tokens.slice(0, from), ...(to > from ? tokens.slice(to) : tokens.slice(from))].slice(0, READ);
}

const isSeparator = ({ text }: Token): boolean => text === ',' || text === ';';

/** Finds the longest sequence of tokens with closely spaced commas or semicolons and without numbers. */
function longestList(tokens: readonly Token[]): { from: number; to: number } {
  let best = { from: 0, to: 0 };
  let from = 0;
  let separator = 0;
  tokens.forEach((token, index) => {
    if (isSeparator(token)) separator = index;
    if (token.mask || /\d/.test(token.text) || index - separator > WIDEST) from = index + 1;
    if (isSeparator(token) && index - from > best.to - best.from) best = { from, to: index };
  });
  return best;
}

/** Finds the next separator that a name of at least two letters follows. */
function nextName(tokens: readonly Token[], from: number): number {
  const index = tokens.findIndex(
    ({ text }, i) =>
      i >= from && /^\p{Lu}\p{L}/u.test(text) && tokens[i - 1] !== undefined && isSeparator(tokens[i - 1] as Token),
  );
  return index < 0 ? from : index;
}
