import type { Span } from '@veracite/model/reference';

/** A decoded text, and the mapping of its spans to the pasted text. */
export interface Decoded {
  text: string;
  /** Maps a span of `text` to the pasted text. */
  toRaw: (span: Span) => Span;
}

export interface Change extends Span {
  replacement: string;
}

export function asItIs(text: string): Decoded {
  return { text, toRaw: (span) => span };
}

/** Replaces the matches of a global pattern, except those for which `plain` returns undefined. */
export function rewrite(raw: string, pattern: RegExp, plain: (match: RegExpExecArray) => string | undefined): Decoded {
  const changes: Change[] = [];
  for (const match of raw.matchAll(pattern)) {
    const replacement = plain(match);
    if (replacement !== undefined)
      changes.push({ start: match.index, end: match.index + match[0].length, replacement });
  }
  return withChanges(raw, changes);
}

/** Applies disjoint changes in order. Spans are mapped back without removed text at their ends. */
export function withChanges(raw: string, changes: readonly Change[]): Decoded {
  if (changes.length === 0) return asItIs(raw);
  /** Offsets of each replacement in the new text, and how much longer the pasted text is up to its end. */
  const steps: { from: number; to: number; longer: number }[] = [];
  let text = '';
  let index = 0;
  for (const { start, end, replacement } of changes) {
    text += raw.slice(index, start);
    const from = text.length;
    text += replacement;
    index = end;
    steps.push({ from, to: text.length, longer: end - text.length });
  }
  text += raw.slice(index);
  const toRaw = ({ start, end }: Span): Span => {
    const first = start + (steps.findLast((step) => step.to <= start)?.longer ?? 0);
    const last = end + (steps.findLast((step) => step.to <= end && step.from < end)?.longer ?? 0);
    return { start: first, end: Math.max(first, last) };
  };
  return { text, toRaw };
}
