/** How a stretch of the reference as written differs from the corrected one. */
export type ChangeKind = 'same' | 'wrong' | 'missing' | 'superfluous' | 'order' | 'punctuation' | 'case';

/** One stretch: `written` stands in the reference, `corrected` takes its place; either may be empty. */
export interface Change {
  kind: ChangeKind;
  written: string;
  corrected: string;
  /** Offset of `written` in the reference. */
  start: number;
}

interface Token {
  text: string;
  start: number;
}

/** Words with inner marks (10.1000/182, 123–45 stay in parts), single punctuation marks; spaces are not compared. */
const TOKEN = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu;

const tokensOf = (text: string): Token[] => [...text.matchAll(TOKEN)].map((m) => ({ text: m[0], start: m.index }));

/** Typographic variants that no editor would call a fault: quotes, apostrophes and dashes of any shape. */
const plainMark = (text: string): string =>
  text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’`´]/g, "'")
    .replace(/[‐-―−]/g, '-');
const fold = (text: string): string => plainMark(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isMark = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** A table of this many cells takes some milliseconds; longer texts are compared around their common ends only. */
const MAX_CELLS = 1_000_000;

/**
 * The reference as written against the corrected citation, word by word, by longest common subsequence
 * (Wagner and Fischer 1974). Neighbouring changes of one kind are joined.
 */
export function wordChanges(written: string, corrected: string): Change[] {
  const a = tokensOf(written);
  const b = tokensOf(corrected);
  const pairs = a.length * b.length > MAX_CELLS ? [] : align(a, b);
  const changes: Change[] = [];
  let i = 0;
  let j = 0;
  for (const [x, y] of [...pairs, [a.length, b.length] as const]) {
    changes.push(...replaced(a.slice(i, x), b.slice(j, y)));
    const [left, right] = [a[x], b[y]];
    if (left && right) changes.push(paired(left, right));
    i = x + 1;
    j = y + 1;
  }
  return joined(markMoved(changes));
}

function paired(left: Token, right: Token): Change {
  const same = plainMark(left.text) === plainMark(right.text);
  return { kind: same ? 'same' : 'case', written: left.text, corrected: right.text, start: left.start };
}

/** A stretch without counterpart: marks by themselves, words by themselves. */
function replaced(gone: Token[], come: Token[]): Change[] {
  const start = gone[0]?.start ?? -1;
  const marks = [...gone, ...come].every((token) => isMark(token.text));
  if (gone.length + come.length === 0) return [];
  const kind: ChangeKind = marks
    ? 'punctuation'
    : gone.length === 0
      ? 'missing'
      : come.length === 0
        ? 'superfluous'
        : 'wrong';
  return [{ kind, written: text(gone), corrected: text(come), start }];
}

/** Tokens as they stand, a space where the text had room between them. */
function text(tokens: Token[]): string {
  return tokens
    .map((token, index) => {
      const before = tokens[index - 1];
      return (before && before.start + before.text.length < token.start ? ' ' : '') + token.text;
    })
    .join('');
}

/** Words missing here and superfluous there have only moved. */
function markMoved(changes: Change[]): Change[] {
  const come = new Set(changes.filter((c) => c.kind === 'missing').map((c) => fold(c.corrected)));
  const gone = new Set(changes.filter((c) => c.kind === 'superfluous').map((c) => fold(c.written)));
  return changes.map((change) => {
    const moved =
      (change.kind === 'missing' && gone.has(fold(change.corrected))) ||
      (change.kind === 'superfluous' && come.has(fold(change.written)));
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

/** Index pairs of the longest common subsequence of folded tokens. */
function align(a: Token[], b: Token[]): [number, number][] {
  const left = a.map((token) => fold(token.text));
  const right = b.map((token) => fold(token.text));
  const width = b.length + 1;
  const best = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const skip = Math.max(best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
      best[i * width + j] = left[i] === right[j] ? (best[(i + 1) * width + j + 1] ?? 0) + 1 : skip;
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (left[i] === right[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if ((best[(i + 1) * width + j] ?? 0) >= (best[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}
