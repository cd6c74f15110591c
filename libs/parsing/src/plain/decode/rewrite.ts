import type { Span } from '@veracite/model/reference';

/** A text in plain characters, and the way back to the text as it was pasted. */
export interface Decoded {
  text: string;
  /** The span of the pasted text that a span of `text` stands for. */
  toRaw: (span: Span) => Span;
}

/** A stretch of a text and what is put in its place. */
export interface Change extends Span {
  piece: string;
}

export function asItIs(text: string): Decoded {
  return { text, toRaw: (span) => span };
}

/**
 * Puts other characters in the place of what `pattern` matches; undefined leaves a match as it is.
 * @param pattern with the flag g
 */
export function rewrite(raw: string, pattern: RegExp, plain: (match: RegExpExecArray) => string | undefined): Decoded {
  const changes: Change[] = [];
  for (const match of raw.matchAll(pattern)) {
    const piece = plain(match);
    if (piece !== undefined) changes.push({ start: match.index, end: match.index + match[0].length, piece });
  }
  return withChanges(raw, changes);
}

/**
 * A text with some stretches changed. What was left out before or behind a span is not marked with it.
 * @param changes disjoint and in order
 */
export function withChanges(raw: string, changes: readonly Change[]): Decoded {
  if (changes.length === 0) return asItIs(raw);
  /** Offsets in the new text before and behind each piece, and how much longer the pasted text is up to there. */
  const steps: { from: number; to: number; longer: number }[] = [];
  let text = '';
  let at = 0;
  for (const { start, end, piece } of changes) {
    text += raw.slice(at, start);
    const from = text.length;
    text += piece;
    at = end;
    steps.push({ from, to: text.length, longer: end - text.length });
  }
  text += raw.slice(at);
  const toRaw = ({ start, end }: Span): Span => {
    const first = start + (steps.findLast((step) => step.to <= start)?.longer ?? 0);
    const last = end + (steps.findLast((step) => step.to <= end && step.from < end)?.longer ?? 0);
    return { start: first, end: Math.max(first, last) };
  };
  return { text, toRaw };
}
