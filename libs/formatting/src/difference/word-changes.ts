import { plainMark, textOf, tokensOf, type Token } from './tokens';

/** Maximum table size, which takes a few milliseconds. Longer lists are not aligned. */
const MAX_CELLS = 1_000_000;

/** Returns the index pairs of a longest common subsequence (Wagner and Fischer, "The String-to-String Correction Problem", 1974). */
function align(left: string[], right: string[]): [number, number][] {
  if (left.length * right.length > MAX_CELLS) return [];
  const width = right.length + 1;
  const best = new Uint16Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const skip = Math.max(best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
      best[i * width + j] = left[i] === right[j] ? (best[(i + 1) * width + j + 1] ?? 0) + 1 : skip;
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i] === right[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if ((best[(i + 1) * width + j] ?? 0) >= (best[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Kind of difference of a span of the written reference from the corrected one. */
export type ChangeKind = 'same' | 'wrong' | 'missing' | 'superfluous' | 'order' | 'punctuation' | 'case';

/** A span of the reference: `corrected` replaces `written`. Either may be empty. */
export interface Change {
  kind: ChangeKind;
  written: string;
  corrected: string;
  /** Offset of `written` in the reference; -1 if `written` is empty. */
  start: number;
}

/**
 * Compares the written reference with the corrected citation. Words are aligned first, and the text between two equal words is
 * compared as a whole. Adjacent changes of case are merged.
 */
export function wordChanges(written: string, corrected: string): Change[] {
  const [a, b] = [tokensOf(written), tokensOf(corrected)];
  const [words, others] = [wordsOf(a), wordsOf(b)];
  const pairs = align(
    words.map((position) => a[position]?.key ?? ''),
    others.map((position) => b[position]?.key ?? ''),
  );
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  for (const [left, right] of pairs) {
    const [x, y] = [words[left] ?? i, others[right] ?? j];
    changes.push(...between(a.slice(i, x), b.slice(j, y)), ...agreeing(a[x], b[y]));
    [i, j] = [x + 1, y + 1];
  }
  changes.push(...between(a.slice(i), b.slice(j)));
  return joined(markMoved(changes));
}

const wordsOf = (tokens: Token[]): number[] => tokens.flatMap((token, index) => (token.isWord ? [index] : []));
const keysOf = (tokens: Token[]): string[] => tokens.filter(({ isWord }) => isWord).map(({ key }) => key);

/** Compares two tokens with the same key. "and" instead of "&" counts as punctuation. */
function agreeing(left: Token | undefined, right: Token | undefined): Change[] {
  if (!left || !right) return [];
  const same = plainMark(left.text) === plainMark(right.text);
  const kind = same ? 'same' : [left.text, right.text].includes('&') ? 'punctuation' : 'case';
  return [{ kind, written: left.text, corrected: right.text, start: left.start }];
}

/** Compares the tokens between equal words. Equal punctuation at the ends is kept, and the rest is one change. */
function between(gone: Token[], come: Token[]): Change[] {
  const most = Math.min(gone.length, come.length);
  const agree = (left: Token | undefined, right: Token | undefined): boolean =>
    left?.isWord === false && left.key === right?.key;
  let head = 0;
  while (head < most && agree(gone[head], come[head])) head += 1;
  let tail = 0;
  while (tail < most - head && agree(gone[gone.length - 1 - tail], come[come.length - 1 - tail])) tail += 1;
  const rest = [gone.slice(head, gone.length - tail), come.slice(head, come.length - tail)] as const;
  return [
    ...gone.slice(0, head).flatMap((token, index) => agreeing(token, come[index])),
    ...replaced(...rest),
    ...gone.slice(gone.length - tail).flatMap((token, index) => agreeing(token, come[come.length - tail + index])),
  ];
}

function replaced(gone: Token[], come: Token[]): Change[] {
  if (gone.length + come.length === 0) return [];
  // An ampersand by itself counts as punctuation.
  const words = (tokens: Token[]): string[] => keysOf(tokens.filter(({ text }) => text !== '&'));
  const kind = kindOf(words(gone), words(come));
  return [{ kind, written: textOf(gone), corrected: textOf(come), start: gone[0]?.start ?? -1 }];
}

function kindOf(gone: string[], come: string[]): ChangeKind {
  if (gone.length + come.length === 0) return 'punctuation';
  if (come.length === 0) return 'superfluous';
  if (gone.length === 0) return 'missing';
  // Names replaced by "et al." and abbreviated words are missing rather than wrong, and vice versa.
  if (isShort(gone, come)) return 'missing';
  return isShort(come, gone) ? 'superfluous' : 'wrong';
}

/** Returns true for "et al." and abbreviations: "J. Mediev. Educ." for "Journal of Medieval Education", "M." for "Mary". */
function isShort(short: string[], full: string[]): boolean {
  if (short.join(' ') === 'et al') return true;
  let index = 0;
  for (const word of short) {
    if (!/^\p{L}+$/u.test(word)) return false;
    while (index < full.length && !full[index]?.startsWith(word)) index += 1;
    if (index === full.length) return false;
    index += 1;
  }
  return true;
}

/** Marks words that are missing in one place and superfluous in another as moved, ignoring punctuation and "and". */
function markMoved(changes: Change[]): Change[] {
  const content = (text: string): string =>
    keysOf(tokensOf(text))
      .filter((key) => key !== 'and')
      .sort()
      .join(' ');
  const side = (kind: ChangeKind, key: 'written' | 'corrected'): Set<string> =>
    new Set(changes.flatMap((change) => (change.kind === kind && content(change[key])) || []));
  const [come, gone] = [side('missing', 'corrected'), side('superfluous', 'written')];
  return changes.map((change) => {
    const moved =
      (change.kind === 'missing' && gone.has(content(change.corrected))) ||
      (change.kind === 'superfluous' && come.has(content(change.written)));
    return moved ? { ...change, kind: 'order' } : change;
  });
}

function joined(changes: Change[]): Change[] {
  const out: Change[] = [];
  for (const change of changes) {
    const last = out.at(-1);
    if (last && last.kind === change.kind && (change.kind === 'same' || change.kind === 'case')) {
      last.written += ` ${change.written}`;
      last.corrected += ` ${change.corrected}`;
    } else out.push({ ...change });
  }
  return out;
}
